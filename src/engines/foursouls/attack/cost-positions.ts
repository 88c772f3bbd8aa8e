/**
 * The positions of an attack, counted and not met: what misses may leave of the defence, times the healths of the foe,
 * times everything that may still change a roll. Never less than the solver meets (see `cost.ts`).
 */
import { compileCode } from '../../exact/code.ts';
import { FACES, MOST, type Attack, type Face } from './attack.ts';
import { damageOf, isHit, startOf, turned, type Position } from './position.ts';

/** What the player has against damage. */
export interface Defence {
  readonly health: number;
  readonly shields: number;
  readonly points: number;
}
/** The damage of a miss, and how much of it one use of `points` prevents. */
export interface Blow {
  readonly damage: number;
  readonly pointsEach: number;
}
/** Positions that differ in the defence, in the health of the foe and in what may still change a roll. */
export interface Group {
  readonly foe: number;
  readonly first: boolean;
  readonly defences: readonly Defence[];
  readonly foeHealths: readonly number[];
}
/** What a solver is asked for. */
export interface Asked {
  /** Defences with which the attack may begin. */
  readonly starts: readonly Defence[];
  /** Whether every position is asked about, those too that nobody would bring about. */
  readonly isGuided: boolean;
}

const CODE = compileCode({ health: 2 * MOST.health, shields: 2 * MOST.uses, points: 2 * MOST.uses });
/** What one miss may leave, by each way to answer it that is no death. */
const afterMiss = ({ health, shields, points }: Defence, damage: number, pointsEach: number): readonly Defence[] => {
  const used = Array.from({ length: Math.min(Math.ceil(damage / pointsEach), points) + 1 }, (_, n) => n);
  return [
    ...used
      .map((n) => ({ health: health - Math.max(0, damage - n * pointsEach), shields, points: points - n }))
      .filter((d) => d.health > 0),
    ...(shields > 0 ? [{ health, shields: shields - 1, points }] : []),
  ];
};
/**
 * What misses may leave of some defences, themselves included.
 * @param isOnce only the first miss counts
 */
export const afterMisses = (
  from: readonly Defence[],
  { damage, pointsEach }: Blow,
  isOnce = false,
): readonly Defence[] => {
  const found = new Map<number, Defence>();
  const add = (defence: Defence) => found.set(CODE.pack(defence), defence);
  from.forEach(add);
  if (damage === 0) return [...found.values()];
  // The list grows while it is gone through.
  for (const defence of isOnce ? from : found.values()) afterMiss(defence, damage, pointsEach).forEach(add);
  return [...found.values()];
};

/** A position of which only the foe and the first roll are looked at. */
export const rollAt = (attack: Attack, foe: number, first: boolean): Position => ({ ...startOf(attack), foe, first });

/** Healths that a foe may have, from the highest. */
export const foeHealthsOf = (attack: Attack, foe: number): readonly number[] => {
  const found = new Set([attack.foes[foe]!.health]);
  const rolls = [false, true].map((first) => rollAt(attack, foe, first));
  const damages = new Set(rolls.flatMap((roll) => FACES.map((face) => damageOf(attack, roll, face))));
  for (const health of found)
    for (const damage of damages) if (damage > 0 && health > damage) found.add(health - damage);
  return [...found].sort((a, b) => b - a);
};

/** The same without shields, without points, without both: what the plan looks at once they are spent. */
const spentOf = (defences: readonly Defence[]): readonly Defence[] =>
  defences.flatMap((d) => [
    { ...d, shields: 0 },
    { ...d, points: 0 },
    { ...d, shields: 0, points: 0 },
  ]);

/** All positions of an attack, foe by foe, the first roll apart. */
export const groupsOf = (attack: Attack, { starts, isGuided }: Asked): readonly Group[] => {
  let entered = starts;
  let whole: readonly Defence[] = starts.map((d) => ({ ...d, shields: 0, points: 0 }));
  return attack.foes.flatMap(({ health, attack: damage }, foe): Group[] => {
    const blow = { damage, pointsEach: attack.pointsEach };
    const first: Group = { foe, first: true, defences: entered, foeHealths: [health] };
    const isMissed = [false, true].some((f) => FACES.some((face) => !isHit(attack, rollAt(attack, foe, f), face)));
    if (isMissed) entered = afterMisses(entered, blow);
    whole = afterMisses(whole, blow);
    // The plan looks at every health, and asks about damage where nobody misses too.
    const planned = whole.map((d) => ({ ...starts[0]!, health: d.health }));
    const looked = isGuided && damage > 0 ? [...entered, ...planned, ...spentOf(planned)] : entered;
    if (isGuided) entered = afterMisses(looked, blow, !isMissed);
    const later: Group = { foe, first: false, defences: entered, foeHealths: foeHealthsOf(attack, foe) };
    return foe === 0 || attack.firstEach ? [first, later] : [later];
  });
};

/**
 * How many hands of flips and fixes there may be at each health of a foe when only the best use is sought. Where each of
 * them makes a hit that nobody changes again, no more of them are spent than there were hits.
 */
export const handsAt = (attack: Attack, { foe, foeHealths }: Group): readonly number[] => {
  const { hand, foes, fixTo } = attack;
  const all = (hand.flips + 1) * (hand.fixes + 1);
  const rolls = foes.flatMap((_, i) => [false, true].map((first) => rollAt(attack, i, first)));
  const isHardest = (roll: Position, face: Face) => damageOf(attack, roll, face) === hardest(attack, roll);
  const makesHits = rolls.every(
    (roll) =>
      hardest(attack, roll) > 0 &&
      (hand.fixes === 0 || isHardest(roll, fixTo)) &&
      (hand.flips === 0 || FACES.every((face) => isHardest(roll, face) || isHardest(roll, turned(face)))),
  );
  if (!makesHits) return foeHealths.map(() => all);
  // Who has no damage does some on a 6 alone.
  const least = attack.attack === 0 ? attack.sixBonus : attack.attack;
  const hitsFor = (damage: number) => Math.ceil(damage / least);
  const before = foes.slice(0, foe).reduce((n, { health }) => n + hitsFor(health), 0);
  return foeHealths.map((health) => {
    const hits = before + hitsFor(foes[foe]!.health - health);
    return Array.from({ length: hand.flips + 1 }, (_, flips) =>
      Math.max(0, Math.min(hand.fixes, hits - flips) + 1),
    ).reduce((a, b) => a + b, 0);
  });
};
const hardest = (attack: Attack, roll: Position): number =>
  Math.max(...FACES.map((face) => damageOf(attack, roll, face)));

/** Ways to answer the damage of a foe, over some defences. */
export const answersTo = ({ damage, pointsEach }: Blow, defences: readonly Defence[]): number =>
  damage === 0
    ? 0
    : defences.reduce(
        (n, { shields, points }) => n + Math.min(Math.ceil(damage / pointsEach), points) + 1 + (shields > 0 ? 1 : 0),
        0,
      );

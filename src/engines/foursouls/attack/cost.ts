/**
 * How much work an attack is, before it is begun (see `exact/work.ts`): its positions, throws and endings are counted, in
 * the steps that the solver counts itself. An upper bound.
 */
import type { Work } from '../../exact/work.ts';
import { FACES, RESOURCES, type Attack } from './attack.ts';
import {
  afterMisses,
  answersTo,
  foeHealthsOf,
  groupsOf,
  handsAt,
  rollAt,
  type Asked,
  type Blow,
  type Defence,
  type Group,
} from './cost-positions.ts';
import { GAINS, STEPS as BY, isInHand, withMore, type GainOf } from './gains.ts';
import { damageOf, isFree, isHit, isIdleHit, likesAt } from './position.ts';
import { STEPS } from './steps.ts';

/** What is solved, and what is asked of a solver besides. */
interface Cost {
  readonly solve: number;
  readonly guide: number;
  readonly bytes: number;
}

/** What is done with a throw of such a group, whatever the position. */
const throwOf = (attack: Attack, { foe, first }: Group) => {
  const roll = rollAt(attack, foe, first);
  const faces = [...new Set(likesAt(attack, roll))];
  const damages = faces.map((face) => damageOf(attack, roll, face));
  const idle = faces.filter((face) => isIdleHit(attack, roll, face)).length;
  const isFreeRoll = isFree(attack, roll);
  const most = Math.max(...damages);
  const isWaiting = most > 0 && isFreeRoll;
  return {
    faces: damages.length,
    misses: attack.foes[foe]!.attack > 0 ? faces.filter((face) => !isHit(attack, roll, face)).length : 0,
    /** Faces that may be changed. */
    open: isWaiting ? 0 : damages.filter((d) => d < most || most === 0).length - idle,
    order: attack.dice > 1 && !isFreeRoll ? STEPS.order : 0,
    /** Places among the others that are tried for the hits without damage. */
    places: attack.dice > 1 && !isFreeRoll && idle > 0 ? FACES.length + 1 : 1,
    isEndless: most === 0 && (isFreeRoll || idle === faces.length),
  };
};

/** Endings that may follow, over all defences of a group, at each health of the foe. */
const endingsAfter = (attack: Attack, group: Group, groups: readonly Group[]): readonly number[] => {
  const healths = [...new Set(groups.at(-1)!.defences.map((d) => d.health))];
  const most = Math.max(...group.defences.map((d) => d.health));
  /** By health: how many healths are no more than it. */
  const lower = Array.from({ length: most + 1 }, (_, health) => healths.filter((h) => h <= health).length);
  const alive = group.defences.reduce((n, d) => n + lower[d.health]!, 0);
  const later = groups.filter((g) => !g.first && g.foe > group.foe);
  const isDeadly = (foe: number) => attack.foes[foe]!.attack > 0;
  const deaths = later.reduce((n, g) => n + (isDeadly(g.foe) ? g.foeHealths.length : 0), 0);
  // Where nobody can do anything to anybody, every health is an ending for every health of that foe.
  const endless = [group, ...later].reduce(
    (n, g) => n + (throwOf(attack, { ...g, first: false }).isEndless ? g.foeHealths.length : 0),
    0,
  );
  const own = foeHealthsOf(attack, group.foe);
  return group.foeHealths.map((health) => {
    const here = isDeadly(group.foe) ? own.filter((h) => h <= health).length : 0;
    return group.defences.length * (deaths + here) + alive * (1 + endless);
  });
};

const BYTES = { ending: 130, position: 1_500 } as const;

const costOf = (attack: Attack, asked: Asked): Cost => {
  const { isGuided } = asked;
  const { rerolls, flips, fixes } = attack.hand;
  const share = (times: number) => times / (times + 1);
  const groups = groupsOf(attack, asked);
  let [solve, guide, bytes] = [0, 0, 0];
  for (const group of groups) {
    const { defences } = group;
    const { faces, misses, open, order, places } = throwOf(attack, group);
    const all = group.foeHealths.map(() => (flips + 1) * (fixes + 1));
    const hands = (isGuided ? all : handsAt(attack, group)).map((n) => n * (rerolls + 1));
    const sum = hands.reduce((a, b) => a + b, 0);
    const positions = defences.length * sum;
    // One die thrown again is another throw of the same position.
    const throws = 1 + (open > 0 ? share(rerolls) : 0);
    const endings = throws * endingsAfter(attack, group, groups).reduce((n, e, i) => n + e * hands[i]!, 0);
    const answers = answersTo(blowOf(attack, group.foe), defences) * sum;
    // A face that is looked at only as the change of another is one more.
    const changed = isGuided ? share(flips) + share(fixes) : 2 * (Math.sign(flips) + Math.sign(fixes));
    const tried = positions * (faces + open * (share(rerolls) + changed)) + misses * answers;
    solve +=
      positions * throws * (STEPS.throw + order) + tried * STEPS.option + faces * endings * places * STEPS.ending;
    guide += positions * (STEPS.advice + order) + answers * STEPS.option;
    bytes += endings * BYTES.ending + positions * BYTES.position;
  }
  return { solve, guide, bytes };
};
/** The damage of a miss against a foe. */
const blowOf = ({ foes, pointsEach }: Attack, foe: number): Blow => ({ damage: foes[foe]!.attack, pointsEach });
const defenceOf = ({ health, hand }: Pick<Attack, 'health' | 'hand'>): Defence => ({
  health,
  shields: hand.shields,
  points: hand.points,
});

/** The plan asks how damage is answered in every cell of its tables, the strips of faces twice for each. */
const planSteps = (attack: Attack): number => {
  const { foes, hand } = attack;
  const stages = RESOURCES.filter((r) => hand[r] > 0).length;
  let levels: readonly Defence[] = [{ ...defenceOf(attack), shields: 0, points: 0 }];
  const cells = foes.map((_, foe) => {
    levels = afterMisses(levels, blowOf(attack, foe));
    return levels.length * foeHealthsOf(attack, foe).length * answersTo(blowOf(attack, foe), [defenceOf(attack)]);
  });
  const strips = 2 * FACES.length * answersTo(blowOf(attack, 0), [defenceOf(attack)]);
  return (cells.reduce((a, b) => a + b, 0) * stages + strips) * STEPS.option;
};

/** The work of everything that a page shows of an attack, and of the advice for its dice: see `oddsOf` and `guideOf`. */
export const workOf = (attack: Attack): Work => {
  const { solve, guide, bytes } = costOf(attack, { starts: [defenceOf(attack)], isGuided: true });
  return { steps: solve + guide + planSteps(attack), bytes };
};

/** @param isGuided whether to count the hands that nobody would bring about as well, see `handsAt` */
const gainsCost = (attack: Attack, isGuided: boolean): Work => {
  const own = costOf(attack, { starts: [defenceOf(attack)], isGuided });
  // More health and more in hand are other positions of the same attack; anything else is another attack.
  const startsWith = (of: GainOf) => [0, ...BY].map((by) => defenceOf(withMore(attack, of, by)));
  let { solve: steps, bytes } = costOf(attack, { starts: startsWith('health'), isGuided });
  let others = 0;
  for (const of of GAINS) {
    if (of === 'health') continue;
    // With most in hand every smaller hand is met, but for those that hits alone would bring about.
    const isNested = isInHand(of) && (isGuided || (of !== 'flips' && of !== 'fixes'));
    for (const by of isNested ? [Math.max(...BY)] : BY) {
      const more = withMore(attack, of, by);
      const cost = costOf(more, { starts: isNested ? startsWith(of) : [defenceOf(more)], isGuided });
      steps += cost.solve - (isNested ? own.solve : 0);
      // What is solved of the same attack is kept, what is solved of another is given back.
      if (isInHand(of)) bytes += cost.bytes - (isNested ? own.bytes : 0);
      else others = Math.max(others, cost.bytes);
    }
  }
  return { steps, bytes: bytes + others };
};
/** The work of all gains, one after the other, see `gainOf`. */
export const gainsWorkOf = (attack: Attack): Work => {
  // Both are upper bounds.
  const [all, some] = [gainsCost(attack, true), gainsCost(attack, false)];
  return all.steps < some.steps ? all : some;
};

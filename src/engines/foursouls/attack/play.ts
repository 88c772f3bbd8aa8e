/** An attack played with real dice: pure steps from one moment to the next, with a log of what happened. */
import type { AdviceAt } from './advice.ts';
import type { Attack, Face, Resource } from './attack.ts';
import { endingOf, type Ending } from './outcome.ts';
import {
  damageOf,
  hurt,
  isHit,
  leftOf,
  resolveRoll,
  resultOf,
  startOf,
  usesAgainst,
  withSpent,
  type Next,
  type Position,
} from './position.ts';
import type { DamageAction, RollAction } from './solve.ts';

/** What waits for the player. */
type Moment =
  | { readonly kind: 'ready' }
  /** Several dice lie, one is to be taken. */
  | { readonly kind: 'several'; readonly faces: readonly Face[] }
  | { readonly kind: 'die'; readonly face: Face }
  | { readonly kind: 'damage'; readonly damage: number }
  | { readonly kind: 'over'; readonly ending: Ending };

export type LogLine =
  | { readonly kind: 'thrown'; readonly faces: readonly Face[]; readonly roll: number }
  | { readonly kind: 'taken'; readonly face: Face }
  | { readonly kind: 'changed'; readonly by: Exclude<RollAction, 'resolve'>; readonly face: Face }
  | { readonly kind: 'hit'; readonly result: number; readonly damage: number; readonly foeHealth: number }
  | { readonly kind: 'miss'; readonly result: number }
  | { readonly kind: 'hurt'; readonly damage: number; readonly health: number }
  | { readonly kind: 'prevented'; readonly damage: number };

export interface Play {
  readonly position: Position;
  readonly moment: Moment;
  /** Attack rolls so far. */
  readonly rolls: number;
  readonly log: readonly LogLine[];
}

export type PlayAction =
  | { readonly kind: 'throw' }
  | { readonly kind: 'take'; readonly face: Face }
  | { readonly kind: 'roll'; readonly action: RollAction }
  | { readonly kind: 'damage'; readonly action: DamageAction };

/** Where a fair die comes from. */
export type FairDie = () => Face;

export const newPlay = (attack: Attack): Play => ({
  position: startOf(attack),
  moment: { kind: 'ready' },
  rolls: 0,
  log: [],
});

/** The play after an action; an action that the moment does not allow changes nothing. */
export const act = (attack: Attack, play: Play, action: PlayAction, die: FairDie): Play => {
  const { moment, rolls } = play;
  if (action.kind === 'throw' && moment.kind === 'ready') {
    const faces = Array.from({ length: attack.dice }, die);
    const next: Moment = faces.length === 1 ? { kind: 'die', face: faces[0]! } : { kind: 'several', faces };
    return withLine({ ...play, rolls: rolls + 1, moment: next }, { kind: 'thrown', faces, roll: rolls + 1 });
  }
  if (action.kind === 'take' && moment.kind === 'several' && moment.faces.includes(action.face))
    return withLine({ ...play, moment: { kind: 'die', face: action.face } }, { kind: 'taken', face: action.face });
  if (action.kind === 'roll' && moment.kind === 'die')
    return action.action === 'resolve'
      ? resolveDie(attack, play, moment.face)
      : changeDie(attack, play, action.action, { face: moment.face, die });
  if (action.kind === 'damage' && moment.kind === 'damage')
    return takeDamage(attack, play, moment.damage, action.action);
  return play;
};

/** What is best now. */
export const adviceFor = (adviceAt: AdviceAt, { position, moment }: Play): PlayAction | undefined => {
  if (moment.kind === 'ready') return { kind: 'throw' };
  if (moment.kind === 'several')
    return { kind: 'take', face: adviceAt(position).order.find((face) => moment.faces.includes(face))! };
  if (moment.kind === 'die') return { kind: 'roll', action: adviceAt(position).faces[moment.face - 1]! };
  // The roll that missed is past, so the position is the one after it.
  return moment.kind === 'damage' ? { kind: 'damage', action: adviceAt(position).damage } : undefined;
};

const withLine = (play: Play, line: LogLine): Play => ({ ...play, log: [...play.log, line] });

const resolveDie = (attack: Attack, play: Play, face: Face): Play => {
  const { position } = play;
  const [result, damage] = [resultOf(attack, position, face), damageOf(attack, position, face)];
  const line: LogLine = isHit(attack, position, face)
    ? { kind: 'hit', result, damage, foeHealth: Math.max(0, position.foeHealth - damage) }
    : { kind: 'miss', result };
  return follow(withLine(play, line), resolveRoll(attack, position, face));
};

const SPENT_BY = { reroll: 'rerolls', flip: 'flips', fix: 'fixes' } as const satisfies {
  [a in Exclude<RollAction, 'resolve'>]: Resource;
};
type Change = keyof typeof SPENT_BY;
/** The face of the die that lies, and where a new one would come from. */
interface Lying {
  readonly face: Face;
  readonly die: FairDie;
}
const CHANGED: { readonly [change in Change]: (attack: Attack, lying: Lying) => Face } = {
  reroll: (_, { die }) => die(),
  flip: (_, { face }) => (7 - face) as Face,
  fix: ({ fixTo }) => fixTo,
};
const changeDie = (attack: Attack, play: Play, action: Change, lying: Lying): Play => {
  const resource = SPENT_BY[action];
  if (play.position.hand[resource] < 1) return play;
  const next = CHANGED[action](attack, lying);
  return withLine(
    { ...play, position: withSpent(play.position, resource), moment: { kind: 'die', face: next } },
    { kind: 'changed', by: action, face: next },
  );
};

const takeDamage = (attack: Attack, play: Play, damage: number, action: DamageAction): Play => {
  const { position } = play;
  const isShield = action === 'shield';
  const points = action === 'shield' ? 0 : action;
  if (isShield ? position.hand.shields < 1 : points > usesAgainst(attack, position, damage)) return play;
  const left = isShield ? 0 : leftOf(attack, damage, points);
  const prevented = damage - left;
  const next = hurt(withSpent(position, isShield ? 'shields' : 'points', isShield ? 1 : points), left);
  const health = next.kind === 'roll' ? next.position.health : 0;
  const stopped = prevented === 0 ? play : withLine(play, { kind: 'prevented', damage: prevented });
  return follow(left === 0 ? stopped : withLine(stopped, { kind: 'hurt', damage: left, health }), next);
};

const follow = (play: Play, next: Next): Play => {
  if (next.kind === 'over') return { ...play, moment: { kind: 'over', ending: endingOf(next.outcome) } };
  return {
    ...play,
    position: next.position,
    moment: next.kind === 'damage' ? { kind: 'damage', damage: next.damage } : { kind: 'ready' },
  };
};

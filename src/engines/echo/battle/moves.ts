/** 3.4.4–3.4.6: what a detective may do on his turn, and what it leads to for himself and for the enemy he aims at. */
import { ONE, type Fraction } from '../../exact/fraction.ts';
import { castChance, NO_DAMAGE, shoot, strike, type Blow } from './attack.ts';
import type { Battle, Detective, Vigour } from './battle.ts';
import type { FighterState } from './fighter-state.ts';
import { failureOf } from './skill-check.ts';

/** What may be done; of equally good moves the first. */
export const ACTIONS = [
  'weapon',
  'knife',
  'bare',
  'spell',
  'release',
  'heal',
  'leave',
  'wait',
  'lost-turn',
  'stay-away',
] as const;
export type Action = (typeof ACTIONS)[number];
/** What a move may lead to. */
interface Outcome {
  readonly chance: Fraction;
  readonly standing: FighterState;
  readonly damage: Vigour;
}
export interface Move {
  readonly action: Action;
  /** Whether it is done to one of the enemies. */
  readonly isAimed: boolean;
  /** To leave has the chance that the enemies who stand allow: its outcomes are success and failure, without chances. */
  readonly outcomes: readonly Outcome[];
}

const certainly = (action: Action, standing: FighterState): Move => ({
  action,
  isAimed: false,
  outcomes: [{ chance: ONE, standing, damage: NO_DAMAGE }],
});
const attack = (action: Action, standing: FighterState, blows: readonly Blow[]): Move => ({
  action,
  isAimed: true,
  outcomes: blows.map(({ chance, damage }) => ({ chance, standing, damage })),
});

/** Whoever cannot pay the price and stay up does not cast. */
const canCast = ({ spell }: Detective, { will, casts }: FighterState): boolean =>
  spell !== undefined && will > spell.price && (spell.uses === 0 || casts > 0);
const spellMoves = (detective: Detective, standing: FighterState, battle: Battle): readonly Move[] => {
  const { spell } = detective;
  if (spell === undefined || !canCast(detective, standing)) return [];
  const paid: FighterState = {
    ...standing,
    will: standing.will - spell.price,
    casts: Math.max(0, standing.casts - 1),
  };
  const late = spell.moves - 1;
  const works = castChance(spell, battle);
  const isLost = battle.readings['failed-long-spell'] === 'turns-lost';
  const success: Outcome = {
    chance: works,
    standing: { ...paid, late },
    damage: late === 0 ? spell.damage : NO_DAMAGE,
  };
  const failure: Outcome = {
    chance: failureOf(works),
    standing: isLost ? { ...paid, late: 0 - late } : paid,
    damage: NO_DAMAGE,
  };
  return [{ action: 'spell', isAimed: late === 0, outcomes: [success, failure].filter(({ chance }) => chance.n > 0n) }];
};
const healMoves = ({ heal }: Detective, standing: FighterState): readonly Move[] => {
  if (heal === undefined || standing.heals === 0) return [];
  const { upTo } = heal;
  const healed: FighterState = {
    ...standing,
    will: Math.max(standing.will, Math.min(upTo.will, standing.will + heal.will)),
    strength: Math.max(standing.strength, Math.min(upTo.strength, standing.strength + heal.strength)),
    heals: standing.heals - 1,
  };
  return [certainly('heal', healed)];
};
const attackMoves = (detective: Detective, standing: FighterState, battle: Battle): readonly Move[] => {
  const { vigilance, knife, hasMartialArts, weapon } = detective;
  const { strength } = standing;
  return [
    ...(weapon === undefined ? [] : [attack('weapon', standing, shoot({ vigilance, strength }, weapon, battle))]),
    ...(knife === 0 ? [] : [attack('knife', standing, strike(strength, knife, hasMartialArts, battle))]),
    attack('bare', standing, strike(strength, 0, hasMartialArts, battle)),
  ];
};
const leaveMove = (standing: FighterState, { readings }: Battle): Move => {
  const gone: FighterState = { ...standing, place: readings.return === 'may-return' ? 'hidden' : 'away' };
  return {
    action: 'leave',
    isAimed: false,
    outcomes: [gone, standing].map((one) => ({ chance: ONE, standing: one, damage: NO_DAMAGE })),
  };
};

/** Turns that a spell of several moves takes. */
const lateMoves = ({ spell }: Detective, standing: FighterState): readonly Move[] => {
  const { late } = standing;
  const nearer: FighterState = { ...standing, late: late - Math.sign(late) };
  if (late !== 1) return [certainly('lost-turn', nearer)];
  return [attack('release', nearer, [{ chance: ONE, damage: spell!.damage }])];
};

/** All moves of a detective in a state; none once he is out of the battle. */
export const movesOf = (detective: Detective, standing: FighterState, battle: Battle): readonly Move[] => {
  if (standing.place === 'fallen' || standing.place === 'away') return [];
  if (standing.late !== 0) return lateMoves(detective, standing);
  const present: FighterState = { ...standing, place: 'in' };
  const acts = [
    ...attackMoves(detective, present, battle),
    ...spellMoves(detective, present, battle),
    ...healMoves(detective, present),
  ];
  if (standing.place === 'hidden') return [...acts, certainly('stay-away', standing)];
  return [...acts, ...(battle.canLeave ? [leaveMove(present, battle)] : []), certainly('wait', present)];
};

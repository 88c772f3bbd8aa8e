/** A test as the reader sets it: who tests what, with which dice, what throws them again. Plain values, nothing hidden. */
import type { Spend } from '../../../../engines/eldritch/skill-check/again.ts';
import { SKILLS, skillValue, type Fortune } from '../../../../engines/eldritch/skill-check/skill.ts';
import type { Rerolls, Test } from '../../../../engines/eldritch/skill-check/solve.ts';
import { lastChosen } from '../../../shared/state/last-chosen.ts';
import {
  NO_IMPROVEMENTS,
  SKILLS_NOT_SET,
  areNotSet,
  isNotSet,
  type InvestigatorCard,
  type Skills,
} from '../../shared/investigator.ts';
import { skillNotSet, type NotSet } from '../../shared/not-set.ts';

/** A skill, or dice of no skill in particular. */
export const TESTED = [...SKILLS, 'number'] as const;
export type Tested = (typeof TESTED)[number];

export interface Setup {
  /** An id of the data; undefined: unnamed. */
  readonly investigator: string | undefined;
  readonly tested: Tested;
  /** As printed on the sheet. */
  readonly skills: Skills;
  /** Improvement tokens. */
  readonly improved: Skills;
  /** Dice where no skill is tested. */
  readonly number: number;
  /** The best single bonus of cards. */
  readonly bonus: number;
  readonly extra: number;
  /** Of the card or the monster. */
  readonly modifier: number;
  readonly fortune: Fortune;
  readonly clues: number;
  readonly focus: number;
  /** Dice that cards throw again, one each. */
  readonly free: number;
  /** A card that throws all failed dice again once. */
  readonly all: boolean;
  /** Each 6 counts as two successes. */
  readonly sixes: boolean;
  readonly spend: Spend;
}

export type Bounds = readonly [least: number, most: number];
/** The bounds of every number on the page: any question within them takes less than a frame. */
export const BOUNDS = {
  skill: [0, 9],
  improved: [-2, 2],
  number: [0, 12],
  bonus: [0, 6],
  extra: [0, 4],
  modifier: [-5, 5],
  clues: [0, 9],
  focus: [0, 4],
  free: [0, 4],
} as const satisfies { readonly [name: string]: Bounds };

const AVERAGE: Skills = { lore: 2, influence: 2, observation: 2, strength: 2, will: 2 };

/** An investigator who carries nothing. */
export const setupOf = (card: InvestigatorCard | undefined, tested: Tested): Setup => ({
  investigator: card?.id,
  tested,
  skills: card?.skills ?? AVERAGE,
  improved: NO_IMPROVEMENTS,
  number: 3,
  bonus: 0,
  extra: 0,
  modifier: 0,
  fortune: 'plain',
  clues: 0,
  focus: 0,
  free: 0,
  all: false,
  sixes: false,
  spend: 'best',
});
/** The same test by another investigator, without improvements; unnamed: with the same numbers. */
export const withInvestigator = (setup: Setup, card: InvestigatorCard | undefined): Setup => {
  if (card === undefined) {
    const skills = areNotSet(setup.skills) ? AVERAGE : setup.skills;
    return { ...setup, investigator: undefined, skills };
  }
  return { ...setup, investigator: card.id, skills: card.skills ?? SKILLS_NOT_SET, improved: NO_IMPROVEMENTS };
};
/** The tested skill, where the reader has yet to set it. */
export const skillNotSetOf = (
  { investigator, tested, skills }: Setup,
  investigators: readonly InvestigatorCard[],
): NotSet | undefined => {
  if (tested === 'number') return undefined;
  const card = investigators.find(({ id }) => id === investigator);
  return isNotSet(card, skills, tested) ? skillNotSet(card, tested, 'set-tested') : undefined;
};
interface HasSetup {
  readonly setup: Setup;
}
export const withSetup = <S extends HasSetup>(state: S, change: (setup: Setup) => Setup): S => ({
  ...state,
  setup: change(state.setup),
});
/** The initial state for the investigator chosen last in another calculator; undefined without one. */
export const carriedState = <S extends HasSetup>(
  begin: S,
  investigators: readonly InvestigatorCard[],
): S | undefined => {
  const last = lastChosen('eldritch', investigators);
  return last && withSetup(begin, (setup) => withInvestigator(setup, last));
};

/** What the tested skill is worth, with its token. */
export const valueOf = ({ tested, skills, improved, number }: Setup): number =>
  tested === 'number' ? number : skillValue(skills[tested], improved[tested]);
/** Tokens that throw one die again each; focus goes first. */
const tokensOf = ({ clues, focus, spend }: Setup): number => focus + (spend === 'none' ? 0 : clues);
export const rerollsOf = (setup: Setup): Rerolls => ({ clues: tokensOf(setup), free: setup.free, all: setup.all });
/** Whether anything may be thrown again. */
export const hasRerolls = (setup: Setup): boolean => tokensOf(setup) > 0 || setup.free > 0 || setup.all;
/** Clues used up by a number of spent tokens: a focus token goes before a clue. */
export const cluesOf = ({ focus }: Setup, spent: number): number => Math.max(0, spent - focus);

/** The test for the engine. */
export const testOf = (setup: Setup): Test => {
  const { bonus, extra, modifier, fortune, sixes, spend } = setup;
  return {
    dice: { skill: valueOf(setup), bonus, extra, modifier, fortune, sixesDouble: sixes },
    rerolls: rerollsOf(setup),
    spend: spend === 'none' ? 'best' : spend,
  };
};

/** What more would buy, in the order of the rows. */
const CHANGES = ['die-1', 'die-2', 'clue-1', 'clue-2', 'card-reroll', 'plain', 'blessed', 'cursed'] as const;
export type Change = (typeof CHANGES)[number];
const CHANGED: { readonly [C in Change]: (setup: Setup) => Setup } = {
  'die-1': (setup) => ({ ...setup, extra: setup.extra + 1 }),
  'die-2': (setup) => ({ ...setup, extra: setup.extra + 2 }),
  'clue-1': (setup) => ({ ...setup, clues: setup.clues + 1 }),
  'clue-2': (setup) => ({ ...setup, clues: setup.clues + 2 }),
  'card-reroll': (setup) => ({ ...setup, free: setup.free + 1 }),
  plain: (setup) => ({ ...setup, fortune: 'plain' }),
  blessed: (setup) => ({ ...setup, fortune: 'blessed' }),
  cursed: (setup) => ({ ...setup, fortune: 'cursed' }),
};
/** The same test with one thing changed; it may lie beyond the bounds of the page. */
export const withChange = (setup: Setup, change: Change): Setup => CHANGED[change](setup);
/** Changes that change anything: no clue where none is spent, no fortune that is there. */
export const changesFor = ({ fortune, spend }: Setup): readonly Change[] =>
  CHANGES.filter((change) => change !== fortune && !(spend === 'none' && change.startsWith('clue')));

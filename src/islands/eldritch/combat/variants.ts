/** What more would buy: the same fight with one thing changed. */
import type { Aim, Fight } from '../../../engines/eldritch/fight/fight.ts';
import { solveFight } from '../../../engines/eldritch/fight/solve.ts';
import { SPENDINGS, type Spend } from '../../../engines/eldritch/test/again.ts';
import { meanOf } from '../../../engines/exact/distribution.ts';
import type { Fraction } from '../../../engines/exact/fraction.ts';
import { BOUNDS, fightOf, withHero, type Hero, type State } from './model.ts';
import type { Result } from './result.ts';

export const VARIANTS = [
  'will-1',
  'will-2',
  'strength-1',
  'strength-2',
  'strength-4',
  'clue-1',
  'clue-2',
  'blessed',
  'cursed',
] as const;
export type VariantCode = (typeof VARIANTS)[number];

const withDice = ({ extra }: Hero, trial: 'will' | 'strength', more: number): Partial<Hero> => ({
  extra: { ...extra, [trial]: extra[trial] + more },
});
const withClues = ({ clues }: Hero, more: number): Partial<Hero> | undefined =>
  clues + more > BOUNDS.tokens[1] + 2 ? undefined : { clues: clues + more };
/** What of the investigator changes; undefined where it would change nothing. */
const CHANGES: { readonly [v in VariantCode]: (hero: Hero) => Partial<Hero> | undefined } = {
  'will-1': (hero) => withDice(hero, 'will', 1),
  'will-2': (hero) => withDice(hero, 'will', 2),
  'strength-1': (hero) => withDice(hero, 'strength', 1),
  'strength-2': (hero) => withDice(hero, 'strength', 2),
  'strength-4': (hero) => withDice(hero, 'strength', 4),
  'clue-1': (hero) => withClues(hero, 1),
  'clue-2': (hero) => withClues(hero, 2),
  blessed: ({ fortune }) => (fortune === 'blessed' ? undefined : { fortune: 'blessed' }),
  cursed: ({ fortune }) => (fortune === 'cursed' ? undefined : { fortune: 'cursed' }),
};
const hasTrial = ({ foes }: State, trial: 'will' | 'strength') => foes.some(({ monster }) => monster[trial] !== null);

/** A question that differs from the one asked, with what it is called. */
export type Beside =
  { readonly kind: 'variant'; readonly code: VariantCode } | { readonly kind: 'spend'; readonly code: Spend };
export interface BesideQuestion {
  readonly of: Beside;
  readonly fight: Fight;
}
/** What is told of it. */
export interface BesideResult {
  readonly of: Beside;
  readonly killed: Fraction;
  readonly stands: Fraction;
  readonly clues: Fraction;
}

/** There are never more. */
export const MOST_BESIDES = VARIANTS.length + SPENDINGS.length - 1;
/** All fights that are counted beside the one that is asked, in the order in which they are shown. */
export const besides = (state: State): readonly BesideQuestion[] => {
  const variants = VARIANTS.flatMap((code): BesideQuestion[] => {
    const [trial] = code.split('-');
    if ((trial === 'will' || trial === 'strength') && !hasTrial(state, trial)) return [];
    const change = CHANGES[code](state.hero);
    return change === undefined ? [] : [{ of: { kind: 'variant', code }, fight: fightOf(withHero(state, change)) }];
  });
  const hasTokens = state.hero.clues + state.hero.focus > 0;
  const spends = SPENDINGS.filter((spend) => hasTokens && spend !== state.spend).map((spend): BesideQuestion => ({
    of: { kind: 'spend', code: spend },
    fight: fightOf({ ...state, spend }),
  }));
  return [...spends, ...variants];
};
export const besideResult = ({ of, fight }: BesideQuestion): BesideResult => {
  const { allKilled, allStand, fighters } = solveFight(fight);
  return { of, killed: allKilled, stands: allStand, clues: meanOf(fighters[0]!.cluesSpent, (n) => n) };
};

/** What the aim comes to, as the page leads with it. */
export const chanceFor = (aim: Aim, { killed, stands }: Pick<Result, 'killed' | 'stands'>): Fraction =>
  aim === 'survive' || aim === 'keep-clues' ? stands : killed;

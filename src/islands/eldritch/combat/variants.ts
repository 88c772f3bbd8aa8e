/** What more would buy: the same fight with one thing changed for one of the investigators. */
import type { Fighter } from '../../../engines/eldritch/combat/model/fighter.ts';
import { LIMITS } from '../../../engines/eldritch/combat/model/check.ts';
import type { Aim, Fight } from '../../../engines/eldritch/combat/fight.ts';
import { lightened } from '../../../engines/eldritch/combat/model/most-lost.ts';
import { solveFight } from '../../../engines/eldritch/combat/solve.ts';
import { SPENDINGS, type Spend } from '../../../engines/eldritch/skill-check/again.ts';
import { meanOf } from '../../../engines/exact/distribution.ts';
import { sumOfFractions, type Fraction } from '../../../engines/exact/fraction.ts';
import type { OnWork } from '../../../engines/exact/work.ts';
import { fightOf, type State } from './model.ts';
import type { Result } from './result.ts';

const VARIANTS = [
  'will-1',
  'will-2',
  'charm-2',
  'strength-1',
  'strength-2',
  'weapon-2',
  'weapon-4',
  'clue-1',
  'clue-2',
  'focus-1',
  'health-1',
  'sanity-1',
  'blessed',
  'cursed',
] as const;
export type VariantCode = (typeof VARIANTS)[number];
/** Those that are told of each of several investigators: the others would take too long and too much room. */
const OF_EACH: readonly VariantCode[] = ['will-1', 'strength-1', 'weapon-2', 'clue-1', 'blessed'];

type Trial = 'will' | 'strength';
const withDice = (of: Fighter, trial: Trial, more: number): Fighter => ({
  ...of,
  extra: { ...of.extra, [trial]: of.extra[trial] + more },
});
/** A lasting bonus: nothing for who has a better one. */
const withBonus = (of: Fighter, trial: Trial, bonus: number): Fighter | undefined =>
  of.bonus[trial] >= bonus ? undefined : { ...of, bonus: { ...of.bonus, [trial]: bonus } };
const withToken = (of: Fighter, kind: 'clues' | 'focus', more: number): Fighter | undefined =>
  of[kind] + more > LIMITS.tokens ? undefined : { ...of, [kind]: of[kind] + more };
const withPoint = (of: Fighter, kind: 'health' | 'sanity'): Fighter | undefined => {
  const more = of[kind] + 1;
  if (more > LIMITS.health) return undefined;
  const most = of.most && { most: { ...of.most, [kind]: Math.max(of.most[kind], more) } };
  return { ...of, [kind]: more, ...most };
};
/** The investigator with the change; undefined where it would change nothing. */
const CHANGES: { readonly [v in VariantCode]: (fighter: Fighter) => Fighter | undefined } = {
  'will-1': (of) => withDice(of, 'will', 1),
  'will-2': (of) => withDice(of, 'will', 2),
  'charm-2': (of) => withBonus(of, 'will', 2),
  'strength-1': (of) => withDice(of, 'strength', 1),
  'strength-2': (of) => withDice(of, 'strength', 2),
  'weapon-2': (of) => withBonus(of, 'strength', 2),
  'weapon-4': (of) => withBonus(of, 'strength', 4),
  'clue-1': (of) => withToken(of, 'clues', 1),
  'clue-2': (of) => withToken(of, 'clues', 2),
  'focus-1': (of) => withToken(of, 'focus', 1),
  'health-1': (of) => withPoint(of, 'health'),
  'sanity-1': (of) => withPoint(of, 'sanity'),
  blessed: (of) => (of.fortune === 'blessed' ? undefined : { ...of, fortune: 'blessed' }),
  cursed: (of) => (of.fortune === 'cursed' ? undefined : { ...of, fortune: 'cursed' }),
};
/** The test that a change is for; undefined: any. */
const TRIAL_OF: { readonly [v in VariantCode]?: Trial } = {
  'will-1': 'will',
  'will-2': 'will',
  'charm-2': 'will',
  'strength-1': 'strength',
  'strength-2': 'strength',
  'weapon-2': 'strength',
  'weapon-4': 'strength',
};

/** A question that differs from the one asked, with what it is called. */
type Variant =
  | { readonly kind: 'variant'; readonly code: VariantCode; readonly who: number }
  | { readonly kind: 'spend'; readonly code: Spend };
export interface VariantQuestion {
  readonly of: Variant;
  readonly fight: Fight;
}
/** What is told of it. */
export interface VariantResult {
  readonly of: Variant;
  readonly killed: Fraction;
  readonly stands: Fraction;
  /** All that are spent on average. */
  readonly clues: Fraction;
}

/** There are never more. */
export const MOST_VARIANTS = 4 * OF_EACH.length + SPENDINGS.length - 1;
const variantsFor = (fight: Fight, who: number): readonly VariantQuestion[] =>
  (fight.fighters.length > 1 ? OF_EACH : VARIANTS).flatMap((code): VariantQuestion[] => {
    const trial = TRIAL_OF[code];
    if (trial !== undefined && fight.foes.every(({ monster }) => monster[trial] === null)) return [];
    const changed = CHANGES[code](fight.fighters[who]!);
    if (changed === undefined) return [];
    const fighters = fight.fighters.map((one, at) => (at === who ? changed : one));
    return [{ of: { kind: 'variant', code, who }, fight: { ...fight, fighters } }];
  });
/** All fights that are counted beside the one that is asked, in the order in which they are shown. */
export const variantsOf = (state: State): readonly VariantQuestion[] => {
  const fight = fightOf(state);
  const hasTokens = fight.fighters.some(({ clues, focus }) => clues + focus > 0);
  const spends = SPENDINGS.filter((spend) => hasTokens && spend !== state.spend).map((spend): VariantQuestion => ({
    of: { kind: 'spend', code: spend },
    fight: { ...fight, spend },
  }));
  return [...spends, ...fight.fighters.flatMap((_, who) => variantsFor(fight, who))];
};
export const variantResult = ({ of, fight }: VariantQuestion, onWork?: OnWork): VariantResult => {
  const { allKilled, allStand, fighters } = solveFight(lightened(fight), onWork);
  const clues = sumOfFractions(fighters.map(({ cluesSpent }) => meanOf(cluesSpent, (n) => n)));
  return { of, killed: allKilled, stands: allStand, clues };
};

/** What the aim comes to, as the page leads with it. */
export const chanceFor = (aim: Aim, { killed, stands }: Pick<Result, 'killed' | 'stands'>): Fraction =>
  aim === 'survive' || aim === 'keep-clues' ? stands : killed;

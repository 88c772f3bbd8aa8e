/** What more would buy: the same fight with one thing changed for one of the investigators. */
import type { Fighter, TrialName } from '../../../engines/eldritch/combat/model/fighter.ts';
import { LIMITS } from '../../../engines/eldritch/combat/model/check.ts';
import type { Aim, Fight } from '../../../engines/eldritch/combat/fight.ts';
import { withoutSpareHealth } from '../../../engines/eldritch/combat/model/most-lost.ts';
import { solveFight } from '../../../engines/eldritch/combat/solve.ts';
import { SPENDINGS, type Spend } from '../../../engines/eldritch/skill-check/again.ts';
import type { Fortune } from '../../../engines/eldritch/skill-check/skill.ts';
import { meanOf } from '../../../engines/exact/distribution.ts';
import { sumOfFractions, type Fraction } from '../../../engines/exact/fraction.ts';
import type { OnWork } from '../../../engines/exact/work.ts';
import { fightOf, type State } from './model.ts';
import type { Result } from './result.ts';

/** A change of an investigator; undefined where it would change nothing. */
interface Change {
  /** The test that it is for; undefined: any. */
  readonly trial?: TrialName;
  /** Also for each of several investigators; the other changes would take too much time and space. */
  readonly ofEach?: true;
  readonly with: (fighter: Fighter) => Fighter | undefined;
}
const dice = (trial: TrialName, more: number): Change => ({
  trial,
  with: (of) => ({ ...of, extra: { ...of.extra, [trial]: of.extra[trial] + more } }),
});
/** A lasting bonus: nothing for who has a better one. */
const bonus = (trial: TrialName, by: number): Change => ({
  trial,
  with: (of) => (of.bonus[trial] >= by ? undefined : { ...of, bonus: { ...of.bonus, [trial]: by } }),
});
const token = (kind: 'clues' | 'focus', more: number): Change => ({
  with: (of) => (of[kind] + more > LIMITS.tokens ? undefined : { ...of, [kind]: of[kind] + more }),
});
const point = (kind: 'health' | 'sanity'): Change => ({
  with: (of) => {
    const more = of[kind] + 1;
    if (more > LIMITS.health) return undefined;
    const most = of.most && { most: { ...of.most, [kind]: Math.max(of.most[kind], more) } };
    return { ...of, [kind]: more, ...most };
  },
});
const luck = (fortune: Fortune): Change => ({
  with: (of) => (of.fortune === fortune ? undefined : { ...of, fortune }),
});
/** All changes, in the order in which they are shown. */
const CHANGES = {
  'will-1': { ...dice('will', 1), ofEach: true },
  'will-2': dice('will', 2),
  'charm-2': bonus('will', 2),
  'strength-1': { ...dice('strength', 1), ofEach: true },
  'strength-2': dice('strength', 2),
  'weapon-2': { ...bonus('strength', 2), ofEach: true },
  'weapon-4': bonus('strength', 4),
  'clue-1': { ...token('clues', 1), ofEach: true },
  'clue-2': token('clues', 2),
  'focus-1': token('focus', 1),
  'health-1': point('health'),
  'sanity-1': point('sanity'),
  blessed: { ...luck('blessed'), ofEach: true },
  cursed: luck('cursed'),
} as const satisfies { readonly [code: string]: Change };
export type VariantCode = keyof typeof CHANGES;
const VARIANTS = Object.entries(CHANGES) as readonly (readonly [VariantCode, Change])[];
const OF_EACH = VARIANTS.filter(([, { ofEach }]) => ofEach);

/** A question that differs from the one asked, with what it is called. */
type Variant =
  | { readonly kind: 'variant'; readonly code: VariantCode; readonly who: number }
  | { readonly kind: 'spend'; readonly code: Spend };
export interface VariantQuestion {
  readonly of: Variant;
  readonly fight: Fight;
}
/** The result of a variant. */
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
  (fight.fighters.length > 1 ? OF_EACH : VARIANTS).flatMap(([code, change]): VariantQuestion[] => {
    const { trial } = change;
    if (trial !== undefined && fight.foes.every(({ monster }) => monster[trial] === null)) return [];
    const changed = change.with(fight.fighters[who]!);
    if (changed === undefined) return [];
    const fighters = fight.fighters.map((one, at) => (at === who ? changed : one));
    return [{ of: { kind: 'variant', code, who }, fight: { ...fight, fighters } }];
  });
/** All further fights, in the order of their rows. */
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
  const { allKilled, noneDefeated, fighters } = solveFight(withoutSpareHealth(fight), onWork);
  const clues = sumOfFractions(fighters.map(({ cluesSpent }) => meanOf(cluesSpent, (n) => n)));
  return { of, killed: allKilled, stands: noneDefeated, clues };
};

/** What the aim comes to, as the page leads with it. */
export const chanceFor = (aim: Aim, { killed, stands }: Pick<Result, 'killed' | 'stands'>): Fraction =>
  aim === 'survive' || aim === 'keep-clues' ? stands : killed;

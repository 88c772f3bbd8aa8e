/** What follows from a solved test: whom it passes, what to do with each token, where another point of skill pays. */
import { chanceOf, meanOf } from '../../../engines/exact/distribution.ts';
import { compareFractions, subtractFractions, sumOfFractions, type Fraction } from '../../../engines/exact/fraction.ts';
import { isChoice, isHandChoice, type HandChoice } from '../../../engines/arkham/skill-test/model/mechanic.ts';
import { isFailed, resultOf, type Numbers } from '../../../engines/arkham/skill-test/model/outcome.ts';
import type { Odds, Pile } from '../../../engines/arkham/skill-test/odds.ts';
import { TOKEN_IDS, sizeOf, type TokenId } from '../../../engines/arkham/token.ts';
import { chosenCards, type Effect, type OddsData, type State } from './model.ts';

/** Skill and difficulty as the engine reckons with them. */
const numbersOf = (state: State): Numbers => ({
  skill: state.skill + state.icons,
  difficulty: state.difficulty,
});
/** The least margin that the reader wants: below 0 where a small failure is no harm. */
export const wantedBy = ({ goal }: State): number => {
  if (goal.kind === 'no-failure') return 1 - goal.by;
  return goal.kind === 'success' ? goal.by : 0;
};
/** Whether everything passes, automatic failure too: it fails by the whole difficulty, and that is not too much. */
export const isNothingLost = (state: State): boolean =>
  state.goal.kind === 'no-failure' && state.difficulty < state.goal.by;

/** The least sum of token modifiers that passes; undefined where any that does not fail by itself passes. */
export const neededSum = (state: State): number | undefined => {
  const wanted = state.difficulty + wantedBy(state);
  return wanted <= 0 ? undefined : wanted - state.skill - state.icons;
};

/** How the first token comes: drawn, known beforehand, or not at all. */
export const drawOf = (
  state: State,
  data: OddsData,
): { readonly kind: 'draw' | 'none' } | { readonly kind: 'fixed'; readonly token: TokenId } => {
  const mechanics = chosenCards(state, data).flatMap((c) => c.mechanics);
  if (mechanics.some((m) => m.kind === 'no-draw')) return { kind: 'none' };
  const fixed = mechanics.find((m) => m.kind === 'fixed');
  return fixed === undefined ? { kind: 'draw' } : { kind: 'fixed', token: fixed.token };
};

/** A pile relative to what is wanted. */
export const sideOfPile = ({ kind, margin, success }: Pile, by: number): 'fail' | 'short' | 'pass' | 'again' => {
  if (kind === 'again') return 'again';
  if (!success) return by < 0 && margin >= by ? 'pass' : 'fail';
  return margin < by ? 'short' : 'pass';
};
/** Kinds of tokens on one side. */
export const tokensOn = (odds: Odds, by: number, side: ReturnType<typeof sideOfPile>): TokenId[] =>
  odds.piles.filter((p) => sideOfPile(p, by) === side).flatMap((p) => p.tokens.map((t) => t.id));

/** «12 из 16», where one token decides; undefined where draws chain or are chosen. */
export const countedTokens = (
  state: State,
  data: OddsData,
  odds: Odds,
): { readonly pass: number; readonly all: number } | undefined => {
  if (
    drawOf(state, data).kind !== 'draw' ||
    odds.solution.choices.length > 0 ||
    odds.piles.some((p) => p.kind === 'again')
  )
    return undefined;
  const count = (piles: readonly Pile[]) => piles.reduce((n, p) => n + p.tokens.reduce((m, t) => m + t.count, 0), 0);
  return { pass: count(odds.piles.filter((p) => sideOfPile(p, wantedBy(state)) === 'pass')), all: count(odds.piles) };
};

/** Points of failure on average, successes counted as 0. */
export const meanLoss = (state: State, odds: Odds): Fraction =>
  meanOf(odds.solution.distribution, (o) => {
    const { success, margin } = resultOf(o, numbersOf(state));
    return success ? 0 : -margin;
  });

/** Draw another token instead, or do with this one what a card says. */
type TokenAdvice = 'redraw' | 'set-aside' | 'use-on';
export type Advice =
  /** Reveal several tokens at once with this card. */
  | { readonly kind: 'use'; readonly card: Effect; readonly choice: HandChoice }
  /** A plain draw is no worse than this card. */
  | { readonly kind: 'leave'; readonly card: Effect }
  /** What to do with these tokens if one comes first. */
  | { readonly kind: TokenAdvice; readonly card: Effect; readonly tokens: readonly TokenId[] }
  | { readonly kind: 'keep'; readonly tokens: readonly TokenId[] };

/** What to do, from the choices that the engine found best. Empty where there is nothing to choose. */
export const adviceOf = (state: State, data: OddsData, { solution }: Odds): Advice[] => {
  if (solution.choices.length === 0 || drawOf(state, data).kind === 'none' || sizeOf(solution.bag) === 0) return [];
  // The engine names choices by their place among the mechanics that are choices; so do we.
  const cards = chosenCards(state, data).flatMap(({ effect, mechanics }) =>
    mechanics.filter(isChoice).map(() => effect),
  );
  const { reveal, choices, first } = solution;
  const [choice] = choices;
  // A card of several tokens at once goes with no other choice.
  if (choice !== undefined && isHandChoice(choice))
    return reveal === 'hand' ? [{ kind: 'use', card: cards[0]!, choice }] : [{ kind: 'leave', card: cards[0]! }];
  if (first.size === 0) return [];
  const groups = new Map<string, { kind: TokenAdvice; card: Effect; tokens: TokenId[] }>();
  const keep: TokenId[] = [];
  for (const [id, action] of first) {
    if (action.kind === 'resolve') {
      keep.push(id);
      continue;
    }
    const key = `${action.kind} ${action.choice}`;
    const group = groups.get(key) ?? {
      kind: action.kind === 'redraw' || action.kind === 'set-aside' ? action.kind : 'use-on',
      card: cards[action.choice]!,
      tokens: [],
    };
    group.tokens.push(id);
    groups.set(key, group);
  }
  return [...groups.values(), { kind: 'keep', tokens: keep }];
};

export interface Breakpoints {
  /** The step that buys most, from this bonus to the next; undefined where no step buys anything. */
  readonly best: { readonly from: number; readonly before: Fraction; readonly after: Fraction } | undefined;
  /** From this bonus on the curve does not rise any more. */
  readonly flatFrom: number | undefined;
  /** From this bonus on each step buys less than one percentage point. */
  readonly slackFrom: number | undefined;
  /** Nothing but failures by themselves is left there, however large the skill. */
  readonly ceiling: boolean;
  /** The tokens that fail by themselves. */
  readonly remains: readonly TokenId[];
}

/** Where the next point of skill pays most and where it stops to pay. */
export const breakpointsOf = ({ curve, solution }: Odds): Breakpoints => {
  const ahead = curve.filter((p) => p.bonus >= 0);
  const last = ahead.at(-1)!;
  let best: Breakpoints['best'];
  ahead.slice(1).forEach((point, i) => {
    const step = { from: ahead[i]!.bonus, before: ahead[i]!.chance, after: point.chance };
    if (
      compareFractions(step.after, step.before) > 0 &&
      (best === undefined || compareFractions(gain(step), gain(best)) > 0)
    )
      best = step;
  });
  const flat = ahead.find((p) => compareFractions(p.chance, last.chance) === 0)!;
  // With choices the draw changes with the skill: its ceiling is known only where it is certainty.
  const ceiling =
    last.chance.n === last.chance.d ||
    (solution.choices.length === 0 &&
      compareFractions(
        last.chance,
        chanceOf(solution.distribution, (o) => !isFailed(o)),
      ) === 0);
  return {
    best,
    flatFrom: ceiling || flat.bonus < last.bonus - 1 ? flat.bonus : undefined,
    slackFrom: ahead.find(
      (_, i) => i < ahead.length - 1 && ahead.slice(i + 1).every((p, j) => isSlack(ahead[i + j]!.chance, p.chance)),
    )?.bonus,
    ceiling,
    remains: TOKEN_IDS.filter(
      (id) =>
        (solution.bag[id] ?? 0) > (id === 'frost' ? 1 : 0) &&
        (solution.meanings[id].verdict === 'fail' || solution.meanings[id].frost === true),
    ),
  };
};
const gain = ({ before, after }: { readonly before: Fraction; readonly after: Fraction }): Fraction =>
  subtractFractions(after, before);
const isSlack = (before: Fraction, after: Fraction): boolean =>
  compareFractions(gain({ before, after }), { n: 1n, d: 100n }) < 0;

/** Rows of the table of revealed tokens: more than this many are put into one. */
const MOST_REVEALED = 6;
/** How many tokens with which chance; the last row may mean all larger numbers. */
export const revealedRows = ({
  revealed,
}: Odds): readonly { readonly tokens: number; readonly more: boolean; readonly chance: Fraction }[] => {
  const rest = revealed.slice(MOST_REVEALED - 1);
  const shown = rest.length > 1 ? revealed.slice(0, MOST_REVEALED - 1) : revealed;
  const rows = shown.map(({ tokens, chance }) => ({ tokens, more: false, chance }));
  return rest.length > 1
    ? [...rows, { tokens: rest[0]!.tokens, more: true, chance: sumOfFractions(rest.map((r) => r.chance)) }]
    : rows;
};

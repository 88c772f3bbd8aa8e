/** From the lines of a scenario reference card and an investigator's elder sign to the meaning of every token. */
import { PRINTED, SYMBOLS, type SymbolId, type Token, type TokenMeanings } from './token.ts';

/** A condition in the reader's words; the reader says whether it holds. */
interface Condition {
  readonly if: string;
}
/** A failure that hangs on another token of the same test is reckoned, not asked. */
interface FailCondition extends Condition {
  readonly revealed?: 'curse' | 'frost' | undefined;
}
/** A number: plain, or `sign` · (`plus` + `times` · X). */
interface Amount {
  readonly modifier?: number | undefined;
  /** What X is, in words. */
  readonly x?: string | undefined;
  readonly sign?: number | undefined;
  readonly times?: number | undefined;
  readonly plus?: number | undefined;
}
/** One line of a reference card, or an elder sign. Words are shown, numbers and flags are reckoned with. */
export interface SymbolLine extends Amount {
  /** Bounds of X. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly again?: true | Condition | undefined;
  /** The token counts as a frost: for the rule of the second one too. */
  readonly frost?: true | Condition | undefined;
  readonly fail?: true | FailCondition | undefined;
  readonly succeed?: true | Condition | undefined;
  /** Other numbers while a condition holds; the last that holds counts. */
  readonly alt?: readonly (Condition & Amount)[] | undefined;
  /** What the player may do instead or besides, and the number if they do. */
  readonly option?: string | undefined;
  readonly optionModifier?: number | undefined;
}
/** What the reader says of a line: X, which of its conditions hold (see {@link conditionsOf}), whether its option is taken. */
export interface LineState {
  readonly x?: number | undefined;
  readonly met?: readonly string[] | undefined;
  readonly option?: boolean | undefined;
}

/** X as it counts: within its bounds, the smallest by default. */
export const xOf = (line: SymbolLine, { x }: LineState): number =>
  Math.min(Math.max(x ?? 0, line.min ?? 0), line.max ?? 99);

/** The conditions of a line in the reader's words, each once. */
export const conditionsOf = (line: SymbolLine): string[] => [
  ...new Set(
    [
      line.again,
      line.frost,
      failsWith(line) === undefined ? line.fail : undefined,
      line.succeed,
      ...(line.alt ?? []),
    ].flatMap((c) => (c === undefined || c === true ? [] : [c.if])),
  ),
];
/** The token with which the token of a line fails the test, if there is one. */
const failsWith = ({ fail }: SymbolLine): 'curse' | 'frost' | undefined =>
  fail === undefined || fail === true ? undefined : fail.revealed;

type Holds = (flag: true | Condition | undefined) => boolean;
/** Whether what a line says holds: always, or as the reader says of its condition. */
const holdsIn =
  ({ met = [] }: LineState): Holds =>
  (flag) =>
    flag === true || (flag !== undefined && met.includes(flag.if));

const amountOf = ({ modifier = 0, x, sign = -1, plus = 0, times = 1 }: Amount, counted: number): number =>
  x === undefined ? modifier : sign * (plus + times * counted);
/** The number of a line: of its option where that is taken, else of the last alternative that holds. */
const numberOf = (line: SymbolLine, state: LineState, holds: Holds): number => {
  if (state.option === true && line.optionModifier !== undefined) return line.optionModifier;
  return amountOf((line.alt ?? []).findLast(holds) ?? line, xOf(line, state));
};
/** What a line says of the test outright; a failure that hangs on another token is not its own. */
const verdictOf = (line: SymbolLine, holds: Holds): Token['verdict'] => {
  if (failsWith(line) === undefined && holds(line.fail)) return 'fail';
  return holds(line.succeed) ? 'succeed' : undefined;
};

/** What a line makes of its token. */
export const tokenOf = (line: SymbolLine, state: LineState = {}): Token => {
  const holds = holdsIn(state);
  const [other, verdict, frost] = [failsWith(line), verdictOf(line, holds), holds(line.frost)];
  return {
    // −0 would be another outcome than 0.
    modifier: numberOf(line, state, holds) + 0,
    ...(other === undefined ? {} : { failsWith: other }),
    ...(frost || holds(line.again) ? { again: true } : {}),
    ...(frost ? { frost } : {}),
    ...(verdict === undefined ? {} : { verdict }),
  };
};

/**
 * The meanings of a test.
 * @param lines lines of the scenario card (its side for the level); a symbol without a line has no effect
 * @param sign the investigator's elder sign
 */
export const meaningsOf = (
  lines: { readonly [s in SymbolId]?: SymbolLine | undefined },
  sign: SymbolLine,
  states: { readonly [s in SymbolId | 'elder-sign']?: LineState | undefined },
): TokenMeanings => ({
  ...PRINTED,
  ...Object.fromEntries(SYMBOLS.map((s) => [s, lines[s] === undefined ? PRINTED[s] : tokenOf(lines[s], states[s])])),
  'elder-sign': tokenOf({ ...sign, sign: sign.sign ?? 1 }, states['elder-sign']),
});

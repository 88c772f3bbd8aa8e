/** The answer to send, whatever the page is asked; absent while it is being counted. */
import type { DiceFaces } from '../dice-faces.ts';
import { throwOdds } from '../throw-odds.ts';
import { missingOf, type Mode } from '../model.ts';
import type { ViewProps } from '../view-props.ts';
import { answerSentence } from './answer.ts';
import { seriesSentence } from './series.ts';
import { siegeSentence } from './siege.ts';
import { throwSentence } from './throws.ts';

/** What there is to tell of. */
export interface Told extends Pick<ViewProps, 'data' | 'state' | 'plan' | 'rows'> {
  readonly dice: DiceFaces;
}

const SENTENCES: { readonly [m in Mode]: (told: Told) => string | undefined } = {
  test: ({ data, plan }) =>
    missingOf(plan.state) === undefined ? answerSentence(plan.state, data, plan.odds, plan.dice) : undefined,
  series: ({ data, rows }) =>
    rows.series === undefined || rows.isBusy ? undefined : seriesSentence(rows.series, data),
  siege: ({ data, rows }) => (rows.siege === undefined || rows.isBusy ? undefined : siegeSentence(rows.siege, data)),
  throws: ({ data, state, dice }) =>
    throwSentence(state.throws, throwOdds(state.throws, dice.faces, data.throws), data.throws, dice),
};
export const sentenceOf = (told: Told): string | undefined => SENTENCES[told.state.mode](told);

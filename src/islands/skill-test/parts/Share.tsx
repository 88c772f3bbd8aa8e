import { percentRu } from '../../../lib/number-ru.ts';
import { COPIED, T } from '../strings.ts';
import { answerSentence, differenceLine, planLine } from '../strings-reasons.ts';
import type { Actions, Copied, Plan, ResultProps } from '../view-props.ts';

/** Two plans side by side. */
export const Compare = ({ data, state, odds, compare, on }: ResultProps & { readonly compare: Plan; readonly on: Actions | undefined }) => (
  <section class="o-part o-compare">
    <h3>{T.compare}</h3>
    <dl>
      <div><dt>{T.other}</dt><dd><b>{percentRu(compare.odds.chance)}</b><small>{planLine(compare.state, data)}</small></dd></div>
      <div><dt>{T.thisOne}</dt><dd><b>{percentRu(odds.chance)}</b><small>{planLine(state, data)}</small></dd></div>
    </dl>
    <p>{differenceLine(compare.odds.chance, odds.chance)}</p>
    {on !== undefined && (
      <p class="o-buttons">
        <button type="button" class="o-button" onClick={() => on.change(compare.state)}>{T.back}</button>
        <button type="button" class="o-button" onClick={on.dropCompare}>{T.drop}</button>
      </p>
    )}
  </section>
);

/** One sentence to send, the link, and the ways to keep or to begin anew. */
export const Share = ({ data, state, odds, on, copied }: ResultProps & { readonly on: Actions | undefined; readonly copied: Copied | undefined }) => (
  <section class="o-part">
    <h3>{T.share}</h3>
    <p class="o-answer">{answerSentence(state, data, odds)}</p>
    {on !== undefined && (
      <p class="o-buttons">
        <button type="button" class="o-button" onClick={on.copyAnswer}>{T.copyAnswer}</button>
        <button type="button" class="o-button" onClick={on.copyLink}>{T.copyLink}</button>
        <button type="button" class="o-button" onClick={on.keepForCompare}>{T.keep}</button>
        <button type="button" class="o-button" onClick={on.reset}>{T.reset}</button>
      </p>
    )}
    <p class="o-copied" role="status">{copied === undefined ? '' : COPIED[copied]}</p>
  </section>
);

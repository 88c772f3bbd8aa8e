/** Decks by ratio as a pure function of the state; on the server it is the table of 100 cards. */
import { countsOf, deckOf } from './model.ts';
import { Inputs } from './parts/Inputs.tsx';
import { Kinds } from './parts/Kinds.tsx';
import { Next } from './parts/Next.tsx';
import type { ViewProps } from './view-props.ts';
import { labels } from './words/labels.ts';

export const View = ({ decks, state, termBase, actions, copied, isBad }: ViewProps) => {
  const deck = deckOf(state, decks);
  const counts = countsOf(deck, state.size);
  return (
    <section class="c-calc c-panel deck-scaler" id="decks">
      <h2>{labels.title}</h2>
      <p class="c-hint">
        {labels.intro} <a href={`${termBase}deck-ratios/`}>{labels.rule}</a>
      </p>
      {isBad === true && (
        <p class="c-notice c-bad" role="alert">
          {labels.bad}
        </p>
      )}
      {actions === undefined && (
        <noscript dangerouslySetInnerHTML={{ __html: `<p class="c-hint">${labels.noScript}</p>` }} />
      )}
      <div class="d-cols">
        {actions !== undefined && (
          <div>
            <Inputs decks={decks} deck={deck} state={state} actions={actions} />
            <Next deck={deck} state={state} counts={counts} actions={actions} copied={copied} />
          </div>
        )}
        <div>
          <Kinds deck={deck} counts={counts} state={state} termBase={termBase} isLive={actions !== undefined} />
          {actions !== undefined && <p class="c-hint">{labels.rounding}</p>}
        </div>
      </div>
    </section>
  );
};

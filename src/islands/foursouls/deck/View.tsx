/** Decks by ratio as a pure function of the state; on the server it is the table of 100 cards. */
import { chanceOf } from '../../../engines/exact/distribution.ts';
import { toNumber } from '../../../engines/exact/fraction.ts';
import { drawOf } from '../../../engines/foursouls/deck/deck.ts';
import { fractionRu, percentRu } from '../../../lib/number-ru.ts';
import { Answer, type AnswerActions } from '../../shared/frame/Answer.tsx';
import type { Copied } from '../../shared/state/use-copied.ts';
import { Select } from '../../shared/controls/Select.tsx';
import { Bar } from '../../shared/results/Bar.tsx';
import { Stepper } from '../../shared/controls/Stepper.tsx';
import { BOUNDS, countsOf, deckOf, stateFor, withChange, type Deck, type State } from './model.ts';
import { answerSentence } from './words/sentences.ts';
import { S } from './words/labels.ts';

export interface Actions extends AnswerActions {
  readonly change: (state: State) => void;
}
export interface ViewProps {
  readonly decks: readonly Deck[];
  readonly state: State;
  /** «/foursouls/terms/» with the site's base. */
  readonly termBase: string;
  /** Absent on the server: then only the table of 100 cards is shown. */
  readonly on?: Actions | undefined;
  readonly copied?: Copied | undefined;
  /** What stood in the address could not be read. */
  readonly isBad?: boolean | undefined;
}

export const View = ({ decks, state, termBase, on, copied, isBad }: ViewProps) => {
  const deck = deckOf(state, decks);
  const counts = countsOf(deck, state.size);
  const set = (change: Partial<State>) => on?.change(withChange(state, change));
  return (
    <section class="c-calc c-panel deck-scaler" id="decks">
      <h2>{S.title}</h2>
      <p class="c-hint">
        {S.intro} <a href={`${termBase}deck-ratios/`}>{S.rule}</a>
      </p>
      {isBad === true && (
        <p class="c-notice c-bad" role="alert">
          {S.bad}
        </p>
      )}
      {on === undefined && <noscript dangerouslySetInnerHTML={{ __html: `<p class="c-hint">${S.noScript}</p>` }} />}
      <div class="d-cols">
        {on !== undefined && (
          <div>
            <div class="d-inputs">
              <Select
                label={S.deck}
                value={deck.id}
                onChange={(id) => on.change(stateFor(deckOf({ deck: id }, decks)))}
                groups={[{ label: '', options: decks.map((d) => ({ value: d.id, label: d.ru })) }]}
              />
              <label class="c-select">
                <small>{S.size}</small>
                <input
                  type="number"
                  class="c-typed"
                  inputMode="numeric"
                  min={BOUNDS.size[0]}
                  max={BOUNDS.size[1]}
                  value={state.size}
                  onChange={(e) =>
                    set({
                      size: Math.min(
                        BOUNDS.size[1],
                        Math.max(BOUNDS.size[0], Math.trunc(Number(e.currentTarget.value)) || state.size),
                      ),
                    })
                  }
                />
              </label>
              <Select
                label={S.kind}
                value={state.kind}
                onChange={(kind) => set({ kind })}
                groups={[{ label: '', options: deck.kinds.map((k) => ({ value: k.id, label: k.ru })) }]}
              />
              <Stepper
                label={S.drawn}
                value={state.drawn}
                min={BOUNDS.drawn[0]}
                max={BOUNDS.drawn[1]}
                onChange={(drawn) => set({ drawn })}
              />
              <Stepper
                label={S.wanted}
                value={state.wanted}
                min={0}
                max={state.drawn}
                onChange={(wanted) => set({ wanted })}
              />
            </div>
            <Next deck={deck} state={state} counts={counts} on={on} copied={copied} />
          </div>
        )}
        <div>
          <table class="d-kinds">
            <caption>{on === undefined ? S.plainCaption : S.caption(state.size, state.drawn)}</caption>
            <thead>
              <tr>
                <th scope="col">{S.column.kind}</th>
                <th scope="col">{S.column.ratio}</th>
                {on !== undefined && (
                  <>
                    <th scope="col">{S.column.here}</th>
                    <th scope="col">{S.column.next}</th>
                  </>
                )}
              </tr>
            </thead>
            <tbody>
              {deck.kinds.map((k, i) => (
                <tr key={k.id} class={on !== undefined && k.id === state.kind ? 'd-here' : undefined}>
                  <th scope="row">
                    <a href={`${termBase}${k.term}/`}>{k.ru}</a>
                  </th>
                  <td>{k.count}</td>
                  {on !== undefined && (
                    <>
                      <td>{counts[i]}</td>
                      <td>
                        {percentRu(
                          chanceOf(drawOf({ size: state.size, hits: counts[i]!, drawn: state.drawn }), (n) => n > 0),
                        )}
                      </td>
                    </>
                  )}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{S.total}</th>
                <td>100</td>
                {on !== undefined && (
                  <>
                    <td>{state.size}</td>
                    <td></td>
                  </>
                )}
              </tr>
            </tfoot>
          </table>
          {on !== undefined && <p class="c-hint">{S.rounding}</p>}
        </div>
      </div>
    </section>
  );
};

interface NextProps {
  readonly deck: Deck;
  readonly state: State;
  readonly counts: readonly number[];
  readonly on: Actions;
  readonly copied: Copied | undefined;
}

/** The chance that is asked for, every number of cards beside it, the answer to send. */
const Next = ({ deck, state, counts, on, copied }: NextProps) => {
  const { size, drawn, wanted } = state;
  const hits = counts[deck.kinds.findIndex((k) => k.id === state.kind)]!;
  const draw = drawOf({ size, hits, drawn });
  const atLeast = chanceOf(draw, (n) => n >= wanted);
  return (
    <div class="d-next">
      <p class="c-big" role="status">
        <strong>{percentRu(atLeast)}</strong>{' '}
        <span>
          {S.number.toLowerCase()}: {wanted} {S.atLeast}, {fractionRu(atLeast)}
        </span>
      </p>
      <table class="d-draw">
        <caption>{S.table}</caption>
        <thead>
          <tr>
            <th scope="col">{S.number}</th>
            <td></td>
            <th scope="col">{S.chance}</th>
            <th scope="col">{S.more}</th>
          </tr>
        </thead>
        <tbody>
          {[...draw.keys()].map((n) => {
            const chance = chanceOf(draw, (m) => m === n);
            return (
              <tr key={n} class={n >= wanted ? 'd-here' : undefined}>
                <th scope="row">{n}</th>
                <td class="d-bar">
                  <Bar share={toNumber(chance)} />
                </td>
                <td>
                  <b>{percentRu(chance)}</b>
                </td>
                <td>{percentRu(chanceOf(draw, (m) => m >= n))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="c-hint">{S.how(size, hits, drawn)}</p>
      <Answer title={S.share} sentence={answerSentence(deck, state, hits)} on={on} copied={copied} />
    </div>
  );
};

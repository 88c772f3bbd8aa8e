/** The digital bag as a pure function of its state; on the server it is the table of the bag alone. */
import {
  hasBegun,
  mostOf,
  inPlay,
  mustReveal,
  outcomeOf,
  poolOf,
  type BagAction,
  type BagState,
} from '../../../engines/arkham/chaos-bag/bag.ts';
import { PRINTED, TOKEN_IDS, sizeOf, type TokenId } from '../../../engines/arkham/token.ts';
import { ICONS } from '../../../drawings/symbols.ts';
import { wordedBy } from './model.ts';
import { S, numberOf, sumText, tokenFace, tokenName } from './words/labels.ts';

/** What the reader may do. */
export interface Actions {
  readonly draw: () => void;
  readonly cancel: () => void;
  readonly does: (action: BagAction) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Marks a drawn token as the one to set aside; a second time unmarks it. */
  readonly mark: (at: number) => void;
  readonly takeBag: () => void;
  readonly giveBag: () => void;
  readonly startAnew: () => void;
}
export interface ViewProps {
  readonly state: BagState;
  readonly termBase: string;
  /** Absent on the server and until the page is awake: then the bag is only shown. */
  readonly on?: Actions | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The place of the drawn token that is marked. */
  readonly marked?: number | undefined;
  /** What was just refused or done, in words. */
  readonly message?: string | undefined;
  readonly problem?: 'damaged' | 'version' | undefined;
  /** The device keeps nothing. */
  readonly notKept: boolean;
}

/** A round token. `silent` where its name stands beside it. */
const Mark = ({ id, silent = false }: { readonly id: TokenId; readonly silent?: boolean }) => {
  const said = silent ? { 'aria-hidden': true as const } : { role: 'img' as const, 'aria-label': tokenName(id) };
  return numberOf(id) === undefined ? (
    <span class={`token token-${id}`} {...said}>
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: ICONS[id as keyof typeof ICONS].body }}
      />
    </span>
  ) : (
    <span class="token" {...said}>
      {tokenFace(id)}
    </span>
  );
};
const Marks = ({ ids }: { readonly ids: readonly TokenId[] }) => (
  <span class="small-marks">
    {ids.map((id, i) => (
      <Mark key={i} id={id} />
    ))}
  </span>
);

interface ButtonProps {
  readonly text: string;
  readonly does: () => void;
  readonly kind?: '' | 'c-main' | 'big' | 'big c-main' | 'round';
  /** Where it leads nowhere it stays in place and says why when pressed: focus and layout do not jump. */
  readonly off?: boolean;
  readonly label?: string;
}
const Button = ({ text, does, kind = '', off = false, label }: ButtonProps) => (
  <button
    type="button"
    class={`c-button ${kind}`.trim()}
    aria-disabled={off ? 'true' : undefined}
    aria-label={label}
    onClick={does}
  >
    {text}
  </button>
);

const Table = ({ state }: Pick<ViewProps, 'state'>) => (
  <table>
    <caption>{S.table}</caption>
    <thead>
      <tr>
        <th scope="col">{S.kind}</th>
        <th scope="col">{S.count}</th>
      </tr>
    </thead>
    <tbody>
      {TOKEN_IDS.filter((id) => state.inBag[id] > 0).map((id) => (
        <tr key={id}>
          <th scope="row">
            <Mark id={id} silent /> {tokenName(id)}
          </th>
          <td>{state.inBag[id]}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The words under the drawn tokens: how it stands, then what was just refused or done. */
const Status = ({ state, message }: Pick<ViewProps, 'state' | 'message'>) => {
  const { sum, failed } = outcomeOf(state.drawn, PRINTED);
  const last = state.drawn.at(-1);
  const due = mustReveal(state, PRINTED);
  const chain = last !== undefined && PRINTED[last].again === true;
  return (
    <div class="standing" role="status">
      {last !== undefined && (
        <p>
          <span class="c-said">{tokenName(last)}. </span>
          {S.sum}: <b>{sumText(sum, state.drawn)}</b>
        </p>
      )}
      {failed !== undefined && <p class="bad">{S.failed[failed]}</p>}
      {due && <p class="due">{chain ? S.more : S.replace}</p>}
      {failed === undefined && chain && sizeOf(state.inBag) === 0 && <p>{S.emptyBag}</p>}
      {!hasBegun(state) && message === undefined && <p class="soft">{S.nothingDrawn}</p>}
      {message !== undefined && <p>{message}</p>}
    </div>
  );
};

const Drawn = ({ state, marked, on }: Pick<ViewProps, 'state' | 'marked'> & { readonly on: Actions }) => (
  <>
    <ol class="drawn" aria-label={S.drawn}>
      {state.drawn.map((id, i) => {
        const by = wordedBy(id);
        return (
          <li key={i}>
            <button
              type="button"
              class="pick"
              aria-pressed={marked === i}
              aria-label={tokenName(id)}
              onClick={() => on.mark(i)}
            >
              <Mark id={id} silent />
            </button>
            {by !== undefined && <small>{S[by]}</small>}
          </li>
        );
      })}
    </ol>
    {state.aside.length > 0 && (
      <p class="beside-marks">
        {S.aside} <Marks ids={state.aside} />
      </p>
    )}
    {state.cancelled.length > 0 && hasBegun(state) && (
      <p class="beside-marks">
        {S.cancelled} <Marks ids={state.cancelled} />
      </p>
    )}
    {state.drawn.length > 1 && <p class="soft">{S.setAsideHow}</p>}
  </>
);

const Play = ({ state, canUndo, canRedo, marked, message, on }: ViewProps & { readonly on: Actions }) => {
  const begun = hasBegun(state);
  const due = !begun || mustReveal(state, PRINTED);
  const none = state.drawn.length === 0;
  return (
    <div class="play">
      {/* First, so that it stays under the thumb however many tokens come. */}
      <Button
        text={begun ? S.drawMore : S.draw}
        kind={due ? 'big c-main' : 'big'}
        off={sizeOf(state.inBag) === 0}
        does={on.draw}
      />
      <Drawn state={state} marked={marked} on={on} />
      <Status state={state} message={message} />
      <div class="c-buttons">
        <Button
          text={S.finish}
          kind={begun && !due ? 'c-main' : ''}
          off={!begun}
          does={() => on.does({ kind: 'return-drawn' })}
        />
        <Button text={S.cancel} off={none} does={on.cancel} />
        <Button
          text={S.setAside}
          off={none}
          does={() => on.does({ kind: 'set-aside', at: marked ?? Math.max(0, state.drawn.length - 1) })}
        />
      </div>
      <div class="c-buttons steps-in-time">
        <Button text={S.back} off={!canUndo} does={on.undo} />
        <Button text={S.forward} off={!canRedo} does={on.redo} />
      </div>
    </div>
  );
};

const Contents = ({ state, on }: Pick<ViewProps, 'state'> & { readonly on: Actions }) => (
  <details>
    <summary>{S.contents(sizeOf(state.inBag), sizeOf(state.sealed))}</summary>
    <p>{S.pools(poolOf(state, 'bless'), poolOf(state, 'curse'))}</p>
    <ul class="kinds">
      {TOKEN_IDS.map((id) => {
        const [name, here, sealed] = [tokenName(id), state.inBag[id], state.sealed[id]];
        return (
          <li key={id}>
            <span class="name">
              <Mark id={id} silent /> {name}
            </span>
            <span class="stepper" role="group" aria-label={S.countNow(name, here, sealed)}>
              <Button
                text="−"
                kind="round"
                label={S.less(name)}
                off={here === 0}
                does={() => on.does({ kind: 'remove', token: id })}
              />
              <span aria-hidden="true">{here}</span>
              <Button
                text="+"
                kind="round"
                label={S.plus(name)}
                off={inPlay(state, id) >= mostOf(id)}
                does={() => on.does({ kind: 'add', token: id })}
              />
            </span>
            {here + sealed > 0 && (
              <span class="seals">
                <Button
                  text={S.seal}
                  label={S.about(S.seal, name)}
                  off={here === 0}
                  does={() => on.does({ kind: 'seal', token: id })}
                />
                <Button
                  text={S.release(sealed)}
                  label={S.about(S.release(sealed), name)}
                  off={sealed === 0}
                  does={() => on.does({ kind: 'release', token: id })}
                />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  </details>
);

const History = ({ state }: Pick<ViewProps, 'state'>) => (
  <details>
    <summary>{S.history(state.tests.length)}</summary>
    {state.tests.length === 0 ? (
      <p>{S.historyEmpty}</p>
    ) : (
      <ol class="past">
        {[...state.tests].reverse().map(({ drawn, aside, cancelled }, i) => {
          const { sum, failed } = outcomeOf(drawn, PRINTED);
          return (
            <li key={state.tests.length - i}>
              <Marks ids={drawn} /> {drawn.length > 0 && <span>{sumText(sum, drawn)}</span>}{' '}
              {failed !== undefined && <span class="bad">{S.failed[failed]}</span>}
              {aside.length > 0 && (
                <span class="soft">
                  {S.asidePast} <Marks ids={aside} />
                </span>
              )}
              {cancelled.length > 0 && (
                <span class="soft">
                  {S.cancelledPast} <Marks ids={cancelled} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    )}
  </details>
);

export const View = (props: ViewProps) => {
  const { state, termBase, on, problem, notKept } = props;
  return (
    <section class="chaos-bag" aria-labelledby="chaos-bag-title">
      <h2 id="chaos-bag-title">{S.title}</h2>
      <p class="soft">{S.intro}</p>
      {problem !== undefined && (
        <div class="note problem" role="alert">
          <p>{S.problem[problem]}</p>
          {on !== undefined && (
            <p>
              <Button text={S.startAnew} kind="c-main" does={on.startAnew} />
            </p>
          )}
        </div>
      )}
      {problem === undefined && on !== undefined && (
        <>
          <Play {...props} on={on} />
          <Contents state={state} on={on} />
          <History state={state} />
          <div class="c-buttons">
            <Button text={S.takeBag} does={on.takeBag} />
            <Button text={S.giveBag} does={on.giveBag} />
          </div>
          {notKept && <p class="soft">{S.notKept}</p>}
        </>
      )}
      {on === undefined && (
        <>
          <noscript dangerouslySetInnerHTML={{ __html: `<p>${S.noScript}</p>` }} />
          <Table state={state} />
        </>
      )}
      <nav class="also" aria-label={S.termsLabel}>
        {S.terms.map(([id, text]) => (
          <a key={id} href={`${termBase}${id}/`}>
            {text}
          </a>
        ))}
      </nav>
    </section>
  );
};

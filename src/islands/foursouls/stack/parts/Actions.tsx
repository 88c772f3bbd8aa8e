import { useEffect, useRef } from 'preact/hooks';
import { sentenceRu } from '../../../../lib/sentence-ru.ts';
import { isCardRef } from '../../../../engines/foursouls/stack/ref.ts';
import type { Table } from '../../../../engines/foursouls/stack/table.ts';
import { passesTo } from '../model.ts';
import { refusalWords, sourceName, sourceText, wishWayWords } from '../words/actions.ts';
import { playerName } from '../words/names.ts';
import { optionWords, QUESTION_WORDS } from '../words/questions.ts';
import { termName } from '../words/rules.ts';
import { T } from '../words/labels.ts';
import type { Commands, PartProps } from '../view-props.ts';
import type { Wish } from '../wishes.ts';
import { ReadingNote } from './Event.tsx';
import { Owner, ownerClass } from './Owner.tsx';
import { Sign } from './Sign.tsx';

interface Props extends PartProps {
  readonly wishes: readonly Wish[];
  readonly open: Wish | undefined;
  readonly on: Commands;
}

/** Each thing once with how many there are of it: ten equal cards in a hand are one choice. */
const counted = <T,>(
  list: readonly T[],
  nameOf: (thing: T) => string,
): readonly { readonly thing: T; readonly count: number }[] =>
  list
    .filter((thing, i) => list.findIndex((other) => nameOf(other) === nameOf(thing)) === i)
    .map((thing) => ({ thing, count: list.filter((other) => nameOf(other) === nameOf(thing)).length }));
const times = (count: number): string => (count > 1 ? ` × ${count}` : '');

/** A wish as a button. A refused one is not switched off: it explains itself. */
const WishButton = ({
  table,
  wish,
  count,
  on,
  open,
}: {
  readonly table: Table;
  readonly wish: Wish;
  readonly count: number;
  readonly on: Commands;
  readonly open: boolean;
}) => {
  const legal = wish.ways.length > 0;
  const { source } = wish;
  return (
    <button
      type="button"
      class={`k-wish${legal ? '' : ' k-illegal'}`}
      aria-expanded={wish.ways.length === 1 ? undefined : open}
      title={sourceText(table, source) || undefined}
      onClick={() => on.wish(wish)}
    >
      {source.kind !== 'declare' && <Sign name={source.kind === 'play' ? 'loot' : 'activated'} />}
      {sourceName(table, source)}
      {times(count)}
      {!legal && (
        <small>
          <span aria-hidden="true"> ?</span>
          <span class="k-said">
            {' '}
            ({T.cannot}: {T.whyNot})
          </span>
        </small>
      )}
    </button>
  );
};
/** The targets of the wish that was pressed, or why it is refused. It takes the focus when it opens. */
const Opened = ({ table, open, on, termBase }: Omit<Props, 'wishes' | 'open'> & { readonly open: Wish }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // Not under the bar of the steps, for which its margin leaves room.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [open.key]);
  const { refusal, seat, source } = open;
  const canGive = refusal?.code === 'not-your-priority' && passesTo(table, seat).length > 0;
  const says = sourceText(table, source);
  return (
    <div class="k-opened" ref={box} tabIndex={-1} role="group" aria-label={sourceName(table, source)}>
      {refusal === undefined ? (
        <>
          <p>
            <b>
              {T.chooseTarget}: {sourceName(table, source)}
            </b>
            {says !== '' && ` — ${says}`}
          </p>
          <p class="k-buttons">
            {open.ways.map((a, i) => (
              <button key={i} type="button" class="k-wish" onClick={() => on.act([a])}>
                {wishWayWords(table, a)}
              </button>
            ))}
            <button type="button" class="k-button" onClick={on.dismiss}>
              {T.cancelChoice}
            </button>
          </p>
        </>
      ) : (
        <>
          <p role="status">
            <b>
              {sourceName(table, source)}: {T.cannot}.
            </b>{' '}
            {sentenceRu(refusalWords(table, seat, refusal))} {T.rule}:{' '}
            <a class="term" href={`${termBase}${refusal.rule}/`}>
              {termName(refusal.rule)}
            </a>
            .
          </p>
          {refusal.reading !== undefined && <ReadingNote id={refusal.reading} />}
          <p class="k-buttons">
            {canGive && (
              <button type="button" class="k-button k-main" onClick={() => on.passTo(seat)}>
                {T.giveTo} <bdi>{playerName(table, seat)}</bdi>
              </button>
            )}
            <button type="button" class="k-button" onClick={on.dismiss}>
              {T.close}
            </button>
          </p>
        </>
      )}
    </div>
  );
};
/** The question that the rules ask, with its answers. */
const Asked = ({ table, on }: { readonly table: Table; readonly on: Commands }) => {
  const pending = table.pending!;
  const isDie = pending.question === 'roll';
  return (
    <div class="k-asked">
      <p class="k-now">
        <Owner table={table} seat={pending.seat} /> <b>{QUESTION_WORDS[pending.question]}</b>
      </p>
      <p class={`k-buttons${isDie ? ' k-dice' : ''}`}>
        {counted(pending.options, (option) => (isCardRef(option) ? optionWords(table, pending, option) : option)).map(
          ({ thing: option, count }) => (
            <button
              key={option}
              type="button"
              class="k-wish"
              onClick={() => on.act([{ type: 'choose', seat: pending.seat, option }])}
            >
              {optionWords(table, pending, option)}
              {times(count)}
            </button>
          ),
        )}
        {isDie && (
          <button type="button" class="k-button" onClick={on.throwDie}>
            {T.throwDie}
          </button>
        )}
      </p>
    </div>
  );
};

/** The next action: an answer, or a pass and what the holder of priority may do; then the wishes of everybody else. */
export const Actions = ({ table, termBase, wishes, open, on }: Props) => {
  const holder = table.priority?.holder ?? null;
  const mine = wishes.filter((w) => w.seat === holder);
  const others = table.players.map((_, seat) =>
    wishes.filter((w) => w.seat === seat && seat !== holder && w.source.kind !== 'declare'),
  );
  const row = (list: readonly Wish[]) =>
    counted(list, ({ key, source }) => (source.kind === 'play' ? source.template : key)).map(({ thing, count }) => (
      <WishButton key={thing.key} table={table} wish={thing} count={count} on={on} open={open?.key === thing.key} />
    ));
  const opened = open !== undefined && <Opened table={table} open={open} on={on} termBase={termBase} />;
  return (
    <section class="k-actions" aria-labelledby="k-actions-title" id="k-actions" tabIndex={-1}>
      <h2 id="k-actions-title" class="k-said">
        {T.actions}
      </h2>
      {table.winners !== null && (
        <p class="k-now">
          <b>
            {table.winners.length === 0
              ? T.lost
              : `${T.won}: ${table.winners.map((w) => playerName(table, w)).join(', ')}`}
          </b>
        </p>
      )}
      {table.pending !== null && <Asked table={table} on={on} />}
      {holder !== null && (
        <>
          <p class="k-passes">
            <span class="k-now">
              <Owner table={table} seat={holder} /> <small>{T.hasPriority}</small>
            </span>
            <button type="button" class="k-button k-pass" onClick={() => on.act(passesTo(table, 'all').slice(0, 1))}>
              {T.pass}
            </button>
            {table.players.length > 1 && (
              <button type="button" class="k-button k-pass" onClick={() => on.passTo('all')}>
                {T.allPass}
              </button>
            )}
          </p>
          {mine.length > 0 && (
            <p class="k-buttons">
              {row(mine.filter((w) => w.ways.length > 0))}
              {row(mine.filter((w) => w.ways.length === 0))}
            </p>
          )}
        </>
      )}
      {open?.seat === holder && opened}
      {others.some((list) => list.length > 0) && (
        <div class="k-others">
          <h3>{T.others}</h3>
          {others.map(
            (list, seat) =>
              list.length > 0 && (
                <div key={seat} class={ownerClass(seat)}>
                  <Owner table={table} seat={seat} />
                  <span class="k-buttons">{row(list)}</span>
                </div>
              ),
          )}
          {open !== undefined && open.seat !== holder && opened}
        </div>
      )}
    </section>
  );
};

import { useEffect, useRef } from 'preact/hooks';
import { sentenceRu } from '../../../../lib/sentence-ru.ts';
import type { GameState } from '../../../../engines/foursouls/stack/game-state.ts';
import { passesTo } from '../model.ts';
import type { Commands } from '../commands.ts';
import type { Wish } from '../wishes.ts';
import { refusalWords, sourceName, sourceText, wishWayWords } from '../words/actions.ts';
import { labels } from '../words/labels.ts';
import { playerName } from '../words/names.ts';
import { ReadingNote, Term } from './Term.tsx';

interface Props {
  readonly table: GameState;
  readonly open: Wish;
  readonly actions: Commands;
}

/** The targets of the wish that was pressed, or why it is refused. It takes the focus when it opens. */
export const OpenedWish = ({ table, open, actions }: Props) => {
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
              {labels.chooseTarget}: {sourceName(table, source)}
            </b>
            {says !== '' && ` — ${says}`}
          </p>
          <p class="c-buttons">
            {open.ways.map((a, i) => (
              <button key={i} type="button" class="c-button k-wish" onClick={() => actions.act([a])}>
                {wishWayWords(table, a)}
              </button>
            ))}
            <button type="button" class="c-button" onClick={actions.dismiss}>
              {labels.cancelChoice}
            </button>
          </p>
        </>
      ) : (
        <>
          <p role="status">
            <b>
              {sourceName(table, source)}: {labels.cannot}.
            </b>{' '}
            {sentenceRu(refusalWords(table, seat, refusal))} {labels.rule}: <Term id={refusal.rule} />.
          </p>
          {refusal.reading !== undefined && <ReadingNote id={refusal.reading} />}
          <p class="c-buttons">
            {canGive && (
              <button type="button" class="c-button c-main" onClick={() => actions.passTo(seat)}>
                {labels.giveTo} <bdi>{playerName(table, seat)}</bdi>
              </button>
            )}
            <button type="button" class="c-button" onClick={actions.dismiss}>
              {labels.close}
            </button>
          </p>
        </>
      )}
    </div>
  );
};

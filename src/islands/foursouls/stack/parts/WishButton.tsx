import type { GameState } from '../../../../engines/foursouls/stack/game-state.ts';
import { times } from '../counted.ts';
import type { Commands } from '../commands.ts';
import type { Wish } from '../wishes.ts';
import { sourceName, sourceText } from '../words/actions.ts';
import { labels } from '../words/labels.ts';
import { Sign } from './Sign.tsx';

/** A wish as a button. A refused one is not switched off: it explains itself. */
export const WishButton = ({
  table,
  wish,
  count,
  actions,
  open,
}: {
  readonly table: GameState;
  readonly wish: Wish;
  readonly count: number;
  readonly actions: Commands;
  readonly open: boolean;
}) => {
  const legal = wish.ways.length > 0;
  const { source } = wish;
  return (
    <button
      type="button"
      class={`c-button k-wish${legal ? '' : ' k-illegal'}`}
      aria-expanded={wish.ways.length === 1 ? undefined : open}
      title={sourceText(table, source) || undefined}
      onClick={() => actions.wish(wish)}
    >
      {source.kind !== 'declare' && <Sign name={source.kind === 'play' ? 'loot' : 'activated'} />}
      {sourceName(table, source)}
      {times(count)}
      {!legal && (
        <small>
          <span aria-hidden="true"> ?</span>
          <span class="c-said">
            {' '}
            ({labels.cannot}: {labels.whyNot})
          </span>
        </small>
      )}
    </button>
  );
};

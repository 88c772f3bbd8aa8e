import { isCardRef } from '../../../../engines/foursouls/stack/ref.ts';
import type { GameState } from '../../../../engines/foursouls/stack/game-state.ts';
import { countEqual, times } from '../counted.ts';
import type { Commands } from '../commands.ts';
import { labels } from '../words/labels.ts';
import { optionWords, QUESTION_WORDS } from '../words/questions.ts';
import { Owner } from './Owner.tsx';

/** The question that the rules ask, with its answers. */
export const Asked = ({ table, actions }: { readonly table: GameState; readonly actions: Commands }) => {
  const pending = table.pending!;
  const isDie = pending.question === 'roll';
  return (
    <div class="k-asked">
      <p class="k-now">
        <Owner table={table} seat={pending.seat} /> <b>{QUESTION_WORDS[pending.question]}</b>
      </p>
      <p class={`c-buttons${isDie ? ' k-dice' : ''}`}>
        {countEqual(pending.options, (option) =>
          isCardRef(option) ? optionWords(table, pending, option) : option,
        ).map(({ thing: option, count }) => (
          <button
            key={option}
            type="button"
            class="c-button k-wish"
            onClick={() => actions.act([{ type: 'choose', seat: pending.seat, option }])}
          >
            {optionWords(table, pending, option)}
            {times(count)}
          </button>
        ))}
        {isDie && (
          <button type="button" class="c-button" onClick={actions.throwDie}>
            {labels.throwDie}
          </button>
        )}
      </p>
    </div>
  );
};

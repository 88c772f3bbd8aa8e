import { useMemo } from 'preact/hooks';
import { COLOURS, sizeOf } from '../../../../engines/eldritch/mythos-deck/deck.ts';
import { capitalRu } from '../../../../lib/sentence-ru.ts';
import { Button } from '../../shared/Button.tsx';
import { canCome, analysisOf, withDrawn, withoutLast, type DeckLeft, type State } from '../model.ts';
import { usePutAway } from '../use-put-away.ts';
import type { InputProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { COLOUR_MANY, COLOUR_NAMES, stageName } from '../words/names.ts';
import { Token } from './Token.tsx';

/** The card that has come: a large button for each colour; the cards before it, with the way back. */
export const Draw = ({ state, actions }: InputProps) => {
  const standing = useMemo(() => analysisOf(state), [state]);
  const { before, takesBack } = usePutAway(state);
  const { deck, counted } = standing;
  const isNew = state.log.length === 0;
  const undo = () => {
    takesBack();
    actions?.change(withoutLast);
  };
  const fits = counted === state.log.length;
  return (
    <section class="el-draw">
      <h3>{labels.draw}</h3>
      <div class="waits" inert={actions === undefined}>
        <div class="el-colours" role="group" aria-label={labels.draw}>
          {COLOURS.map((colour) => {
            const isPossible = fits && canCome(deck, colour);
            const left = deck.left[deck.stage]?.[colour] ?? 0;
            return (
              <button
                key={colour}
                type="button"
                data-colour={colour}
                aria-disabled={!isPossible}
                onClick={() => actions?.change((was) => withDrawn(was, colour))}
              >
                <Token colour={colour} />
                <span>{capitalRu(COLOUR_NAMES[colour])}</span> <small>ещё {left}</small>
                {!isPossible && <span class="c-said">: {labels.cannot}</span>}
              </button>
            );
          })}
        </div>
        <p class="c-buttons">
          <Button isIdle={isNew} onPress={undo}>
            {labels.undo}
          </Button>
          {before === undefined ? (
            !isNew && <Button onPress={() => actions?.change((was) => ({ ...was, log: [] }))}>{labels.newGame}</Button>
          ) : (
            <Button onPress={() => actions?.change(() => before)}>{labels.restore}</Button>
          )}
        </p>
        <p class="c-hint el-put" role="status">
          {before === undefined ? isNew && labels.logNone : labels.restored}
        </p>
      </div>
      {!isNew && <h4>{labels.log}</h4>}
      <Log state={state} standing={standing} />
      {!fits && <Misfit state={state} standing={standing} />}
    </section>
  );
};

interface LogProps {
  readonly state: State;
  readonly standing: DeckLeft;
}
/** The cards drawn, stage by stage. */
const Log = ({ state, standing }: LogProps) => {
  if (state.log.length === 0) return null;
  const starts = state.stages.map((_, at) => state.stages.slice(0, at).reduce((sum, stage) => sum + sizeOf(stage), 0));
  return (
    <ol class="el-log">
      {state.log.map((colour, at) => {
        const stage = starts.findLastIndex((start) => start <= at);
        return (
          <li key={at} data-first={at === starts[stage] || undefined} data-out={at >= standing.counted || undefined}>
            {at === starts[stage] && <small>{stageName(stage)}</small>}
            <Token colour={colour} />
            <span class="c-said">
              {at + 1}: {COLOUR_NAMES[colour]}
            </span>
          </li>
        );
      })}
    </ol>
  );
};
/** The first card that cannot have come. */
const Misfit = ({ state, standing: { deck, counted } }: LogProps) => (
  <p class="c-notice c-bad" role="alert">
    {labels.misfit(
      counted + 1,
      COLOUR_NAMES[state.log[counted]!],
      COLOUR_MANY[state.log[counted]!],
      Math.min(deck.stage + 1, state.stages.length),
    )}
  </p>
);

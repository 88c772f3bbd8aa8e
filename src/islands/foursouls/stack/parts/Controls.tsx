import { FIRST, LAST, NEXT, PAUSE, PLAY, PREVIOUS } from '../../../../drawings/controls.ts';
import { Drawn } from '../../../shared/Drawn.tsx';
import { stopsOf, beatAt } from '../frames.ts';
import { labels } from '../words/labels.ts';
import type { Commands } from '../commands.ts';
import type { ViewProps } from '../view-props.ts';

interface ButtonProps {
  readonly name: string;
  readonly sign: string;
  /** Classes of its own. */
  readonly kind?: string;
  readonly off: boolean;
  readonly press: () => void;
}
/** A button that is only a drawn sign. */
const SignButton = ({ name, sign, kind = '', off, press }: ButtonProps) => (
  <button
    type="button"
    class={`c-button ${kind}`}
    aria-label={name}
    title={name}
    aria-disabled={off}
    onClick={() => {
      if (!off) press();
    }}
  >
    <Drawn body={sign} />
  </button>
);

interface Props extends Pick<ViewProps, 'state' | 'beats' | 'playing' | 'leftAfter'> {
  /** At the end of the log the way on is a pass, of one or of all, as at a table where something lies in the stack. */
  readonly isPassNext: boolean;
  readonly pass: () => void;
  readonly actions: Commands;
}
/** Forward, back, jump, by itself. A button at its end stays focusable. */
export const Controls = ({ state, beats, playing, leftAfter, isPassNext, pass, actions }: Props) => {
  const stops = stopsOf(beats);
  const at = beatAt(beats, state.cursor);
  const last = stops.length - 1;
  const atEnd = state.cursor >= state.actions.length;
  const goOn = () => {
    if (isPassNext) actions.passTo('all');
    else if (!atEnd) actions.step(1);
  };
  return (
    <div class="k-controls" role="group" aria-label={labels.step}>
      <p class="k-left" data-left={leftAfter !== undefined} role="status">
        {leftAfter !== undefined && (
          <>
            <span>{labels.left(leftAfter)}</span>
            <button type="button" class="c-button" onClick={actions.toRecord}>
              {labels.toRecord}
            </button>
          </>
        )}
      </p>
      <SignButton name={labels.start} sign={FIRST} kind="k-wide" off={at === 0} press={() => actions.jump(0)} />
      <SignButton name={labels.back} sign={PREVIOUS} off={at === 0} press={() => actions.step(-1)} />
      <label class="k-jump">
        <span class="c-said">{labels.jump}</span>
        <select
          value={String(stops.includes(state.cursor) ? at : Math.max(0, at - 1))}
          onChange={(e) => actions.jump(stops[Number(e.currentTarget.value)] ?? 0)}
        >
          {stops.map((_, i) => (
            <option key={i} value={String(i)}>
              {`${i}/${last}`}
            </option>
          ))}
        </select>
      </label>
      <SignButton
        name={labels.end}
        sign={LAST}
        kind="k-wide"
        off={atEnd}
        press={() => actions.jump(state.actions.length)}
      />
      {isPassNext && (
        <button type="button" class="c-button k-pass" onClick={pass}>
          {labels.pass}
        </button>
      )}
      <button
        type="button"
        class="c-button k-auto"
        hidden={isPassNext}
        aria-pressed={playing}
        aria-disabled={atEnd && !playing}
        aria-label={playing ? labels.pause : labels.playLong}
        title={playing ? labels.pause : labels.playLong}
        onClick={() => {
          if (!atEnd || playing) actions.autoplay();
        }}
      >
        <Drawn body={playing ? PAUSE : PLAY} />
      </button>
      <button
        type="button"
        class="c-button c-main"
        aria-label={isPassNext ? labels.passOn : undefined}
        aria-disabled={atEnd && !isPassNext}
        onClick={goOn}
      >
        {isPassNext ? (
          labels.allPass
        ) : (
          <>
            {labels.forward} <Drawn body={NEXT} />
          </>
        )}
      </button>
    </div>
  );
};

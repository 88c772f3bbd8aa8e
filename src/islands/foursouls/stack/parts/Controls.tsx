import { FIRST, LAST, NEXT, PAUSE, PLAY, PREVIOUS } from '../../../../drawings/controls.ts';
import { Drawn } from '../../../shared/Drawn.tsx';
import { stopsOf, beatAt } from '../frames.ts';
import { T } from '../words/labels.ts';
import type { ViewProps } from '../view-props.ts';

/** Forward, back, jump, by itself. A button at its end stays focusable. */
export const Controls = ({ state, beats, playing, on }: Pick<ViewProps, 'state' | 'beats' | 'playing' | 'on'>) => {
  const stops = stopsOf(beats);
  const at = beatAt(beats, state.cursor);
  const last = stops.length - 1;
  const atEnd = state.cursor >= state.actions.length;
  if (on === undefined) return null;
  const button = (name: string, sign: string, kind: string, off: boolean, press: () => void) => (
    <button
      type="button"
      class={`k-button ${kind}`}
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
  return (
    <div class="k-controls" role="group" aria-label={T.step}>
      {button(T.start, FIRST, 'k-wide', at === 0, () => on.jump(0))}
      {button(T.back, PREVIOUS, '', at === 0, () => on.step(-1))}
      <label class="k-jump">
        <span class="k-said">{T.jump}</span>
        <select
          value={String(stops.includes(state.cursor) ? at : Math.max(0, at - 1))}
          onChange={(e) => on.jump(stops[Number(e.currentTarget.value)] ?? 0)}
        >
          {stops.map((_, i) => (
            <option key={i} value={String(i)}>
              {i === 0 ? T.opening : `${i}/${last}`}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        class="k-button k-main"
        aria-disabled={atEnd}
        onClick={() => {
          if (!atEnd) on.step(1);
        }}
      >
        {T.forward} <Drawn body={NEXT} />
      </button>
      {button(T.end, LAST, 'k-wide', atEnd, () => on.jump(state.actions.length))}
      <button
        type="button"
        class="k-button k-auto"
        aria-pressed={playing}
        aria-disabled={atEnd && !playing}
        aria-label={playing ? T.pause : T.playLong}
        title={playing ? T.pause : T.playLong}
        onClick={() => {
          if (!atEnd || playing) on.autoplay();
        }}
      >
        <Drawn body={playing ? PAUSE : PLAY} />
      </button>
    </div>
  );
};

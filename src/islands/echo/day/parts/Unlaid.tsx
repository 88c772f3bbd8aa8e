import { useEffect, useRef } from 'preact/hooks';
import type { Action } from '../../../../engines/echo/day/action.ts';
import { forecastOf } from '../../../../engines/echo/day/invasion.ts';
import type { DayState } from '../../../../engines/echo/day/state.ts';
import type { InvasionSays } from '../../../../engines/echo/day/words.ts';
import type { Begun } from '../begun.ts';
import { labels } from '../words/labels.ts';
import { unlaidWords } from '../words/unlaid.ts';
import { arriveRu } from '../words/warnings.ts';
import { Press } from './Press.tsx';

interface Props {
  readonly state: DayState;
  readonly begun: Begun;
  readonly lay: (actions: readonly Action[]) => void;
  readonly goOn: () => void;
}
/** Asks about what was chosen and not laid, before the phase is left without it. */
export const Unlaid = ({ state, begun, lay, goOn }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { says, without } = unlaidWords(state, begun);
  const { paths, clue } = begun;
  const { invasion, fresh, extra } = forecastOf(state, paths);
  const isAsked = paths.length > 0 && invasion === 'unknown';
  const layAll = (answer: InvasionSays) =>
    lay([
      ...(clue === null ? [] : [{ kind: 'clues', place: clue, by: 'more' } as const]),
      ...(paths.length === 0 ? [] : [{ kind: 'lay', places: paths, invasion: answer } as const]),
    ]);
  return (
    <div ref={box} class="d-unlaid" role="group" aria-labelledby="d-unlaid" tabIndex={-1}>
      <p id="d-unlaid">
        {says} {isAsked && labels.otherPath}
      </p>
      <div class="c-buttons">
        {isAsked ? (
          <>
            <Press press={() => layAll('no')}>Другой Тропы нет. Положить: {arriveRu(fresh.length)}</Press>
            <Press press={() => layAll('yes')}>
              Другая Тропа есть. Положить: {arriveRu(fresh.length + extra.length)}
            </Press>
          </>
        ) : (
          <Press isMain press={() => layAll('count')}>
            Положить
          </Press>
        )}
        <Press press={goOn}>{without}</Press>
      </div>
    </div>
  );
};

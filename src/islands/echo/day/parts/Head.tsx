import { cursedPlaces, freeEnemies } from '../../../../engines/echo/day/state.ts';
import { CURSES_LOSE, ENEMIES_LOSE, LAST_TURN, PHASES } from '../../../../engines/echo/day/words.ts';
import type { PartProps } from '../view-props.ts';
import { curseCount, enemyCount, labels } from '../words/labels.ts';
import { COLOUR_NAMES, PHASES_SAID } from '../words/names.ts';

/** What a turn of the track is called aloud. */
const turnName = (turn: number, colour: keyof typeof COLOUR_NAMES | null, isNow: boolean): string =>
  [`ход ${turn}`, colour && COLOUR_NAMES[colour].toLowerCase(), isNow && 'сейчас'].filter(Boolean).join(', ');

/** The track of turns, the phase, and how near the two limits are. */
export const Head = ({ state }: Pick<PartProps, 'state'>) => {
  const phases = state.phase === 'setup' ? (['setup'] as const) : PHASES.filter((phase) => phase !== 'setup');
  return (
    <div class="d-head">
      <ol class="d-track" aria-label={labels.turns}>
        {Array.from({ length: LAST_TURN }, (_, i) => {
          const colour = state.colours[i] ?? null;
          const isNow = i + 1 === state.turn;
          return (
            <li
              key={i}
              class={`d-turn ${i + 1 < state.turn ? 'd-past' : ''} ${colour === null ? '' : `d-${colour}`}`.trim()}
              aria-current={isNow ? 'step' : undefined}
              aria-label={turnName(i + 1, colour, isNow)}
            >
              {i + 1}
            </li>
          );
        })}
      </ol>
      <ol class="d-phases">
        {phases.map((phase) => (
          <li key={phase} aria-current={phase === state.phase ? 'step' : undefined}>
            {PHASES_SAID[phase].name}
          </li>
        ))}
      </ol>
      <div class="d-gauges">
        <Gauge name="Проклятия" said={curseCount(state)} count={cursedPlaces(state).length} limit={CURSES_LOSE} />
        <Gauge name="Враги" said={enemyCount(state)} count={freeEnemies(state).length} limit={ENEMIES_LOSE} />
      </div>
    </div>
  );
};

interface GaugeProps {
  readonly name: string;
  readonly said: string;
  readonly count: number;
  readonly limit: number;
}
/** A number on its way to a limit: a pip for each, the last one loses the game. */
const Gauge = ({ name, said, count, limit }: GaugeProps) => (
  <div class={`d-gauge ${count >= limit ? 'd-over' : ''} ${count === limit - 1 ? 'd-near' : ''}`.trim()}>
    <span>{name}</span>{' '}
    <span class="d-pips" aria-hidden="true">
      {Array.from({ length: limit }, (_, i) => (
        <i key={i} class={i < count ? 'd-full' : ''} />
      ))}
    </span>
    <b>{said}</b>
  </div>
);

import { forecastOf, type Forecast } from '../../../../engines/echo/day/invasion.ts';
import type { DayState } from '../../../../engines/echo/day/state.ts';
import { CURSES_LOSE, ENEMIES_LOSE, MOST, type InvasionSays } from '../../../../engines/echo/day/words.ts';
import type { Commands } from '../view-props.ts';
import { placeAt } from '../words/names.ts';
import { arriveRu, pathsRu } from '../words/warnings.ts';
import { DistrictPick, PlacePick } from './Pick.tsx';
import { Press } from './Press.tsx';
import { Rule } from './Rule.tsx';
import type { PhaseProps } from './phase-props.ts';
import { ToldHere, useToldHere } from './ToldHere.tsx';

interface Props {
  readonly state: DayState;
  readonly termBase: string;
  readonly actions: Commands;
  readonly table: PhaseProps;
}
/** New paths of one card: where they go, what will come, and only then the button. */
export const Lay = ({ state, termBase, actions, table }: Props) => {
  const told = useToldHere(actions);
  const { begun, setBegun } = table;
  const places = begun.paths;
  const setChosen = (paths: readonly number[]) => setBegun({ ...begun, paths });
  const forecast = forecastOf(state, places);
  const lay = (invasion: InvasionSays) => {
    told.act({ kind: 'lay', places, invasion });
    setChosen([]);
  };
  return (
    <div class="d-lay">
      {places.map((place, i) => (
        <div key={i} class="d-laid">
          <b>{placeAt(state, place)}</b>
          <DistrictPick
            state={state}
            label="Район этой локации"
            value={state.places[place]!.district}
            onPick={(district) => actions.act({ kind: 'district', place, district })}
          />
          <Press press={() => setChosen(places.filter((_, at) => at !== i))}>Не сюда</Press>
        </div>
      ))}
      {places.length < MOST.atOnce && (
        <PlacePick
          key={places.length}
          label={places.length === 0 ? 'Куда ложится Тропа' : 'Ещё одна Тропа этой карты'}
          state={state}
          value={null}
          onPick={(place) => setChosen([...places, place])}
          actions={actions}
        />
      )}
      <div role="status">
        {places.length > 0 && <p class={forecast.invasion === 'comes' ? 'd-alarm' : 'd-calm'}>{words(forecast)}</p>}
      </div>
      {places.length > 0 && forecast.invasion === 'unknown' && (
        <>
          <p>
            Есть ли в этом районе другая Тропа, кроме открытой Тропы в Шамхум? Укажите район или ответьте сами.{' '}
            <Rule termBase={termBase} id="mass-invasion" />
          </p>
          <div class="c-buttons">
            <Press press={() => lay('no')}>Нет: {arriveRu(forecast.fresh.length)}</Press>
            <Press press={() => lay('yes')}>Есть: {arriveRu(forecast.fresh.length + forecast.extra.length)}</Press>
          </div>
        </>
      )}
      {places.length > 0 && forecast.invasion !== 'unknown' && (
        <Press isMain press={() => lay('count')}>
          Положить: {pathsRu(places.length)}, {arriveRu(arriving(forecast))}
        </Press>
      )}
      <ToldHere told={told} message={table.message} termBase={termBase} />
    </div>
  );
};
const arriving = ({ invasion, fresh, extra }: Forecast): number =>
  fresh.length + (invasion === 'comes' ? extra.length : 0);

const words = ({ invasion, fresh, extra, cursed, enemies }: Forecast): string => {
  const total = invasion === 'comes' ? enemies.with : enemies.without;
  const after = `Проклятых локаций станет ${cursed} из ${CURSES_LOSE}, Врагов на свободе — ${total} из ${ENEMIES_LOSE}.`;
  if (invasion === 'stays-away') return `Массового Вторжения не будет: ${arriveRu(fresh.length)}. ${after}`;
  if (invasion === 'comes')
    return `Это Массовое Вторжение: в районе уже есть Тропа. К новым Тропам ${arriveRu(fresh.length)}, и ещё по одному к каждой Тропе на поле, вместе ${fresh.length + extra.length}. ${after}`;
  return `Район известен не у всех Троп. Без Массового Вторжения ${arriveRu(fresh.length)}, с ним — ${fresh.length + extra.length}.`;
};

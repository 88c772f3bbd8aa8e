import { forecastOf, type Forecast } from '../../../../engines/echo/day/invasion.ts';
import { CURSES_LOSE, ENEMIES_LOSE, MOST, type InvasionSays } from '../../../../engines/echo/day/words.ts';
import type { ToolProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { placeAt } from '../words/names.ts';
import { arriveRu, pathsRu } from '../words/warnings.ts';
import { DistrictPick, PlacePick } from './Pick.tsx';
import { Press } from './Press.tsx';
import { Rule } from './Rule.tsx';
import { MessageHere, useMessageHere } from './MessageHere.tsx';

/** New paths of one card: where they go, what will come, and only then the button. */
export const Lay = ({ state, termBase, actions, begun, setBegun, message }: ToolProps) => {
  const told = useMessageHere(actions);
  const places = begun.paths;
  const setChosen = (paths: readonly number[]) => setBegun({ ...begun, paths });
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
      <Outlook termBase={termBase} paths={places.length} forecast={forecastOf(state, places)} lay={lay} />
      <MessageHere told={told} message={message} termBase={termBase} />
    </div>
  );
};

interface OutlookProps {
  readonly termBase: string;
  readonly paths: number;
  readonly forecast: Forecast;
  readonly lay: (invasion: InvasionSays) => void;
}
/** What will come, and the button that lays the paths; where a district is unknown, the question that decides. */
const Outlook = ({ termBase, paths, forecast, lay }: OutlookProps) => {
  const { invasion, fresh, extra } = forecast;
  const all = fresh.length + extra.length;
  return (
    <>
      <div role="status">
        {paths > 0 && <p class={invasion === 'comes' ? 'd-alarm' : 'd-calm'}>{outlookWords(forecast)}</p>}
      </div>
      {paths > 0 && invasion === 'unknown' && (
        <>
          <p>
            {labels.otherPath} Укажите район или ответьте сами. <Rule termBase={termBase} id="mass-invasion" />
          </p>
          <div class="c-buttons">
            <Press press={() => lay('no')}>Другой Тропы нет. Положить: {arriveRu(fresh.length)}</Press>
            <Press press={() => lay('yes')}>Другая Тропа есть. Положить: {arriveRu(all)}</Press>
          </div>
        </>
      )}
      {paths > 0 && invasion !== 'unknown' && (
        <Press isMain press={() => lay('count')}>
          Положить: {pathsRu(paths)}, {arriveRu(invasion === 'comes' ? all : fresh.length)}
        </Press>
      )}
    </>
  );
};
const outlookWords = ({ invasion, fresh, extra, cursed, enemies }: Forecast): string => {
  const total = invasion === 'comes' ? enemies.with : enemies.without;
  const after = `Проклятых локаций станет ${cursed} из ${CURSES_LOSE}, Врагов на свободе — ${total} из ${ENEMIES_LOSE}.`;
  if (invasion === 'stays-away') return `Массового Вторжения не будет: ${arriveRu(fresh.length)}. ${after}`;
  if (invasion === 'comes')
    return `Это Массовое Вторжение: в районе уже есть Тропа. К новым Тропам ${arriveRu(fresh.length)}, и ещё по одному к каждой Тропе на поле, вместе ${fresh.length + extra.length}. ${after}`;
  return `Район известен не у всех Троп. Без Массового Вторжения ${arriveRu(fresh.length)}, с ним — ${fresh.length + extra.length}.`;
};

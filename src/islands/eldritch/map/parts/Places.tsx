import { useMemo, useState } from 'preact/hooks';
import { PATHS, type Path } from '../../../../engines/eldritch/map/board.ts';
import type { Cost } from '../../../../engines/eldritch/map/journey.ts';
import { wordsOf } from '../../../../lib/filter.ts';
import { forgivingFilter } from '../../../../lib/forgiving-filter.ts';
import { foldKey } from '../../../../lib/fold-ru.ts';
import type { Hold } from '../held-place.ts';
import type { MapData, MapLocation } from '../model.ts';
import { costsOf } from '../result.ts';
import { roundsCount } from '../../shared/words.ts';
import type { PartProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { aboutPlace, actionsCount, nameOf, placeName, shortNameOf, spentWords } from '../words/names.ts';

const keyOf = (place: MapLocation): string =>
  wordsOf(
    foldKey(
      `${place.name ?? placeName(place)} ${place.en ?? `Space ${place.number}`} ${aboutPlace(place)} ${place.near?.en ?? ''}`,
    ),
  ).join(' ');

/** All locations: what the journey to each takes, where its paths lead. */
export const Places = ({ data, state, actions, hold }: PartProps & { readonly hold: Hold }) => {
  const goTo = (to: string, pressed: Element) => {
    hold(pressed);
    actions?.change((s) => ({ ...s, to }));
  };
  const [typed, setTyped] = useState('');
  const { from, tickets, done, mayPrepare, aim } = state;
  const costs = useMemo(() => costsOf(state, data), [from, tickets, done, mayPrepare, aim]);
  const shown = forgivingFilter(data.places, keyOf, typed);
  return (
    <div class="el-places">
      {actions !== undefined && (
        <p class="el-filter">
          <input
            type="search"
            class="c-typed"
            value={typed}
            placeholder={labels.find}
            aria-label={`${labels.placesFilter}. ${labels.find}`}
            onInput={(e) => setTyped(e.currentTarget.value)}
          />
          <small role="status">{labels.placesFound(shown.length, data.places.length)}</small>
        </p>
      )}
      <table>
        <caption>{labels.placesHow(nameOf(from, data))}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.place}</th>
            <th scope="col">{labels.takes}</th>
            <th scope="col">{labels.leads}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((place) => (
            <tr key={place.id} data-here={place.id === state.to || undefined}>
              <th scope="row">
                <Name place={place} onPress={actions && goTo} />
                <small>{aboutPlace(place)}</small>
              </th>
              <td>
                <CostWords cost={costs.get(place.id)} />
              </td>
              <td>
                <Leads place={place} data={data} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Name = ({
  place,
  onPress,
}: {
  readonly place: MapLocation;
  readonly onPress: ((id: string, pressed: Element) => void) | undefined;
}) =>
  onPress === undefined ? (
    <b>{placeName(place)}</b>
  ) : (
    <button
      type="button"
      aria-label={`${labels.goThere}: ${placeName(place)}`}
      onClick={(e) => onPress(place.id, e.currentTarget)}
    >
      {placeName(place)}
    </button>
  );
const CostWords = ({ cost }: { readonly cost: Cost | undefined }) => {
  if (cost === undefined) return <>{labels.none}</>;
  if (cost.rounds === 0) return <>{labels.here}</>;
  return (
    <>
      <b>{roundsCount(cost.rounds)}</b>
      <small>
        {actionsCount(cost.actions)}, {spentWords(cost.tickets)}
      </small>
    </>
  );
};
const BY: { readonly [P in Path]: string } = {
  train: 'поезд',
  ship: 'корабль',
  uncharted: 'третий вид',
  local: 'местный',
};
const Leads = ({ place, data }: { readonly place: MapLocation; readonly data: MapData }) => (
  <>
    {PATHS.filter((by) => (place[by] ?? []).length > 0).map((by) => (
      <span key={by}>
        <small>{BY[by]}:</small> {place[by]!.map((id) => shortNameOf(id, data)).join(', ')}
      </span>
    ))}
  </>
);

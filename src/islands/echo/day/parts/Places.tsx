import { useState } from 'preact/hooks';
import { READING_IDS, type ReadingChoice } from '../../../../engines/echo/day/readings.ts';
import { compareRu } from '../../../../lib/collate-ru.ts';
import { matchesFilter } from '../../../../lib/filter.ts';
import { foldKey } from '../../../../lib/fold-ru.ts';
import type { DayProse } from '../../../../schemas/echo/prose.ts';
import type { LiveProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { districtName, placeName } from '../words/names.ts';
import { DistrictPick, NameField } from './Pick.tsx';
import { Choice } from './Press.tsx';
import { Rule } from './Rule.tsx';
import { TrackerChoice } from './SetupTools.tsx';

interface Props extends LiveProps {
  readonly readings: DayProse['readings'];
}
/** The settings of this board: the district of each location, names of districts, readings of the rules. */
export const Places = (props: Props) => {
  const { state, actions } = props;
  const [query, setQuery] = useState('');
  const places = state.places
    .map((place, index) => ({ index, place, text: placeName(place) }))
    .filter(({ text, place }) => matchesFilter(foldKey(`${text} ${place.known ?? ''}`.replaceAll('-', ' ')), query))
    .sort((a, b) => compareRu(a.text, b.text));
  return (
    <>
      <p class="c-hint">
        Названий всех локаций и районов в опубликованных правилах нет: перепишите их с поля. Номера районов — ваши.
        Следующая партия может взять их отсюда.
      </p>
      <label class="c-select d-filter">
        <small>Найти локацию</small>
        <input type="search" class="c-typed" value={query} onInput={(e) => setQuery(e.currentTarget.value)} />
      </label>
      <ul class="d-list d-map">
        {places.map(({ index, place, text }) => (
          <li key={index}>
            <DistrictPick
              state={state}
              label={text}
              value={place.district}
              onPick={(district) => actions.act({ kind: 'district', place: index, district })}
            />
          </li>
        ))}
      </ul>
      {places.length === 0 && <p class="c-hint">Такой локации в списке нет.</p>}
      <NameField label={labels.placeName} button={labels.add} onName={(name) => void actions.placeNamed(name)} />
      <Districts {...props} />
      <TrackerChoice {...props} />
      <ReadingChoices {...props} />
    </>
  );
};

const Districts = ({ state, actions }: Props) => {
  const [district, setDistrict] = useState(1);
  return (
    <div class="d-lay">
      <DistrictPick state={state} label="Назвать район" value={district} onPick={(d) => setDistrict(d ?? 1)} />
      <NameField
        key={`${district} ${districtName(state, district)}`}
        label={`Название района ${district}`}
        button="Назвать"
        value={state.districts[district - 1] ?? ''}
        isEmptyAllowed
        onName={(name) => actions.act({ kind: 'name-district', district, name })}
      />
    </div>
  );
};

/** Where the rules can be read in two ways. */
const ReadingChoices = ({ state, termBase, actions, readings }: Props) => (
  <>
    {READING_IDS.map((id) => (
      <Choice<ReadingChoice>
        key={id}
        label={readings[id].title}
        note={
          <>
            {readings[id].title}. <Rule termBase={termBase} id="mass-invasion" text="Правило" />
          </>
        }
        options={Object.entries(readings[id].options).map(([value, says]) => ({ value: value as ReadingChoice, says }))}
        chosen={state.readings[id]}
        onPick={(as) => actions.act({ kind: 'reading', as })}
      />
    ))}
    <p class="c-hint">Правила можно понять и так, и так. Выбор записывается в партию.</p>
  </>
);

import { useState } from 'preact/hooks';
import { READINGS } from '../../../../engines/echo/day/readings.ts';
import { DISTRICTS } from '../../../../engines/echo/day/words.ts';
import { compareRu } from '../../../../lib/collate-ru.ts';
import { matchesFilter } from '../../../../lib/filter.ts';
import { foldKey } from '../../../../lib/fold-ru.ts';
import { Folded } from '../../../shared/controls/Folded.tsx';
import type { Commands, PartProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { districtName, placeName } from '../words/names.ts';
import { DistrictPick, NameField } from './Pick.tsx';
import { Press } from './Press.tsx';
import { Rule } from './Rule.tsx';
import { TrackerChoice } from './SetupTools.tsx';

interface Props extends PartProps {
  readonly actions: Commands;
}
/** What stands on this board: the district of each location, names of districts, how the rules are read. */
export const Places = ({ state, termBase, actions }: Props) => {
  const [query, setQuery] = useState('');
  const places = state.places
    .map((place, index) => ({ index, place, text: placeName(place) }))
    .filter(({ text, place }) => matchesFilter(foldKey(`${text} ${place.known ?? ''}`.replaceAll('-', ' ')), query))
    .sort((a, b) => compareRu(a.text, b.text));
  return (
    <Folded summary={labels.places}>
      {() => (
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
          <Districts state={state} actions={actions} />
          <TrackerChoice state={state} actions={actions} />
          <ReadingChoices state={state} termBase={termBase} actions={actions} />
        </>
      )}
    </Folded>
  );
};

const Districts = ({ state, actions }: Pick<Props, 'state' | 'actions'>) => {
  const [district, setDistrict] = useState(1);
  return (
    <div class="d-lay">
      <DistrictPick
        state={state}
        label="Назвать район"
        value={district}
        onPick={(d) => setDistrict(Math.min(d ?? 1, DISTRICTS))}
      />
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

const READING_WORDS = {
  'per-path': 'по Врагу к каждой Тропе',
  'per-place': 'по Врагу в каждую локацию с Тропами',
  'at-once': 'не вызывают Вторжения сами по себе',
  'in-turn': 'вызывают: вторая встречает первую',
} as const;
const READING_QUESTIONS = {
  size: 'Если в локации несколько Троп, при Массовом Вторжении приходят',
  pair: 'Две Тропы одной карты в районе, где Троп не было',
} as const;
/** Where the rules can be read in two ways. */
const ReadingChoices = ({ state, termBase, actions }: Props) => (
  <>
    {(['size', 'pair'] as const).map((id) => (
      <div key={id} role="group" aria-label={READING_QUESTIONS[id]}>
        <small>
          {READING_QUESTIONS[id]} <Rule termBase={termBase} id="mass-invasion" />
        </small>
        <div class="c-buttons">
          {READINGS[id].map((choice) => (
            <Press
              key={choice}
              isChosen={state.readings[id] === choice}
              press={() => actions.act({ kind: 'reading', as: choice })}
            >
              {READING_WORDS[choice]}
            </Press>
          ))}
        </div>
      </div>
    ))}
    <p class="c-hint">Правила можно понять и так, и так. Выбор записывается в партию.</p>
  </>
);

/** What may be picked, and what it is found by. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forgivingFilter } from '../../../lib/forgiving-filter.ts';
import { filterKeyOf, type PickerOption } from '../../shared/controls/picker-option.ts';
import { belongs } from './model.ts';
import { investigatorOptions, presetOptions, scenarioOptions } from './options.ts';
import { data } from './real-data.test-table.ts';

const bags = presetOptions(data);
const people = investigatorOptions(data);
const cardsOf = (id: string, chosen?: string) =>
  scenarioOptions(
    data,
    data.presets.find((preset) => preset.id === id)!,
    chosen,
  );
const optionsFor = (options: readonly PickerOption[], typed: string) =>
  forgivingFilter(options, filterKeyOf, typed).map(({ value }) => value);

test('all bags and investigators of the data may be picked, each under a heading', () => {
  assert.equal(bags.length, data.presets.length);
  assert.equal(people.length, data.investigators.length + 1);
  for (const option of [...bags, ...people.slice(1)]) assert.ok((option.group ?? '') !== '', option.value);
});

test('no two that may be picked look alike', () => {
  for (const options of [bags, people, ...data.presets.map(({ id }) => cardsOf(id))]) {
    const looks = options.map(({ name, beside, group }) => `${group}: ${name}, ${beside}`);
    assert.deepEqual(
      looks.filter((look, i) => looks.indexOf(look) !== i),
      [],
    );
  }
});

test('investigators are found by both names, by their class and by what tells namesakes apart', () => {
  for (const typed of ['роланд', 'roland', 'бэнкс', 'banks'])
    assert.ok(optionsFor(people, typed).includes('roland-banks'));
  assert.deepEqual(optionsFor(people, 'otoole'), optionsFor(people, 'скат'));
  assert.equal(optionsFor(people, 'Хэнк').length, 3);
  const seekers = data.investigators.filter((one) => one.class === 'seeker').map(({ id }) => id);
  assert.deepEqual(optionsFor(people, 'искатели'), seekers);
  assert.deepEqual(optionsFor(people, 'seeker'), seekers);
  assert.ok(
    optionsFor(people, 'роланд паралл').length === 1 && !optionsFor(people, 'роланд паралл').includes('roland-banks'),
  );
});

test('a campaign brings the bags of its scenarios, and is found by the letters players write for it', () => {
  const dunwich = data.presets.filter(({ id, campaign }) => id === 'dwl' || campaign === 'dwl').map(({ id }) => id);
  assert.ok(dunwich.length > 6);
  for (const typed of ['данвич', 'dunwich', 'dwl']) assert.deepEqual(optionsFor(bags, typed), dunwich);
  assert.deepEqual(optionsFor(bags, 'notz'), ['notz']);
  assert.deepEqual(optionsFor(bags, 'ругару'), optionsFor(bags, 'rougarou'));
});

test('scenario cards are those of the bag, under the headings of what may be played anywhere', () => {
  const cards = cardsOf('notz');
  const fitting = data.scenarios.filter((one) => belongs(one, { id: 'notz', kind: 'campaign' }));
  assert.deepEqual(new Set(cards.slice(1).map(({ value }) => value)), new Set(fitting.map(({ id }) => id)));
  assert.deepEqual(
    [...new Set(cards.map(({ group }) => group))],
    [undefined, 'Отдельные сценарии', 'Испытания сыщиков'],
  );
  assert.deepEqual(optionsFor(cards, 'masks'), optionsFor(cards, 'полуночн'));
  const elsewhere = 'the-house-always-wins';
  assert.ok(!cards.some(({ value }) => value === elsewhere));
  assert.ok(cardsOf('notz', elsewhere).some(({ value }) => value === elsewhere));
});

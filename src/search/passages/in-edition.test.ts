import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packIndex, unpackIndex } from '../index-file.ts';
import { inEdition } from './in-edition.ts';
import { parsePassages } from './index-file.ts';
import { packPassages } from './pack.ts';
import { indexPassages } from './passage-index.ts';
import { linesOf } from './plain-text.ts';
import { answersTo } from './question.ts';

const NO_TERMS = unpackIndex([packIndex(['g', 'Игра'], [])]);
const PAGES = {
  Сторож:
    'Сторож бьёт того, кто прошёл мимо.\n\n## Новое [#later]\n\nСпящий сторож не бьёт никого.\n\n## Потом [#end]\n\nКонец.',
  Дом: 'Дом стоит на горе.\n\n## Новое [#later]\n\nКрыша красная.',
  Лес: 'Лес растёт у моста, где прошёл путник.',
};
const passages = Object.entries(PAGES).map(([title, mdx], i) => ({
  place: `terms/t${i}/`,
  title,
  under: '',
  names: '',
  lines: linesOf(mdx),
}));
const index = indexPassages([parsePassages(JSON.parse(JSON.stringify(packPassages(['g', 'Игра'], passages))))]);

/** The text of the place with a title, and what follows it. */
const saidOf = (title: string, question: string, sections: ReadonlyMap<string, string>) => {
  const { places } = answersTo(index, NO_TERMS, question, {});
  const { shown } = inEdition(index, question, places, sections).find(({ passage }) => passage.title === title)!;
  return shown!.slice(0, 2).map(({ says }) => says);
};
const LATER = new Map([['g', 'later']]);

test('the line of the later edition goes before that of the place', () =>
  assert.deepEqual(saidOf('Сторож', 'бьёт ли сторож того кто прошёл', LATER), [
    'Спящий сторож не бьёт никого.',
    'Сторож бьёт того, кто прошёл мимо.',
  ]));

test('whoever plays by the other edition hears the line of the place', () =>
  assert.deepEqual(
    saidOf('Сторож', 'бьёт ли сторож того кто прошёл', new Map())[0],
    'Сторож бьёт того, кто прошёл мимо.',
  ));

test('a section that says nothing of the question does not go first, a place without one stays as it is', () => {
  assert.equal(saidOf('Дом', 'где стоит дом на горе', LATER)[0], 'Дом стоит на горе.');
  assert.equal(saidOf('Лес', 'где растёт лес', LATER)[0], 'Лес растёт у моста, где прошёл путник.');
});

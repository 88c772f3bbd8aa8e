/** Whole questions of players, asked of the real pages of each game. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAnsweredQuestions, readQuestions } from '../../content/read/questions.ts';
import { corpus as readOnce } from '../corpus.ts';
import { HALVES, placesOfAnswers, searchedGame, shareAmong, wordsShown } from '../search/questions.ts';
import { searchIndexOf } from '../search/quality.ts';
import { PROJECT } from '../site/built-site.ts';

const corpus = readOnce();
const terms = searchIndexOf(corpus);

/** The least share of questions whose answer is among the first three and the first ten, in either half of any game. */
const FLOORS = { three: 0.85, ten: 0.95 } as const;

for (const { id } of corpus.games.filter(({ data }) => data.status === 'ready')) {
  const { cases, problems } = readQuestions(PROJECT, id, corpus);

  test(`${id} has a table of whole questions, each answered by places that are there`, () => {
    assert.deepEqual(problems, []);
    assert.ok(cases.length > 0);
  });

  test(`whole questions find their answer in ${id}`, (t) => {
    const places = placesOfAnswers(searchedGame(corpus, id, terms), cases);
    for (const half of HALVES) {
      const [three, ten] = [shareAmong(places, half, 3), shareAmong(places, half, 10)];
      const said = `${half}: first three ${(100 * three).toFixed(0)} %, first ten ${(100 * ten).toFixed(0)} %`;
      t.diagnostic(said);
      assert.ok(three >= FLOORS.three && ten >= FLOORS.ten, said);
    }
  });
}

/** The least share of the words of an answer that is shown first, and by the best of the first three places, on average. */
const SHOWN = { first: 0.39, three: 0.5 } as const;
for (const { id } of corpus.games) {
  const { cases, problems } = readAnsweredQuestions(PROJECT, id);
  if (cases.length + problems.length > 0)
    test(`the lines shown say what answers in ${id}`, (t) => {
      assert.deepEqual(problems, []);
      const searched = searchedGame(corpus, id, terms);
      for (const half of HALVES) {
        const { first, three } = wordsShown(searched, cases, half);
        const said = `${half}: words of the answer, first ${first.toFixed(2)}, best of three ${three.toFixed(2)}`;
        t.diagnostic(said);
        assert.ok(first >= SHOWN.first && three >= SHOWN.three, said);
      }
    });
}

/** How many questions a game newcomers wrote at least, and the least share answered among the first three places. */
const NEWCOMERS = { games: 5, asked: 23, answered: 0.95 } as const;
/** Games that newcomers were asked about; a game may be ready without. */
const asked = corpus.games
  .map(({ id }) => ({ id, ...readQuestions(PROJECT, id, corpus, 'questions-of-newcomers') }))
  .filter(({ cases, problems }) => cases.length + problems.length > 0);

test('newcomers were asked about the first games', () => assert.ok(asked.length >= NEWCOMERS.games));
for (const { id, cases, problems } of asked)
  test(`what newcomers asked of ${id} finds its answer`, (t) => {
    assert.deepEqual(problems, []);
    assert.ok(cases.length >= NEWCOMERS.asked);
    const places = placesOfAnswers(searchedGame(corpus, id, terms), cases);
    const lost = cases.filter((_, i) => places[i]! < 0 || places[i]! > 2).map(({ question }) => question);
    t.diagnostic(`not among the first three: ${lost.join('; ')}`);
    assert.ok(1 - lost.length / cases.length >= NEWCOMERS.answered, lost.join('; '));
  });

test('«можно ли убежать» finds how one leaves an enemy, wherever one can', () => {
  for (const [game, place] of [
    ['arkham', 'terms/evade-evade-action/'],
    ['hellboy', 'terms/escape/'],
    ['echo', 'terms/leaving-battle/'],
  ] as const) {
    const cases = [{ question: 'можно ли убежать', answers: [`/${game}/${place}`] }];
    const [found] = placesOfAnswers(searchedGame(corpus, game, terms), cases);
    assert.ok(found! >= 0 && found! < 3, `${game}: ${found}`);
  }
});

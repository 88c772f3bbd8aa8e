/** The game card by card: only possible cards can be drawn, and impossible ones are recognised. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { COLOURS, leftIn, roundsLeft, sizeOf, sumOfCards } from '../../../engines/eldritch/mythos-deck/deck.ts';
import { anyState, DATA } from './model.test-table.ts';
import {
  canCome,
  initialState,
  MOST_OF_COLOUR,
  analysisOf,
  stateOf,
  withCards,
  withDrawn,
  withoutLast,
  type State,
} from './model.ts';
import { answerSentence, bigWords, countedLine, endWords, exactLine } from './words/answer.ts';

const AZATHOTH = initialState(DATA);
const after = (...log: State['log']): State => ({ ...AZATHOTH, log });

test('the page opens on the whole deck of Azathoth: 16 cards', () => {
  assert.equal(AZATHOTH.sheet, 'azathoth');
  const { deck, counted } = analysisOf(AZATHOTH);
  assert.deepEqual([deck.stage, counted, roundsLeft(deck)], [0, 0, 16]);
  assert.deepEqual(sumOfCards(deck.left), { green: 5, yellow: 9, blue: 2 });
});

test('a colour that the stage has no more of cannot be drawn; the next stage brings it back', () => {
  const once = withDrawn(AZATHOTH, 'blue');
  assert.deepEqual(once.log, ['blue']);
  assert.equal(canCome(analysisOf(once).deck, 'blue'), false);
  assert.equal(withDrawn(once, 'blue'), once);
  const second = after('blue', 'green', 'yellow', 'yellow');
  assert.equal(analysisOf(second).deck.stage, 1);
  assert.deepEqual(withDrawn(second, 'blue').log.length, 5);
  assert.deepEqual(withoutLast(second).log, ['blue', 'green', 'yellow']);
  assert.deepEqual(withoutLast(AZATHOTH).log, []);
});

test('any game played by the buttons fits its deck, and each card is one fewer', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const { deck, counted } = analysisOf(state);
      assert.equal(counted, state.log.length);
      assert.equal(sizeOf(leftIn(deck)), sizeOf(sumOfCards(state.stages)) - counted);
      for (const colour of COLOURS)
        assert.equal(withDrawn(state, colour).log.length, counted + (canCome(deck, colour) ? 1 : 0));
    }),
  );
});

test('other numbers leave the log as it is, and say from which card on it does not fit', () => {
  const state = withCards(after('yellow', 'blue', 'green'), 0, { blue: 0 });
  assert.equal(state.sheet, undefined);
  assert.equal(state.log.length, 3);
  const { deck, counted } = analysisOf(state);
  assert.deepEqual([counted, deck.stage, deck.left[0]], [1, 0, { green: 1, yellow: 1, blue: 0 }]);
  assert.equal(withDrawn(state, 'green'), state);
  assert.equal(analysisOf(withCards(state, 0, { blue: 1 })).counted, 3);
});

test('a deck of the sheets has no more of a colour than may be set by hand', () => {
  for (const { stages } of DATA.sheets)
    for (const stage of stages) for (const colour of COLOURS) assert.ok(stage[colour] <= MOST_OF_COLOUR);
});

test('the words: what is left, the stage, the next card, the end', () => {
  const words = (state: State) => {
    const standing = analysisOf(state);
    return [
      bigWords(standing),
      countedLine(state, standing, DATA),
      exactLine(standing),
      answerSentence(state, standing, DATA),
      endWords(standing),
    ].map((text) => text.replaceAll('\u00a0', ' '));
  };
  assert.deepEqual(words(after('yellow', 'green', 'yellow', 'blue', 'green')), [
    '11 карт',
    'Азатот, этап 2: 5 карт',
    'скорее жёлтая, 60 %',
    'Колода Мифов, Азатот: взято 5 карт, осталось 11 карт (3 зелёные, 7 жёлтых, 1 синяя). Сейчас этап 2, в нём осталось 5 карт: 1 зелёная, 3 жёлтые, 1 синяя. Следующая карта: зелёная 20 % (1/5), жёлтая 60 % (3/5), синяя 20 % (1/5).',
    'Карт хватит на 11 раундов. Если к тому времени сыщики не победят, они проиграют в следующей фазе Мифа: карту взять будет неоткуда.',
  ]);
  const only = { ...stateOf(DATA.sheets[0]!), stages: [{ green: 1, yellow: 0, blue: 0 }, NONE, NONE] };
  const gone = withDrawn(only, 'green');
  assert.deepEqual(words(gone).slice(0, 4), [
    'Карт нет',
    'Азатот, колода пуста',
    'карту взять неоткуда',
    'Колода Мифов, Азатот: карт больше нет.',
  ]);
  assert.match(words(gone)[4]!, /^Карт больше нет\./);
  assert.match(words(only)[3]!, /ни одной карты не взято, осталась 1 карта .*зелёная 100 %\.$/u);
});
const NONE = { green: 0, yellow: 0, blue: 0 };

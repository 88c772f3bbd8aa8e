/** Things that look alike are named apart: equal objects, equal triggers, a copy and its model, equal items of the stack. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Ability, Catalog, Effect } from '../../../engines/foursouls/stack/ability.ts';
import { CARDS, layTable } from '../../../engines/foursouls/stack/cards.test-table.ts';
import { legalActions } from '../../../engines/foursouls/stack/legal.ts';
import { nameOf, refNamed } from '../../../engines/foursouls/stack/readable.ts';
import { placesOf } from '../../../engines/foursouls/stack/lookup.ts';
import { objectRef } from '../../../engines/foursouls/stack/ref.ts';
import { playLines } from '../../../engines/foursouls/stack/scenario.ts';
import { tableOf } from '../../../engines/foursouls/stack/laying.ts';
import type { Setup } from '../../../engines/foursouls/stack/setup.ts';
import { step } from '../../../engines/foursouls/stack/step.ts';
import type { GameState } from '../../../engines/foursouls/stack/game-state.ts';
import { sourceName } from './words/actions.ts';
import { itemName, refName } from './words/names.ts';
import { optionWords } from './words/questions.ts';

const after = (setup: Setup, lines: readonly string[]): GameState => {
  const { lines: played, stopped } = playLines(layTable(setup), lines);
  assert.equal(stopped, undefined, JSON.stringify(stopped));
  return played.at(-1)?.state ?? layTable(setup);
};
const answers = (state: GameState): readonly string[] =>
  state.pending!.options.map((option) => optionWords(state, state.pending!, option));
const ann = { name: 'Аня' };

test('two equal items: by their number, in a question and on the stack', () => {
  const fight = ['p1 declare attack', 'all pass', 'p1 choose m1', 'all pass', 'p1 roll 1', 'all pass'];
  const setup: Setup = { players: [{ ...ann, items: ['the-relic', 'the-relic'] }], monsters: ['grunt'] };
  assert.deepEqual(answers(after(setup, fight)), ['«Реликвия № 1»', '«Реликвия № 2»']);
  const put = after(setup, [...fight, 'p1 choose the-relic:2']);
  assert.deepEqual(
    put.stack.slice(1).map((i) => itemName(put, i)),
    ['«Реликвия № 2»', '«Реликвия № 1»'],
  );
});
test('one item that triggered twice: by what it speaks of, else by what it does, else by its turn', () => {
  const rolled = ['p1 play pill-pair', 'all pass', 'p1 roll 2', 'p1 roll 5'];
  const table: Setup = { players: [{ ...ann, hand: ['pill-pair'], items: ['croupier'] }], monsters: ['grunt'] };
  assert.deepEqual(answers(after(table, rolled)), ['«Крупье» — бросок (2), Аня, 2', '«Крупье» — бросок (5), Аня, 5']);
  const trigger = (effect: Effect): Ability => ({ type: 'trigger', on: 'you-play-loot', effects: [effect] });
  const cards = (...abilities: Ability[]): Catalog => ({
    ...CARDS,
    trophy: { id: 'trophy', name: 'Вещь', kind: 'passive', abilities },
  });
  const owner: Setup = { players: [{ ...ann, hand: ['bomb'], items: ['trophy'] }], monsters: ['grunt'] };
  const cents = trigger({ do: 'cents', n: 1, who: 'you' });
  const questionsOf = (catalog: Catalog) =>
    answers(playLines(tableOf(owner, catalog), ['p1 play bomb -> m1']).lines[0]!.state);
  assert.deepEqual(questionsOf(cards(cents, trigger({ do: 'loot', n: 1, who: 'you' }))), [
    '«Вещь»: +1¢',
    '«Вещь»: взять 1\u00a0карту добычи',
  ]);
  assert.deepEqual(questionsOf(cards(cents, cents)), ['«Вещь», 1-е срабатывание', '«Вещь», 2-е срабатывание']);
  const loot = trigger({ do: 'loot', n: 1, who: 'you' });
  const said = questionsOf(cards(cents, cents, loot, loot));
  assert.equal(new Set(said).size, 4, said.join(' | '));
});
test('a copy is named apart from its model, and a line names it by its own card', () => {
  const setup: Setup = { players: [{ ...ann, items: ['mirror', { card: 'jar', counters: 2 }] }], monsters: ['grunt'] };
  const state = after(setup, ['p1 activate mirror -> p1.jar', 'all pass']);
  const [copy, model] = state.players[0]!.items;
  assert.equal(refName(state, objectRef(copy!.id)), '«Копилка» (копия, Аня)');
  assert.equal(refName(state, objectRef(model!.id)), '«Копилка» (Аня)');
  assert.equal(refNamed(state, 'p1.mirror'), objectRef(copy!.id));
  assert.equal(refNamed(state, 'p1.jar'), objectRef(model!.id));
  const sourceOf = (object: number) => sourceName(state, { kind: 'activate', object, template: 'jar', ability: 1 });
  assert.deepEqual([copy!.id, model!.id].map(sourceOf), [
    'Копилка (копия) ($ снять 1\u00a0жетон)',
    'Копилка ($ снять 1\u00a0жетон)',
  ]);
});
test('equal items of the stack and equal shields', () => {
  const setup: Setup = {
    players: [{ ...ann, plays: 4, hand: ['bomb', 'bomb', 'heart-shield', 'heart-shield'] }],
    monsters: ['grunt'],
  };
  const twice = after(setup, ['p1 play bomb -> m1', 'p1 play bomb -> m1']);
  assert.deepEqual(
    twice.stack.map((i) => refName(twice, `s${i.id}`)),
    ['«Бомба!» — № 1 снизу', '«Бомба!» — № 2 снизу'],
  );
  const shielded = after(setup, [
    'p1 play heart-shield -> p1',
    'all pass',
    'p1 play heart-shield -> p1',
    'all pass',
    'p1 play bomb -> p1',
    'all pass',
    'all pass',
  ]);
  assert.deepEqual(answers(shielded), ['щит на 1 (№ 1)', 'щит на 1 (№ 2)']);
});
test('two replacements of a death on one item: each by what it does', () => {
  const instead = (effect: Effect): Ability => ({ type: 'replace', event: 'die', effects: [effect] });
  const cards: Catalog = {
    ...CARDS,
    trophy: {
      id: 'trophy',
      name: 'Вещь',
      kind: 'passive',
      abilities: [instead({ do: 'heal', n: 1, who: 'you' }), instead({ do: 'cents', n: 5, who: 'you' })],
    },
  };
  const start = tableOf({ players: [{ ...ann, hand: ['verdict'], items: ['trophy'] }], monsters: ['grunt'] }, cards);
  const { lines } = playLines(start, ['p1 play verdict -> p1', 'all pass', 'all pass']);
  const said = answers(lines.at(-1)!.state);
  assert.equal(new Set(said).size, 2, said.join(' | '));
});
test('a copy of an ability between whose options one chooses: each option by what it does', () => {
  const players = [
    { ...ann, items: ['compass'] },
    { name: 'Боря', items: ['understudy'] },
  ];
  const copying = ['p1 activate compass', 'p1 pass', 'p2 activate understudy -> top', 'all pass'];
  const said = answers(after({ players, monsters: ['grunt'] }, copying));
  assert.equal(said.length, 2);
  assert.equal(new Set(said).size, 2, said.join(' | '));
  assert.ok(!said.includes('без цели'));
});

const few = Object.values(CARDS).filter((c) => ['passive', 'active', 'paid'].includes(c.kind));
const table: fc.Arbitrary<Setup> = fc.record({
  players: fc.array(
    fc.record({
      name: fc.constantFrom('Аня', 'Боря'),
      plays: fc.constant(3),
      cents: fc.constant(12),
      hand: fc.array(fc.constantFrom('bomb', 'mask', 'heart-shield', 'spring-cleaning', 'crowd-pill', 'common-end'), {
        maxLength: 5,
      }),
      items: fc
        .tuple(fc.constantFrom(...few.map((c) => c.id)), fc.array(fc.constantFrom('trophy', 'mirror', 'the-relic')))
        .map(([id, more]) => [id, id, ...more.slice(0, 3)]),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  monsters: fc.array(fc.constantFrom('grunt', 'brittle', 'thorny'), { minLength: 1, maxLength: 3 }),
});
const withNames = (players: Setup['players']): Setup['players'] =>
  players.map((p, i) => ({ ...p, name: `Игрок ${i + 1}` }));

test('in any play every answer is named apart from the others, but for equal cards of a hand, and every object by its line', () => {
  fc.assert(
    fc.property(table, fc.array(fc.nat(10_000), { minLength: 60, maxLength: 60 }), (setup, picks) => {
      let state = layTable({ ...setup, players: withNames(setup.players) });
      for (const pick of picks) {
        const { pending } = state;
        if (pending !== null) {
          const said = pending.options.filter((o) => !o.startsWith('c')).map((o) => optionWords(state, pending, o));
          assert.equal(new Set(said).size, said.length, `${pending.question}: ${said.join(' | ')}`);
        }
        for (const { object, zone } of placesOf(state)) {
          if (zone === 'soul') continue;
          assert.equal(refNamed(state, nameOf(state, objectRef(object.id))), objectRef(object.id));
        }
        const legal = legalActions(state);
        if (legal.length === 0) return;
        const next = step(state, legal[pick % legal.length]!);
        assert.ok('state' in next);
        state = next.state;
      }
    }),
    { numRuns: 150 },
  );
});

/** What the page asks of the engine, and what it makes of the answer. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import {
  makeFraction,
  subtractFractions,
  sumOfFractions,
  toNumber,
  wholeFraction,
} from '../../../engines/exact/fraction.ts';
import {
  withFoe,
  withFoeAdded,
  withFoeEarlier,
  withHero,
  withInvestigator,
  withMemberAdded,
  withPlayers,
  withThing,
  withoutFoe,
  withoutMember,
  withoutThing,
} from './changes.ts';
import { NO_IMPROVEMENTS } from '../shared/investigator.ts';
import { carriedOf } from './items.ts';
import { MOST_FOES, MOST_HEROES, fightOf, foeOf, monsterFor, skillOf, skillsTested, type State } from './model.ts';
import { DATA, INITIAL } from './model.test-table.ts';
import { laterMonsterSchema } from '../../../schemas/eldritch/monster.ts';
import { shownName } from '../../../schemas/eldritch/name.ts';
import { isName, withCard, withoutCard } from '../../shared/own-cards/own-cards.ts';
import { NO_OWN, OWN_CODEC } from './own-cards.ts';
import { budget, BUDGETS, OutOfBudget } from '../../../engines/exact/work.ts';
import { answer, VARIANTS } from './question.ts';
import { resultOf } from './result.ts';
import { chanceFor, variantResult, variantsOf } from './variants.ts';
import { answerSentence, countedLine, exactLine } from './words/answer.ts';
import { toldWords } from './words/play.ts';
import { adviceLine, adviceOf, spendingOf } from './words/policy.ts';

const solve = (state: State) => ({ state, result: resultOf(fightOf(state)) });

test('the example of the rulebook: three dice against horror 2, three against toughness 2', () => {
  const { result } = solve(INITIAL);
  // At least 2 successes of 3 dice, each by a third: 3 · 2/27 + 1/27.
  assert.deepEqual(result.killed, makeFraction(7n, 27n));
  assert.deepEqual(result.stands, wholeFraction(1));
  assert.deepEqual(result.won, result.killed);
  // No success of 3 dice costs 2 sanity, one costs 1: (2 · 8 + 12) / 27.
  assert.deepEqual(result.fighters[0]!.meanSanity, makeFraction(28n, 27n));
  assert.deepEqual(sumOfFractions(result.fighters[0]!.losses.map(({ chance }) => chance)), wholeFraction(1));
  assert.equal(countedLine(INITIAL, DATA), 'Победить: Глубоководный');
  assert.match(exactLine({ state: INITIAL, result }), /^выстоит: 100\u00a0%$/);
  assert.match(answerSentence({ state: INITIAL, result }, DATA), /победит с\u00a0шансом 25,9\u00a0% \(7\/27\)/);
});

test('a loss and a recovery take the form of their number', () => {
  const lineOf = (what: 'lost' | 'recovered' | 'wounded' | 'healed', term: string, amount: number): string =>
    toldWords({ what, term, amount }, { state: INITIAL, data: DATA }, 0);
  assert.match(lineOf('lost', 'sanity', 1), /1\u00a0рассудок\./);
  assert.match(lineOf('lost', 'health', 2), /2\u00a0здоровья\./);
  assert.match(lineOf('recovered', 'health', 1), /1\u00a0здоровье\./);
  assert.match(lineOf('wounded', 'health', 1), /1\u00a0здоровье\./);
  assert.match(lineOf('healed', 'health', 1), /1\u00a0здоровье\./);
});

test('the revolver of the example: five dice by its bonus', () => {
  const armed = withHero(INITIAL, { bonus: { will: 0, strength: 2 } });
  // No success of 5 dice 32/243, one 80/243.
  assert.deepEqual(solve(armed).result.killed, subtractFractions(wholeFraction(1), makeFraction(112n, 243n)));
});

test('each variant is the same fight with one thing changed', () => {
  const state = withHero(INITIAL, { clues: 1 });
  const found = variantsOf(state).map((one) => variantResult(one));
  const of = (code: string) => found.find((one) => one.of.code === code)!;
  assert.deepEqual(of('none').killed, solve(INITIAL).result.killed);
  assert.deepEqual(of('none').clues, wholeFraction(0));
  assert.deepEqual(of('clue-1').killed, solve(withHero(INITIAL, { clues: 2 })).result.killed);
  const armed = withHero(state, { bonus: { will: 0, strength: 2 } });
  assert.deepEqual(of('strength-2').killed, solve(armed).result.killed);
  assert.ok(!variantsOf(INITIAL).some(({ of: { kind } }) => kind === 'spend'));
});

test('a riot asks for no will: what would add to it is not shown; its parley asks for influence', () => {
  const state = { ...INITIAL, foes: [foeOf(DATA.monsters[1], 1)] };
  assert.deepEqual(skillsTested(state), ['influence', 'strength']);
  assert.ok(!variantsOf(state).some(({ of }) => of.code === 'will-1'));
});

test('the aim says which chance the page leads with', () => {
  const { result } = solve(INITIAL);
  assert.deepEqual(chanceFor('kill', result), result.killed);
  assert.deepEqual(chanceFor('survive', result), result.stands);
});

test('an investigator brings his figures and leaves what is carried; one without figures keeps his health', () => {
  const carried = withHero(INITIAL, { clues: 2, focus: 1, improved: { ...NO_IMPROVEMENTS, will: 2 } });
  const mark = withInvestigator(carried, DATA.investigators[1]);
  assert.deepEqual([mark.party[0]!.hero.health, mark.party[0]!.hero.sanity, mark.party[0]!.hero.clues], [8, 4, 2]);
  assert.equal(skillOf(mark.party[0]!.hero, 'will'), 4);
  const unknown = withInvestigator(mark, DATA.investigators[2]);
  assert.deepEqual([unknown.party[0]!.investigator, unknown.party[0]!.hero.health], [{ id: 'unknown' }, 8]);
  assert.deepEqual(withInvestigator(mark, undefined).party[0]!.investigator, {});
  const back = withInvestigator(mark, DATA.investigators[0]).party[0]!.hero;
  assert.deepEqual([back.clues, back.focus, back.health], [2, 1, 6]);
});

test('the toughness of an epic monster follows the number of investigators until it is set by hand', () => {
  const cthulhu = DATA.monsters[2]!;
  const state = { ...INITIAL, foes: [foeOf(cthulhu, 1)] };
  assert.equal(monsterFor(cthulhu, 4).toughness, 7);
  assert.equal(withPlayers(state, 4, DATA).foes[0]!.monster.toughness, 7);
  const own = withFoe(state, 0, { monster: { ...state.foes[0]!.monster, toughness: 9 } });
  assert.equal(withPlayers(own, 4, DATA).foes[0]!.monster.toughness, 9);
});

test('monsters come and go; wounds stay below the toughness', () => {
  const four = [1, 2, 3, 4].reduce(withFoeAdded, INITIAL);
  assert.equal(four.foes.length, MOST_FOES);
  assert.equal(withoutFoe(four, 0).foes.length, MOST_FOES - 1);
  const hurt = withFoe(INITIAL, 0, { wounds: 1 });
  const weaker = withFoe(hurt, 0, { monster: { ...hurt.foes[0]!.monster, toughness: 1 } });
  assert.equal(weaker.foes[0]!.wounds, 0);
});

test('the worker says the answer first, then how far it is, then what more would buy', () => {
  const state = withHero(withFoeAdded(INITIAL), { clues: 1 });
  const kinds: string[] = [];
  answer(state, (report) => kinds.push(report.kind), BUDGETS.worker);
  assert.equal(kinds[0], 'result');
  assert.equal(kinds.at(-1), 'variants');
  assert.equal(kinds.filter((kind) => kind === 'progress').length, variantsOf(state).length);
  assert.deepEqual(structuredClone(solve(state).result), solve(state).result);
});

const LARGE = [1, 2, 3].reduce(
  withFoeAdded,
  withHero({ ...INITIAL, rounds: 5, order: 'anew' }, { clues: 9, focus: 9 }),
);
const onPage = () => budget(BUDGETS.inline);
test('a small fight is answered within a frame with all its variants, a large one is not', () => {
  assert.deepEqual(VARIANTS.resultOf(INITIAL, onPage()), solve(INITIAL).result);
  for (const one of variantsOf(INITIAL)) assert.deepEqual(VARIANTS.variantOf(one, onPage()), variantResult(one));
  assert.throws(() => VARIANTS.resultOf(LARGE, onPage()), OutOfBudget);
  assert.throws(() => VARIANTS.resultOf({ ...LARGE, order: 'best' }, onPage()), OutOfBudget);
});

test('own cards come back from the device; damaged ones are refused', () => {
  const { monster } = INITIAL.foes[0]!;
  const { health, sanity, skills } = INITIAL.party[0]!.hero;
  const cards = {
    investigators: withCard(NO_OWN.investigators, { name: 'Сосед', health, sanity, skills }),
    monsters: withCard(withCard(NO_OWN.monsters, { name: 'Тварь', monster }), { name: 'Тварь', monster }),
  };
  assert.equal(cards.monsters.length, 1);
  assert.deepEqual(OWN_CODEC.parse(OWN_CODEC.make(cards)).state, cards);
  assert.deepEqual(withoutCard(cards.monsters, 'Тварь'), []);
  for (const text of [
    '',
    'null',
    '[]',
    '{"investigators":[],"monsters":[{"name":"x"}]}',
    '{"investigators":[1],"monsters":[]}',
  ])
    assert.equal(OWN_CODEC.parse(text).problems.length, 1, text);
  assert.ok(isName('Сосед 2') && !isName('') && !isName('<b>') && !isName(' пробел'));
});

test('rules for clues: thrown again where it helps to what is needed, by the first combat', () => {
  const rules = (state: State) => solve(state).result.rules;
  assert.ok(rules(INITIAL).every(({ rows }) => rows.every(({ action }) => action === 'stop')));
  const one = rules(withHero(INITIAL, { clues: 1 }));
  // A clue brings no sanity that matters here, and a single one wins nothing from no success.
  assert.deepEqual(one, [
    {
      stage: 'will',
      dice: 3,
      item: undefined,
      isSkipped: false,
      hasCards: false,
      rows: [
        { successes: 0, action: 'stop' },
        { successes: 1, action: 'stop' },
      ],
    },
    {
      stage: 'strength',
      dice: 3,
      item: undefined,
      isSkipped: false,
      hasCards: false,
      rows: [
        { successes: 0, action: 'stop' },
        { successes: 1, action: 'clue' },
      ],
    },
  ]);
  const never = rules(withHero({ ...INITIAL, spend: 'none' }, { clues: 3 }));
  assert.ok(never.every(({ rows }) => rows.every(({ action }) => action === 'stop')));
});

test('the best play in words, a sentence for each test', () => {
  const plan = solve(withHero(INITIAL, { clues: 2 }));
  const variants = variantsOf(plan.state).map((one) => variantResult(one));
  const said = [...adviceOf(plan, DATA), ...spendingOf(plan, variants, DATA)].map(
    ({ name, says }) => `${name}: ${says}`,
  );
  assert.match(said.join('\n'), /Проверка воли: Вы бросаете 3\u00a0кубика\. На перебросы ничего не тратьте\./);
  assert.match(said.join('\n'), /Проверка силы: .* Тратьте улику на неудачный кубик, пока успехов меньше 2\./);
  assert.match(said.join('\n'), /Для сравнения: .*не тратить улики — 25,9/);
  assert.match(adviceLine(plan, DATA)!, /^Проверка .*: тратьте улику/);
  assert.equal(adviceLine(solve(INITIAL), DATA), undefined);
});

test('several investigators: they come with their sheets, the table is as large as they are, and go again', () => {
  const cthulhu = { ...INITIAL, foes: [foeOf(DATA.monsters[2], 1)] };
  const two = withMemberAdded(cthulhu, DATA);
  assert.deepEqual(
    two.party.map(({ investigator }) => investigator.id),
    ['lily-chen', 'mark-harrigan'],
  );
  assert.deepEqual([two.players, two.foes[0]!.monster.toughness], [2, 5]);
  assert.equal(withPlayers(two, 1, DATA).players, 2);
  const full = [1, 2, 3].reduce((state) => withMemberAdded(state, DATA), two);
  assert.equal(full.party.length, MOST_HEROES);
  assert.deepEqual(withoutMember(two, 0).party[0]!.investigator, { id: 'mark-harrigan' });
  assert.equal(withoutMember(cthulhu, 0), cthulhu);
});

test('two investigators against one monster: nobody is worse off for the help', () => {
  const two = solve(withMemberAdded(INITIAL, DATA)).result;
  assert.equal(two.fighters.length, 2);
  assert.ok(toNumber(two.killed) > toNumber(solve(INITIAL).result.killed));
  assert.equal(two.won, undefined);
  assert.match(
    answerSentence({ state: withMemberAdded(INITIAL, DATA), result: two }, DATA),
    /Лили Чен и Марк Хэрриган против .*победят/,
  );
});

test('things: the best bonus counts once, what is used up is an item, each card is there once', () => {
  const [revolver, kerosene, , axe] = DATA.items.map(carriedOf);
  const armed = withThing(withThing(INITIAL, 0, revolver!), 0, axe!);
  assert.equal(fightOf(armed).fighters[0]!.bonus.strength, 2);
  assert.deepEqual(fightOf(armed).fighters[0]!.cards.allCosts, { sanity: 2 });
  assert.equal(withThing(armed, 0, axe!), armed);
  const own = withHero(armed, { all: { will: true, strength: false } });
  assert.deepEqual(fightOf(own).fighters[0]!.cards.allCosts, { sanity: 0 });
  assert.deepEqual(fightOf(own).fighters[0]!.cards.all, { will: true, strength: false });
  const burning = withThing(INITIAL, 0, kerosene!);
  assert.equal(withoutThing(burning, 0, 0).party[0]!.hero.things.length, 0);
  // Strength 4, the modifier −1, the kerosene +5.
  assert.deepEqual(
    solve(burning).result.rules.map(({ stage, item, dice }) => [stage, item, dice]),
    [
      ['will', undefined, 3],
      ['strength', 0, 8],
    ],
  );
});

test('the order by hand: a monster goes one place earlier', () => {
  const two = withFoeAdded({ ...INITIAL, foes: [foeOf(DATA.monsters[1], 1)] });
  const named = { ...two, foes: [two.foes[0]!, foeOf(DATA.monsters[0], 1)] };
  assert.deepEqual(
    withFoeEarlier(named, 1).foes.map(({ id }) => id),
    ['deep-one', 'riot'],
  );
  assert.equal(withFoeEarlier(named, 0), named);
});

test('the name of a monster without figures is one that the device may keep', () => {
  const file = new URL('../../../../content/eldritch/data/later-monsters.yaml', import.meta.url);
  const monsters = z.array(laterMonsterSchema).parse(parse(readFileSync(file, 'utf8')));
  for (const { id, ...names } of monsters) assert.ok(isName(shownName(names)), id);
});

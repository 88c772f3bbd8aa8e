/** What follows from a situation: the rulebook's examples, laws, and the words that say it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { totalOf } from '../../../engines/exact/distribution.ts';
import { compareFractions, isSameFraction } from '../../../engines/exact/fraction.ts';
import { codecOf } from './address.ts';
import { enemyOf, isAttack, isDefence, missingOf, withAction, withCount, withEnemy, type State } from './model.ts';
import { ASSUMED, DATA, INITIAL, anyDice, anyState } from './model.test-table.ts';
import { outcomeOf, reachesOf, resultFor, stepsOf, testOdds } from './check-odds.ts';
import { answerSentence, countedLine, exactLine, missingLine, poolWords } from './words/answer.ts';
import { stepsSentence } from './words/further.ts';
import { askOf } from './words/names.ts';
import { adviceOf } from './words/policy.ts';

const ask = (state: State) => ({ state, faces: DATA.assumed });
const few = { numRuns: 100 };

test('the examples of the rulebook: 6 against toughness 2 is 4 damage, 3 against attack 5 is 2, 5 finds one information', () => {
  assert.equal(outcomeOf(INITIAL, 6), 4);
  assert.equal(outcomeOf(withAction(INITIAL, 'shoot'), 7), 5);
  assert.equal(outcomeOf(withAction(INITIAL, 'defend-melee'), 3), 2);
  assert.equal(outcomeOf(withAction(INITIAL, 'examine'), 5), 1);
});

test('an object takes damage of shots first, and none of fights', () => {
  const behind = { ...INITIAL, cover: 2 };
  assert.equal(outcomeOf(behind, 6), 4);
  assert.equal(outcomeOf(withAction(behind, 'shoot'), 6), 2);
  assert.equal(outcomeOf(withAction(behind, 'defend-ranged'), 1), 2);
});

test('all outcomes together are certain; the goal is the least result that brings it', () => {
  fc.assert(
    fc.property(anyState, anyDice, (state, { faces }) => {
      const odds = testOdds({ state, faces }, DATA);
      assert.equal(totalOf(odds.outcomes), totalOf(odds.answer.results));
      assert.ok(odds.dice.length <= 3 && odds.chance.n >= 0n && odds.chance.n <= odds.chance.d);
      const needed = resultFor(state, state.goal.least);
      assert.ok(needed === 0 || outcomeOf(state, needed) !== outcomeOf(state, needed - 1) || needed > 60);
    }),
    few,
  );
});

test('who plays for a goal reaches it at least as often as who plays for the mean', () => {
  fc.assert(
    fc.property(anyState, anyDice, (state, { faces }) => {
      const question = { state, faces };
      const odds = testOdds(question, DATA);
      for (const { chance, best } of reachesOf(question, odds)) assert.ok(compareFractions(best, chance) >= 0);
    }),
    few,
  );
});

test('with the assumed dice an improvement never makes the mean worse', () => {
  fc.assert(
    fc.property(anyState, (drawn) => {
      const state = { ...drawn, dice: undefined, goal: { ...drawn.goal, kind: 'mean' as const } };
      const steps = stepsOf(ask(state), testOdds(ask(state), DATA));
      assert.equal(steps.find(({ by }) => by === 0)?.dice.join(), testOdds(ask(state), DATA).dice.join());
      const sign = isDefence(state.action) ? -1 : 1;
      steps.slice(1).forEach(({ mean }, i) => assert.ok(compareFractions(mean, steps[i]!.mean) * sign >= 0));
    }),
    few,
  );
});

test('dice set by hand replace the situation', () => {
  const byHand: State = { ...withCount(INITIAL, 'otherEnemies', 3), dice: ['black', 'yellow'] };
  const odds = testOdds(ask(byHand), DATA);
  assert.deepEqual([odds.dice, odds.pool, stepsOf(ask(byHand), odds)], [['black', 'yellow'], undefined, []]);
});

test('the chance to defeat an enemy counts the damage that lies on him, and is unknown with his health', () => {
  const odds = (enemy: Partial<State['enemy']>) => testOdds(ask(withEnemy(INITIAL, enemy)), DATA);
  const [fresh, wounded] = [odds({ health: 6, damage: 0 }).kill!, odds({ health: 6, damage: 5 }).kill!];
  assert.ok(compareFractions(wounded, fresh) > 0);
  assert.ok(isSameFraction(wounded, odds({ health: 1, damage: 0 }).kill!));
  assert.equal(odds({ health: 0 }).kill, undefined);
});

test('the words of the example name what was counted, that the faces are assumed, and what to throw again', () => {
  const odds = testOdds(ask(INITIAL), DATA);
  assert.equal(countedLine(INITIAL, odds), 'Попасть: стойкость\u00a02, 3\u00a0красных');
  assert.match(exactLine(INITIAL, odds, ASSUMED), /^грани предположены$/u);
  assert.match(exactLine(INITIAL, odds, { ...ASSUMED, isConfirmed: true }), /^в среднем 3,7\u00a0урона$/u);
  assert.match(
    answerSentence(INITIAL, DATA, odds, ASSUMED),
    /^Хеллбой, драка, 3.красных против стойкости 2.*попасть — 88,1.%/u,
  );
  assert.match(adviceOf(INITIAL, odds)[0]!.says, /Перебросьте нули и единицы на красных/);
  assert.match(stepsSentence(INITIAL, stepsOf(ask(INITIAL), odds), 0), /Ещё одно улучшение: \+2,8/);
});

test('fractions of dice with unconfirmed faces are not shown', () => {
  const odds = testOdds(ask(INITIAL), DATA);
  assert.doesNotMatch(answerSentence(INITIAL, DATA, odds, ASSUMED), /\d\/\d/);
  assert.match(answerSentence(INITIAL, DATA, odds, { ...ASSUMED, isConfirmed: true }), /\d\/\d/);
});

test('what no source tells of an enemy is asked for, and nothing replaces it', () => {
  const boss = DATA.enemies.find(({ id }) => id === 'rasputin')!;
  const fight = { ...INITIAL, enemy: enemyOf(boss) };
  assert.equal(missingOf(fight), 'toughness');
  assert.match(missingLine(fight, 'toughness', DATA), /стойкость.*Распутин/);
  assert.equal(missingOf(withAction(fight, 'defend-melee')), 'melee');
  assert.equal(missingOf(withAction(fight, 'defend-ranged')), 'ranged');
  assert.equal(missingOf(withAction(fight, 'examine')), undefined);
  assert.equal(missingOf({ ...fight, mode: 'throws' }), undefined);
  const set = withEnemy(fight, { toughness: 4 });
  assert.equal(missingOf(set), undefined);
  // Attacks in a row count the health too.
  assert.equal(missingOf({ ...set, mode: 'series' }), 'health');
  assert.equal(missingOf({ ...withEnemy(set, { health: 9 }), mode: 'series' }), undefined);
  const codec = codecOf(DATA, () => ASSUMED);
  for (const state of [fight, set]) {
    const back = codec.parse(codec.make(state));
    assert.deepEqual([back.problems, back.state.enemy.toughness], [[], state.enemy.toughness]);
  }
  // An address of old says a number, and it is taken.
  assert.equal(codec.parse('v=1&a=fight&e=rasputin.3.0.0.5.5').state.enemy.toughness, 3);
});

test('no more boosts than the action tokens of a round allow', () => {
  const most = (action: State['action']) => askOf(action, 'boost', DATA.modifiers)?.most;
  assert.deepEqual(
    (['fight', 'shoot', 'examine', 'defend-melee', 'defend-ranged', 'other'] as const).map(most),
    [2, 2, 2, 3, 3, 3],
  );
});

test('an improvement that changes no die is said to, and why', () => {
  const situation = (counts: Partial<State['counts']>) => {
    const state = { ...INITIAL, counts: { ...INITIAL.counts, ...counts } };
    const odds = testOdds(ask(state), DATA);
    return stepsSentence(state, stepsOf(ask(state), odds), odds.pool!.pool.applied);
  };
  assert.match(situation({ boost: 3 }), /Лучше кубиков уже не будет/);
  assert.match(situation({ otherEnemies: 9 }), /Лишних ухудшений/);
  assert.match(situation({ boost: 1 }), /После \+2 улучшать нечего/);
  assert.doesNotMatch(situation({}), /нечего/);
});

test('the words of a pool: what cancelled, what was applied, what was wasted, what left', () => {
  const pool = (counts: Partial<State['counts']>, level: State['levels']['fight'] = 'red') => {
    const state = { ...INITIAL, levels: { ...INITIAL.levels, fight: level }, counts: { ...INITIAL.counts, ...counts } };
    return poolWords(state, testOdds(ask(state), DATA));
  };
  assert.match(pool({ boost: 5, otherEnemies: 1 }), /отменило.*применено: 3.улучшения; пропало: 1/u);
  assert.match(pool({ otherEnemies: 2 }, 'yellow'), /применено: 2.ухудшения; убрано жёлтых кубиков: 2/u);
  assert.match(pool({ otherEnemies: 1, assist: 1 }), /ни один кубик не изменился/);
});

test('every state has its words', () => {
  fc.assert(
    fc.property(anyState, anyDice, (state, dice) => {
      const odds = testOdds({ state, faces: dice.faces }, DATA);
      const said = [
        answerSentence(state, DATA, odds, dice),
        countedLine(state, odds),
        ...adviceOf(state, odds).map(({ says }) => says),
      ].join(' ');
      assert.doesNotMatch(said, /undefined|NaN|\[object/);
      assert.equal(isAttack(state.action) && said.includes('стойкости'), isAttack(state.action));
    }),
    few,
  );
});

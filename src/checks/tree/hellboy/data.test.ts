/** The figures of Hellboy: what the calculator takes, terms that are there, and the worked examples of the rulebook. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figuresOf } from '../../../content/read/figures.ts';
import { brokenSteps, facesProblems, inOrder } from '../../../engines/hellboy/dice/faces.ts';
import { asksOf, poolOfSituation, reasonsOf } from '../../../engines/hellboy/situation/reasons.ts';
import { ACTIONS, COUNTS, FLAGS, type Situation } from '../../../engines/hellboy/situation/situation.ts';
import { damageDealt, damageTaken, informationFor } from '../../../engines/hellboy/skill-check/aim.ts';
import { assumedFaces, faceRulesOf } from '../../../schemas/hellboy/dice.ts';
import { corpus } from '../../corpus.ts';
import { PROJECT } from '../../site/built-site.ts';

const figures = figuresOf(PROJECT, 'hellboy');
const [dice, modifiers] = [figures.dice, figures.modifiers];
const [agents, enemies] = [figures.agents, figures.enemies];

const nothing: Situation = {
  action: 'other',
  level: 'orange',
  counts: Object.fromEntries(COUNTS.map((count) => [count, 0])) as Situation['counts'],
  flags: Object.fromEntries(FLAGS.map((flag) => [flag, false])) as Situation['flags'],
};
const withCounts = (action: Situation['action'], counts: Partial<Situation['counts']>): Situation => ({
  ...nothing,
  action,
  counts: { ...nothing.counts, ...counts },
});

test('every term that the figures name is there', () => {
  const terms = new Set(
    corpus()
      .terms.filter(({ game }) => game === 'hellboy')
      .map(({ id }) => id),
  );
  const named = [
    ...modifiers.map(({ term }) => term),
    ...dice.flatMap((die) => (die.kind === 'test' ? die.rules : die.sides).map(({ term }) => term)),
  ];
  assert.ok(named.length >= 25);
  assert.deepEqual(
    named.filter((term) => !terms.has(term)),
    [],
  );
});

test('no list names one thing twice', () => {
  for (const list of [dice, modifiers, agents, enemies])
    assert.equal(new Set(list.map(({ id }) => id)).size, list.length);
});

test('the assumed faces keep what the rules imply, rise from colour to colour and stand in order', () => {
  const faces = assumedFaces(dice);
  assert.deepEqual(facesProblems(faces, faceRulesOf(dice)), []);
  assert.deepEqual(brokenSteps(faces), []);
  assert.deepEqual(inOrder(faces), faces);
});

test('each rule of the faces refuses faces that break it', () => {
  const rules = faceRulesOf(dice);
  const faces = assumedFaces(dice);
  const broken = [
    { ...faces, orange: [1, 1, 1, 1, 2, 2] },
    { ...faces, red: [0, 1, 2, 3, 3, 4] },
    { ...faces, red: [1, 1, 1, 2, 2, 3] },
    { ...faces, red: [0, 1, 1, 2, 2, 2] },
  ];
  assert.deepEqual(
    broken.map((claimed) => facesProblems(claimed, rules).map((p) => (p.code === 'rule' ? p.rule : p.code))),
    rules.map((rule) => [rule]),
  );
});

test('everything that is asked matters somewhere', () => {
  const asked = ACTIONS.map((action) => asksOf(action, modifiers));
  assert.deepEqual(new Set(asked.flatMap(({ counts }) => counts)), new Set(COUNTS));
  assert.deepEqual(new Set(asked.flatMap(({ flags }) => flags)), new Set(FLAGS));
});

/** What the rulebook says of each test, read off it by hand; boost, assist, cards and what harms all tests are below. */
const BY_ACTION: { readonly [A in Situation['action']]: readonly string[] } = {
  fight: ['otherEnemies -1', 'stunnedTarget 1'],
  shoot: ['nearTarget -1', 'inTheWay -1', 'stunnedTarget 1'],
  examine: ['enemiesInRoom -1', 'otherEnemies -1'],
  'defend-melee': ['otherEnemies -1', 'stunnedAgent -1'],
  'defend-ranged': ['nearAgent 1', 'inTheWay 1', 'stunnedAgent -1'],
  other: [],
};
const IN_ALL = ['frogSpawn -1', 'hellfire -1', 'injuries -1', 'boost 1', 'assist 1', 'cardImprove 1', 'cardDegrade -1'];
test('each test has the improvements and degradations of the rulebook, and no others', () => {
  for (const action of ACTIONS)
    assert.deepEqual(
      modifiers.filter(({ actions }) => actions.includes(action)).map(({ by, change }) => `${by} ${change}`),
      [...BY_ACTION[action], ...IN_ALL],
      action,
    );
});

test('the toughness and the attacks of the examples give the damage of the examples', () => {
  const example = enemies.find(({ id }) => id === 'example-frog-monster')!.figures;
  assert.equal(damageDealt(6, example.toughness!.value, 0), 4, 'Hellboy fights');
  assert.equal(damageDealt(7, example.toughness!.value, 0), 5, 'Abe shoots');
  assert.equal(damageTaken(3, example.melee!.value, 0), 2, 'Hellboy is attacked');
  const venomous = enemies.find(({ id }) => id === 'venomous-frog-monster')!.figures;
  assert.equal(damageTaken(2, venomous.ranged!.value, 0), 3, 'Abe is attacked');
});

test('Johann examines with two enemies in the room, one of them beside him: three degradations, and 5 is one clue', () => {
  const johann = withCounts('examine', { enemiesInRoom: 2, otherEnemies: 1 });
  assert.deepEqual(
    reasonsOf(johann, modifiers).map(({ rule, times, change }) => [rule.id, times, change]),
    [
      ['examine-enemies-in-room', 2, -2],
      ['examine-enemies-in-area', 1, -1],
    ],
  );
  const { improvements, degradations, pool } = poolOfSituation(johann, modifiers);
  assert.deepEqual([improvements, degradations], [0, 3]);
  assert.deepEqual(pool.dice, ['yellow', 'yellow', 'yellow']);
  assert.equal(informationFor(5), 1);
});

test('two improvements and one degradation are one improvement; of four improvements three are applied', () => {
  const two = poolOfSituation(withCounts('fight', { boost: 1, assist: 1, otherEnemies: 1 }), modifiers).pool;
  assert.deepEqual([two.cancelled, two.applied, two.wasted], [1, 1, 0]);
  const four = poolOfSituation(withCounts('fight', { boost: 3, assist: 1 }), modifiers).pool;
  assert.deepEqual([four.cancelled, four.applied, four.wasted], [0, 3, 1]);
});

test('of the agents only what a source tells is known', () => {
  assert.deepEqual(
    agents.map(({ id, skills, slots }) => [id, Object.keys(skills), slots]),
    [
      ['hellboy', ['fight'], undefined],
      ['abe-sapien', [], undefined],
      ['liz-sherman', [], undefined],
      ['johann-kraus', [], undefined],
    ],
  );
  assert.equal(agents[0]!.skills.fight!.level, 'red');
});

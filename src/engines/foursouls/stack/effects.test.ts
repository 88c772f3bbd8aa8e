/** Effects one by one, with cards of the tests where the library has none: what counts as done for «и», whom they concern, what they leave alone. */
import { test } from 'node:test';
import type { Effect, Template, TargetSpec } from './ability.ts';
import { play, type Opening } from './cards.test-table.ts';

const loot = (id: string, effects: readonly Effect[], targets: readonly TargetSpec[] = []): Template => ({
  id,
  name: id,
  kind: 'loot',
  abilities: [{ type: 'loot', targets, effects }],
});
const PAYS: Effect = { do: 'cents', n: 1, who: 'you', join: 'and' };
const ON_JAR = { targets: [{ of: ['item'] }], names: ' -> p1.jar', a: { items: ['jar'] } } as const;
/** Whether a cent comes after «и», that is whether the effect was done; `names` are its targets as a line writes them. */
const isDone = (
  effect: Effect,
  done: boolean,
  {
    targets = [],
    names = '',
    a = {},
    ...more
  }: Opening & { readonly targets?: readonly TargetSpec[]; readonly names?: string } = {},
) =>
  play(
    { a: { hand: ['x'], ...a }, ...more },
    [`p1 play x${names}`, 'all pass'],
    { 'log.cents-gained': done ? ['p1'] : [] },
    [loot('x', [effect, PAYS], targets)],
  );

test('what was not done stops what follows «и»', () => {
  isDone({ do: 'double-cents', who: 'you' }, false);
  isDone({ do: 'lose-all-cents', who: 'you' }, false);
  isDone({ do: 'lose-cents', n: 2, who: 'you' }, false, { a: { cents: 1 } });
  isDone({ do: 'lose-cents', n: 2, who: 'you' }, true, { a: { cents: 2 } });
  isDone({ do: 'steal-cents', n: 2, who: 'target' }, false, { targets: [{ of: ['player'] }], names: ' -> p2' });
  isDone({ do: 'steal-loot', n: 1, who: 'target' }, false, { targets: [{ of: ['player'] }], names: ' -> p2' });
  isDone({ do: 'heal', n: 1, who: 'you' }, false);
  isDone({ do: 'heal', n: 1, who: 'you' }, true, { a: { damage: 1 } });
  isDone({ do: 'loot', n: 1, who: 'you' }, true);
  isDone({ do: 'loot', n: 0, who: 'you' }, false);
  isDone({ do: 'treasure', n: 1, who: 'you' }, true);
  isDone({ do: 'treasure', n: 0, who: 'you' }, false);
  isDone({ do: 'treasure', n: 1, who: 'you' }, false, { whole: ['treasure'] });
  isDone({ do: 'discard', n: 1, who: 'you' }, true, { a: { hand: ['x', 'bomb'] } });
  isDone({ do: 'discard', n: 2, who: 'you' }, false, { a: { hand: ['x', 'bomb'] } });
  isDone({ do: 'recharge', who: 'target' }, false, ON_JAR);
  isDone({ do: 'deactivate', who: 'target' }, true, ON_JAR);
  isDone({ do: 'destroy', who: 'target' }, false, {
    targets: [{ of: ['item'] }],
    names: ' -> p1.pew-pew',
    a: { items: ['pew-pew'] },
  });
  isDone({ do: 'destroy', who: 'target' }, true, ON_JAR);
  isDone({ do: 'destroy', who: 'this' }, false);
  isDone({ do: 'counter', n: 1, who: 'this' }, false);
  isDone({ do: 'counter', n: -1, who: 'target' }, false, ON_JAR);
  isDone({ do: 'cancel-attack' }, false);
  isDone({ do: 'swap' }, false, {
    targets: [{ of: ['item'] }, { of: ['item'] }],
    names: ' -> p1.jar, p1.trophy',
    a: {
      items: ['jar', 'trophy'],
    },
  });
  isDone({ do: 'damage', n: 1, who: 'each-monster' }, false, { monsters: [], whole: ['monster'] });
  isDone({ do: 'roll', who: 'each-monster', table: [] }, false);
  isDone({ do: 'attack-roll', who: 'you' }, false);
  isDone({ do: 'attackable', n: 2, who: 'you' }, true);
  isDone({ do: 'copy-card' }, false);
  isDone({ do: 'become-item' }, true);
  isDone({ do: 'curse' }, false);
  isDone({ do: 'steal', who: 'target' }, true, {
    targets: [{ of: ['item'] }],
    names: ' -> p2.jar',
    b: { items: ['jar'] },
  });
});
test('several cards are discarded, stolen and given one after another, each chosen', () => {
  play(
    { a: { hand: ['x', 'bomb', 'pill', 'battery'] } },
    ['p1 play x', 'all pass', 'p1 choose pill', 'p1 choose bomb'],
    { 'p1.hand': ['battery'], pending: null, 'p1.cents': 1 },
    [loot('x', [{ do: 'discard', n: 2, who: 'you' }, PAYS])],
  );
  play(
    { a: { hand: ['x'] }, b: { hand: ['bomb', 'pill', 'battery'] } },
    ['p1 play x -> p2', 'all pass', 'p1 choose pill', 'p1 choose bomb'],
    { 'p1.hand': ['pill', 'bomb'], 'p2.hand': ['battery'], pending: null },
    [loot('x', [{ do: 'steal-loot', n: 2, who: 'target' }], [{ of: ['player'] }])],
  );
});
test('«каждый другой» leaves you out', () => {
  play({ a: { hand: ['round-of-loot'], cents: 2 }, b: { cents: 2 } }, ['p1 play round-of-loot', 'all pass'], {
    'p1.cents': 2,
    'p2.cents': 1,
  });
});
test('one of two shields is spent, the other waits; a shield for another protects nobody else', () => {
  const shields = [
    'p1 play heart-shield -> p2',
    'all pass',
    'p1 play heart-shield -> p2',
    'all pass',
    'p1 play bomb -> p2',
    'all pass',
    'all pass',
  ];
  play({ a: { hand: ['heart-shield', 'heart-shield', 'bomb'], plays: 3 } }, shields, { pending: 'replacement' });
  play(
    { a: { hand: ['heart-shield', 'bomb', 'bomb'], plays: 3 } },
    [
      'p1 play heart-shield -> p2',
      'all pass',
      'p1 play bomb -> p1',
      'all pass',
      'all pass',
      'p1 play bomb -> p2',
      'all pass',
      'all pass',
    ],
    { 'p1.health': 1, 'p2.health': 2 },
  );
});
test('the death of another on the stack does not stop healing', () => {
  play(
    { a: { hand: ['verdict', 'bandage'], plays: 2, damage: 1 } },
    ['p1 play verdict -> p2', 'all pass', 'p1 play bandage -> p1', 'all pass'],
    { 'p1.health': 2, stack: ['death'] },
  );
});
test('the penalty turns what is yours, not what is theirs, and the dead are not healed', () => {
  play(
    { a: { hand: ['verdict'], items: ['jar'] }, b: { items: ['pew-pew'] } },
    ['p1 play verdict -> p2', 'all pass', 'all pass'],
    { 'p1.charged': ['unknown', 'jar'], 'p2.charged': ['unknown'] },
  );
  play(
    { a: { hand: ['verdict', 'bandage'], plays: 2 } },
    ['p1 play verdict -> p2', 'all pass', 'all pass', 'p1 play bandage -> p2', 'all pass'],
    { 'p2.health': 0, 'p2.dead': true },
  );
});
test('an item in any slot of the shop changes places with yours, or is rerolled in its place', () => {
  play(
    { a: { hand: ['barter'], items: ['jar'] }, shop: ['compass', 'trophy'] },
    ['p1 play barter -> p1.jar, shop2', 'all pass'],
    { shop1: 'compass', shop2: 'jar', 'p1.items': ['trophy'] },
  );
  play(
    { a: { hand: ['second-thought'] }, shop: ['compass', 'trophy'], decks: { treasure: ['jar'] } },
    ['p1 play second-thought -> shop2', 'all pass'],
    { shop1: 'compass', shop2: 'jar' },
  );
});
test('slots of the shop and of rooms grow by empty ones, and what lies there stays', () => {
  play(
    { a: { hand: ['new-ground'] }, shop: ['jar'], decks: { treasure: ['trophy'] } },
    ['p1 play new-ground #2', 'all pass'],
    { shop1: 'jar', shop2: 'trophy', slots: 1 },
  );
  play(
    { a: { hand: ['new-ground'] }, rooms: ['chapel'], decks: { room: ['armory'] } },
    ['p1 play new-ground #3', 'all pass'],
    { room1: 'chapel', room2: 'armory' },
  );
});
test('a roll is nudged either way', () => {
  play(
    { a: { hand: ['pill', 'nudge'], plays: 2 } },
    [
      'p1 play pill',
      'all pass',
      'p1 roll 3',
      'p1 play nudge -> top',
      'all pass',
      'p1 choose -1',
      'all pass',
      'all pass',
    ],
    { 'p1.cents': 4, 'reading.chosen-die': false, 'reading.modifiers-at-resolution': false },
  );
});
test('counters paid are gone', () => {
  play({ a: { items: [{ card: 'jar', counters: 1 }] } }, ['p1 activate jar #2', 'p1 activate jar #2'], {
    stopped: 'cannot-pay',
    stack: ['jar'],
  });
});
test('as much damage goes as max health is lost, and no more', () => {
  play(
    { a: { hand: ['bomb', 'bomb', 'verdict'], plays: 3 }, monsters: ['brute', 'giant'] },
    [
      'p1 play bomb -> m1',
      'all pass',
      'all pass',
      'p1 play bomb -> m1',
      'all pass',
      'all pass',
      'p1 play verdict -> m2',
      'all pass',
      'all pass',
    ],
    { 'm1.health': 2 },
  );
  play({ a: { damage: 1, health: 3, hand: ['plague'] } }, ['p1 play plague', 'all pass'], {
    'p1.health': 2,
    'p2.health': 1,
    'm1.health': 1,
  });
});
test('an event stays until its roll and the check of it are over', () => {
  const event: Template = {
    id: 'x',
    name: 'x',
    kind: 'event',
    abilities: [
      {
        type: 'trigger',
        on: 'enters',
        effects: [
          { do: 'roll', who: 'active', table: [{ from: 6, to: 6, effects: [{ do: 'cents', n: 1, who: 'active' }] }] },
        ],
      },
    ],
  };
  const lines = ['p1 declare attack', 'all pass', 'p1 choose deck', 'p1 choose slot1', 'all pass'];
  play({ decks: { monster: ['x'] } }, [...lines, 'p1 roll 6'], { m1: 'x', stack: ['roll'] }, [event]);
  play({ decks: { monster: ['x'] } }, [...lines, 'p1 roll 6', 'all pass'], { m1: 'x', stack: ['x'] }, [event]);
  play(
    { decks: { monster: ['x'] } },
    [...lines, 'p1 roll 6', 'all pass', 'all pass'],
    { m1: 'grunt', 'p1.cents': 1, 'discard.monster': ['x'] },
    [event],
  );
  play(
    { decks: { monster: ['x'] } },
    [...lines, 'p1 roll 5', 'all pass'],
    { m1: 'grunt', stack: [], 'log.triggered': ['x'] },
    [event],
  );
});
test('a card bought from the deck was bought too', () => {
  play(
    { a: { cents: 10, items: ['echo'] }, decks: { treasure: ['jar'], loot: ['bomb'] } },
    ['p1 declare purchase', 'all pass', 'p1 choose deck', 'all pass', 'all pass'],
    { 'p1.hand': ['bomb'], 'p1.items': ['echo', 'jar'] },
  );
});
test('loot played heals the thorny monster', () => {
  play(
    { a: { hand: ['bomb', 'three-cents'], plays: 2 }, monsters: ['thorny'] },
    ['p1 play bomb -> m1', 'all pass', 'all pass', 'all pass', 'all pass', 'all pass', 'p1 play three-cents'],
    { stack: ['three-cents', 'thorny'] },
  );
});
test('eternal and unfitting things are no targets', () => {
  play(
    { a: { hand: ['breaker'] }, b: { items: [{ card: 'pew-pew', deactivated: true }] } },
    ['p1 play breaker -> p2.pew-pew'],
    { stopped: 'illegal-target' },
  );
  play({ a: { hand: ['breaker'] }, b: { items: ['jar'] } }, ['p1 play breaker -> p2.jar'], {
    stopped: 'illegal-target',
  });
  play(
    { a: { hand: ['charity', 'verdict'], plays: 2 } },
    ['p1 play verdict -> p2', 'all pass', 'all pass', 'p1 play charity -> p2'],
    { stopped: 'illegal-target' },
  );
  play({ a: { hand: ['robbery'] } }, ['p1 play robbery -> p1'], { stopped: 'illegal-target' });
  play({ a: { hand: ['barter'], items: ['jar'] }, b: { items: ['trophy'] } }, ['p1 play barter -> p2.trophy, p1.jar'], {
    stopped: 'illegal-target',
  });
});
test("of a game's single trigger the active player is first, and the log says why; of a player's own there is nothing to say", () => {
  play({ a: { hand: ['bomb'] }, monsters: ['thorny'] }, ['p1 play bomb -> m1', 'all pass', 'all pass'], {
    priority: 'p1',
    'reading.priority-after-triggers': true,
  });
  play({ a: { items: ['planner'] } }, ['p1 declare attack', 'all pass'], {
    'reading.source-gone': false,
    'reading.dead-keep-priority': false,
    'reading.priority-after-resolution': false,
  });
  play({ a: { hand: ['bomb'] } }, ['p1 play bomb -> p2', 'all pass', 'all pass'], { 'reading.source-gone': false });
});
test('destroyed, an item with health stands at 0 while its death lies on the stack', () => {
  play(
    { a: { hand: ['breaker'] }, b: { items: [{ card: 'live-idol', deactivated: true }] } },
    ['p1 play breaker -> p2.live-idol', 'all pass'],
    { 'p2.live-idol.health': 0, stack: ['death'] },
  );
});

/** Moments: whose they are, how often they come, when what looks for them is put. */
import { test } from 'node:test';
import type { Moment, Template, Whose } from './ability.ts';
import { FIGHT, play } from './cards.test-table.ts';

/** An item of the tests that gives a cent at a moment. */
const watcher = (on: Moment, whose?: Whose): Template => ({
  id: 'watcher',
  name: 'watcher',
  kind: 'passive',
  abilities: [{ type: 'trigger', on, whose, effects: [{ do: 'cents', n: 1, who: 'you' }] }],
});
const TAKES_TWO: Template = {
  id: 'x',
  name: 'x',
  kind: 'loot',
  abilities: [{ type: 'loot', effects: [{ do: 'loot', n: 2, who: 'you' }] }],
};

test('loot taken is one moment for all the cards, in the loot step too, and none where there is no card', () => {
  const deck = { loot: ['bomb', 'bomb', 'bomb'] };
  const x = { a: { hand: ['x'], items: ['magpie'] }, decks: deck };
  play(x, ['p1 play x', 'all pass', 'all pass'], { 'p1.cents': 1, 'log.triggered': ['magpie'] }, [TAKES_TWO]);
  play({ a: { items: ['magpie'] }, phase: 'start', decks: deck }, ['all pass', 'all pass'], { 'p1.cents': 1 });
  play({ a: { hand: ['x'], items: ['magpie'] }, whole: ['loot'] }, ['p1 play x', 'all pass'], { 'log.triggered': [] }, [
    TAKES_TWO,
  ]);
});
test('loot given or stolen is not taken, and what is played or cancelled is not discarded', () => {
  play(
    { a: { hand: ['robbery'], items: ['magpie'] }, b: { hand: ['bomb'], items: ['ragman'] } },
    ['p1 play robbery #2 -> p2', 'all pass', 'p1 choose bomb'],
    { 'p1.hand': ['bomb'], 'log.triggered': [] },
  );
  play(
    { a: { hand: ['bomb'], items: ['ragman'] }, b: { hand: ['butter-bean'], plays: 1, items: ['ragman'] } },
    ['p1 play bomb -> m1', 'p1 pass', 'p2 play butter-bean -> top', 'all pass'],
    { 'discard.loot': ['bomb', 'butter-bean'], 'log.triggered': [] },
  );
});
test('a discard is one moment: by an effect, as a cost, as a penalty', () => {
  play(
    { a: { hand: ['dealer-two', 'pill', 'battery', 'bomb'], items: ['ragman'] }, decks: { loot: ['bomb'] } },
    ['p1 play dealer-two', 'all pass', 'p1 choose pill', 'p1 choose bomb', 'all pass'],
    { 'log.triggered': ['ragman'], 'p1.cents': 2, 'reading.act-triggers-once': true },
  );
  play({ a: { hand: ['dealer-two', 'pill', 'battery'], items: ['ragman'] } }, ['p1 play dealer-two', 'all pass'], {
    'log.triggered': ['ragman'],
    stack: ['ragman'],
  });
  play({ a: { hand: ['bomb', 'pill'], items: ['pawnshop', 'ragman'] } }, ['p1 activate pawnshop pay bomb+pill'], {
    stack: ['pawnshop', 'ragman'],
    'log.triggered': ['ragman'],
  });
  play(
    { a: { hand: ['verdict', 'bomb'], items: ['ragman', 'jar'] } },
    ['p1 play verdict -> p1', 'all pass', 'all pass', 'p1 choose jar'],
    {
      'log.discarded': ['bomb'],
      'log.triggered': ['ragman'],
    },
  );
});
test('what the size of the hand made trigger is put in the next turn, for nobody gets priority before', () => {
  const hand = Array.from({ length: 12 }, () => 'bomb');
  play(
    { a: { hand, items: ['ragman'] } },
    ['p1 declare end', 'all pass', 'all pass', 'p1 choose bomb', 'p1 choose bomb'],
    { active: 'p2', stack: ['ragman'], 'log.triggered': ['ragman'], 'p1.cents': 0, 'discard.loot': ['bomb', 'bomb'] },
  );
});
test('an item deals damage when it resolves, not when it is prevented or when only its owner deals it', () => {
  play(
    { a: { items: ['notched-knife'] } },
    ['p1 activate notched-knife -> m1', 'all pass', 'p1 pass', 'p2 pass', 'all pass'],
    { 'm1.health': 1, 'log.counters': ['notched-knife'] },
  );
  play(
    { a: { items: ['notched-knife'], hand: ['soul-heart'] } },
    ['p1 activate notched-knife -> m1', 'all pass', 'p1 play soul-heart -> top', 'all pass'],
    { 'm1.health': 2, 'log.triggered': [] },
  );
  play({ a: { items: ['notched-knife'], hand: ['bomb'] } }, ['p1 play bomb -> m1', 'all pass', 'all pass'], {
    'log.triggered': [],
  });
});
test('a player deals combat damage, that of his loot and that of his items; «получи урон» is dealt by the game', () => {
  const lines = (card: string) => [`p1 play ${card} -> m1`, 'all pass', 'all pass'];
  play({ a: { hand: ['bomb'], items: ['leech'] } }, lines('bomb'), { 'log.triggered': ['leech'] });
  play({ a: { items: ['slingshot', 'leech'] } }, ['p1 activate slingshot -> m1', 'all pass', 'all pass'], {
    'log.triggered': ['leech'],
  });
  play({ a: { items: ['leech'] } }, [...FIGHT, 'p1 roll 4', 'all pass', 'all pass'], { 'log.triggered': ['leech'] });
  play(
    { a: { hand: ['pill'], items: ['leech'] } },
    ['p1 play pill', 'all pass', 'p1 roll 6', 'all pass', 'all pass', 'all pass'],
    {
      'log.damaged': ['p1'],
      'log.triggered': ['pill'],
    },
  );
  play(
    { a: { items: ['one-shot', 'leech'] }, monsters: ['brute'] },
    ['p1 activate one-shot -> m1', 'all pass', 'all pass'],
    { 'log.triggered': ['leech'] },
  );
});
test('an item deals damage to a player: whoever controls either, but no loot, no monster and nobody else', () => {
  const setter = { items: ['bone-setter'] };
  const shot = (at: string) => [`p1 activate slingshot -> ${at}`, 'all pass', 'all pass'];
  play({ a: { items: ['slingshot'] }, b: setter }, shot('p2'), { 'log.triggered': ['bone-setter'], 'p2.health': 1 });
  play({ a: { items: ['slingshot'] }, b: setter }, shot('p1'), { 'log.triggered': ['bone-setter'] });
  play({ a: { items: ['slingshot'] }, b: setter }, shot('m1'), { 'log.triggered': [] });
  play({ a: { hand: ['bomb'] }, b: setter }, ['p1 play bomb -> p2', 'all pass', 'all pass'], { 'log.triggered': [] });
  play({ b: setter }, [...FIGHT, 'p1 roll 1', 'all pass', 'all pass'], { 'p1.health': 1, 'log.triggered': [] });
  play({ a: { items: ['slingshot'] }, b: setter }, [...shot('p1'), 'all pass'], { 'p1.cents': 0, 'p2.cents': 1 });
});
test('after the reward on another card: before it there is nothing, and an item that was killed is no monster', () => {
  play(
    { a: { hand: ['verdict'], items: ['trophy', 'scavenger'] }, decks: { loot: ['bomb'] } },
    ['p1 play verdict -> m1', 'all pass', 'all pass'],
    { stack: ['trophy'], 'log.triggered': ['trophy'], 'log.reward': [] },
  );
  play(
    { a: { hand: ['verdict'], items: ['trophy', 'scavenger'] }, decks: { loot: ['bomb'] } },
    ['p1 play verdict -> m1', 'all pass', 'all pass', 'all pass', 'all pass'],
    { 'log.reward': ['grunt'], 'p1.cents': 4, 'p1.hand': ['bomb'] },
  );
  play(
    { a: { hand: ['one', 'one'], plays: 2, items: ['scavenger'] }, b: { items: ['live-idol'] } },
    ['p1 play one -> p2.live-idol', 'all pass', 'all pass'],
    { 'log.triggered': [], 'log.monster-died': ['live-idol'] },
    [
      {
        id: 'one',
        name: 'one',
        kind: 'loot',
        abilities: [{ type: 'loot', targets: [{ of: ['item'] }], effects: [{ do: 'kill', who: 'target' }] }],
      },
    ],
  );
});
test('whose moments: the controller’s by itself, others’, anybody’s', () => {
  const countHeard = (whose: Whose | undefined, attacker: 0 | 1, cents: number) =>
    play(
      { a: { items: ['watcher'] }, active: attacker },
      [`p${attacker + 1} declare attack`, 'all pass'],
      { 'p1.cents': cents },
      [watcher('you-declare-attack', whose)],
    );
  countHeard(undefined, 0, 1);
  countHeard(undefined, 1, 0);
  countHeard('yours', 0, 1);
  countHeard('others', 0, 0);
  countHeard('others', 1, 1);
  countHeard('anybody', 0, 1);
  countHeard('anybody', 1, 1);
});
test('what is anybody’s by itself may be asked for one player’s', () => {
  const rolls = (whose: Whose | undefined, triggered: readonly string[]) =>
    play(
      { a: { hand: ['pill'] }, b: { items: ['watcher'] } },
      ['p1 play pill', 'all pass', 'p1 roll 1', 'all pass'],
      { 'log.triggered': [...triggered, 'pill'] },
      [watcher('roll', whose)],
    );
  rolls(undefined, ['watcher']);
  rolls('others', ['watcher']);
  rolls('yours', []);
});
test("«этот игрок» is whose moment it was; a room's own player is the active one", () => {
  play({ a: { items: ['greedy-eye'] }, b: { cents: 3 }, active: 1, phase: 'start' }, ['all pass', 'all pass'], {
    'p2.cents': 2,
    'p1.cents': 0,
  });
  play({ rooms: ['town-crier'] }, ['p1 declare end', 'all pass', 'all pass'], { 'p1.cents': 1 });
});
test('a curse is discarded when its own player dies, not another', () => {
  play(
    { a: { hand: ['verdict'] }, b: { curses: ['lesser-curse'] } },
    ['p1 play verdict -> p1', 'all pass', 'all pass', 'all pass'],
    { 'p2.curses': ['lesser-curse'] },
  );
});
test('«с началом хода»: before the recharge and without the stack; of several the active player chooses the order', () => {
  play({ a: { items: ['morning-drowse'] }, phase: 'start' }, [], { 'p1.charged': ['unknown', 'morning-drowse'] });
  play({ a: { items: ['morning-die', 'hermit'], damage: 1 }, phase: 'start' }, ['p1 roll 5'], {
    stack: ['roll', 'hermit'],
    priority: 'p1',
  });
  const two = { a: { items: ['morning-die', 'morning-drowse'] }, phase: 'start' } as const;
  play(two, [], { pending: 'replacement' });
  play(two, ['p1 choose morning-drowse', 'p1 roll 5'], {
    stack: ['roll'],
    'log.replaced': ['morning-drowse', 'morning-die'],
  });
  play({ b: { items: ['morning-die'] }, phase: 'start' }, [], { pending: null, priority: 'p1' });
});

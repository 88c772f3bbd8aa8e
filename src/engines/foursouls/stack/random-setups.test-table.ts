/** Random tables to play on. */
import fc from 'fast-check';
import type { Kind } from './ability.ts';
import { CARDS } from './cards.test-table.ts';
import { DECKS } from './game-state.ts';
import type { Setup } from './setup.ts';

const ofKinds = (...kinds: Kind[]) =>
  fc.constantFrom(
    ...Object.values(CARDS)
      .filter((c) => kinds.includes(c.kind))
      .map((c) => c.id),
  );
const loot = ofKinds('loot', 'trinket', 'ambush');
const item = ofKinds('active', 'passive', 'paid', 'starting');
const player = fc.record({
  name: fc.constantFrom('A', 'Боря', 'Вера Ж.'),
  character: fc.constant('hero'),
  cents: fc.nat(25),
  plays: fc.nat(3),
  hand: fc.array(loot, { maxLength: 6 }),
  items: fc.array(item, { maxLength: 4 }),
  souls: fc.array(fc.constant('lost-soul'), { maxLength: 2 }),
  curses: fc.array(ofKinds('curse'), { maxLength: 1 }),
});
/** With a timer there are two characters or more and no bonus souls. */
const playable = (setup: Setup): Setup => {
  if (setup.timer === undefined) return setup;
  return setup.players.length < 2 ? { ...setup, timer: undefined } : { ...setup, bonus: [] };
};
/** Random setups that may be played. */
export const setups: fc.Arbitrary<Setup> = fc
  .record({
    players: fc.array(player, { minLength: 1, maxLength: 4 }),
    monsters: fc.array(ofKinds('monster'), { minLength: 1, maxLength: 3 }),
    finalBoss: fc.option(ofKinds('monster'), { nil: undefined }),
    minions: fc.array(ofKinds('monster'), { maxLength: 2 }),
    shop: fc.array(ofKinds('active', 'passive', 'paid'), { maxLength: 2 }),
    rooms: fc.array(ofKinds('room'), { maxLength: 2 }),
    timer: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
    bonus: fc.uniqueArray(ofKinds('bonus'), { maxLength: 3 }),
    characters: fc.uniqueArray(ofKinds('character'), { maxLength: 3 }),
    whole: fc.subarray([...DECKS]),
    decks: fc.record({
      room: fc.array(ofKinds('room'), { maxLength: 2 }),
      loot: fc.array(loot, { maxLength: 12 }),
      treasure: fc.array(item, { maxLength: 6 }),
      monster: fc.array(ofKinds('monster', 'event', 'curse'), { maxLength: 12 }),
    }),
  })
  .map(playable);

/** Numbers from 0 up to 1, always the same for a seed (mulberry32). */
export const randomFrom = (seed: number) => {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

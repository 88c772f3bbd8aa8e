/** Hard fights: many monsters, rounds, tokens, cards and investigators, each of them still solved in a test. */
import { NO_CARDS, type Fighter } from './model/fighter.ts';
import type { Fight, Order } from './fight.ts';
import { fightOf, foeOf, LILY } from './fights.test-table.ts';

const GUG = foeOf({ damage: 3, toughness: 4, strength: { modifier: -2 } });
const MI_GO = foeOf({ horror: 1, damage: 2, toughness: 3, strength: { modifier: -2 } });
const WRAITH = foeOf({ damage: 2, toughness: 3, will: { modifier: -1 } });
const CULTIST = foeOf({ horror: 1, toughness: 1 });
const VAMPIRE = foeOf({ horror: 1, damage: 2, toughness: 3, flags: ['will-failed-ends', 'heals-two'] });
const GHOST = foeOf({ strength: null, flags: ['will-wounds'] });
const WITCH = foeOf({ horror: 0, toughness: 1, flags: ['will-failed-cursed'] });
const WALKER = foeOf({ damage: 2, toughness: 4, isEpic: true, flags: ['toll'] });

const lily = (more: Partial<Fighter>): Fighter => ({ ...LILY, ...more });
const RICH = lily({ clues: 3 });
const FOCUSED = lily({ clues: 2, focus: 2 });
const WITH_WARD = lily({ cards: { ...NO_CARDS, items: [{ kind: 'ward', health: 2, sanity: 0 }] } });
const WITH_BOMB = lily({
  cards: { ...NO_CARDS, items: [{ kind: 'bonus', will: 0, strength: 5, perRound: false }] },
});
const WITH_AXE = lily({
  cards: { ...NO_CARDS, all: { will: false, strength: true }, allCosts: { sanity: 2 }, free: { will: 1, strength: 0 } },
});
const WITH_GUN = lily({ cards: { ...NO_CARDS, sixesDouble: { will: false, strength: true } } });
const WITH_FRIEND = lily({ clues: 1, cards: { ...NO_CARDS, onDefeat: { health: 0, sanity: 1, clues: 1 } } });
const SMALL = lily({ health: 4, sanity: 4, clues: 1 });

const BEST: Order = { kind: 'best' };
const orderOf = (...foes: readonly number[]): Order => ({ kind: 'given', foes });
const of = (name: string, parts: Partial<Fight>): { readonly name: string; readonly fight: Fight } => ({
  name,
  fight: fightOf(parts),
});
const THREE = [GUG, MI_GO, WRAITH];

export const HARD_CASES: readonly { readonly name: string; readonly fight: Fight }[] = [
  ...([1, 2, 3] as const).flatMap((rounds) => [
    of(`one monster, ${rounds} rounds`, { foes: [GUG], rounds, fighters: [RICH] }),
    of(`two monsters anew, ${rounds} rounds`, { foes: [GUG, MI_GO], rounds, fighters: [RICH] }),
    of(`two monsters, best order, ${rounds} rounds`, { foes: [GUG, MI_GO], rounds, fighters: [RICH], order: BEST }),
    of(`three monsters, no tokens, ${rounds} rounds`, { foes: THREE, rounds }),
    of(`three monsters in a given order, ${rounds} rounds`, {
      foes: THREE,
      rounds,
      order: orderOf(2, 0, 1),
      fighters: [RICH],
    }),
    of(`four cultists, ${rounds} rounds`, { foes: [CULTIST, CULTIST, CULTIST, CULTIST], rounds, fighters: [SMALL] }),
  ]),
  of('three monsters, three clues, two rounds', { foes: THREE, rounds: 2, fighters: [RICH] }),
  of('three monsters, best order, three clues', { foes: THREE, fighters: [RICH], order: BEST }),
  of('four monsters, best order', { foes: [...THREE, CULTIST], order: BEST }),
  of('three monsters, clues and focus', { foes: THREE, fighters: [FOCUSED] }),
  of('every failed die thrown again', { foes: THREE, rounds: 2, fighters: [RICH], spend: 'needed' }),
  of('nothing spent', { foes: THREE, rounds: 2, fighters: [RICH], spend: 'none' }),
  of('a ward', { foes: [GUG, MI_GO], rounds: 2, fighters: [WITH_WARD] }),
  of('a bonus once', { foes: [GUG, MI_GO], rounds: 2, fighters: [WITH_BOMB] }),
  of('all dice again for sanity', { foes: [GUG, MI_GO], rounds: 2, fighters: [WITH_AXE] }),
  of('sixes count twice', { foes: [GUG, MI_GO], rounds: 2, fighters: [WITH_GUN] }),
  of('clues for monsters', { foes: [GUG, MI_GO], rounds: 2, fighters: [WITH_FRIEND] }),
  of('monsters with special texts', { foes: [VAMPIRE, GHOST], rounds: 2, fighters: [SMALL] }),
  of('a curse that may come', { foes: [WITCH, GUG], rounds: 2, fighters: [SMALL] }),
  of('an epic monster that asks for clues, six rounds', { foes: [WALKER], rounds: 6, fighters: [RICH] }),
  of('an ambush before two monsters', { foes: [{ ...MI_GO, isAmbush: true }, GUG, WRAITH], rounds: 2 }),
  of('two investigators, two monsters', { foes: [GUG, MI_GO], fighters: [SMALL, lily({ health: 4, sanity: 4 })] }),
  of('two investigators, two rounds', { foes: [WRAITH], rounds: 2, fighters: [SMALL, SMALL] }),
];

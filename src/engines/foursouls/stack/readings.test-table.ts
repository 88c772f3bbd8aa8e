/** Tables and proofs for `readings.test.ts`: those of moments, replaced gains, several rolls, characters. */
import type { ReadingId } from './rules.ts';
import type { Fact } from './facts.ts';
import type { PlayerSetup, Setup } from './setup.ts';

export const ann = (more: Partial<PlayerSetup> = {}): PlayerSetup => ({ name: 'A', ...more });
export const bob = (more: Partial<PlayerSetup> = {}): PlayerSetup => ({ name: 'B', ...more });
export const table = (a: PlayerSetup, b: PlayerSetup = bob(), more: Partial<Setup> = {}): Setup => ({
  players: [a, b],
  monsters: ['grunt'],
  decks: { loot: ['bomb', 'bomb', 'bomb'], monster: ['brute'] },
  ...more,
});
export const FIGHT = ['p1 declare attack', 'all pass', 'p1 choose m1', 'all pass'];

export interface Proof {
  readonly setup: Setup;
  readonly lines: readonly string[];
  readonly facts: { readonly [name: string]: Fact };
}
export const OF_MOMENTS = {
  'act-triggers-once': {
    setup: table(ann({ hand: ['dealer-then', 'bomb'], items: ['magpie'] })),
    lines: ['p1 play dealer-then', 'all pass'],
    facts: { 'p1.hand': ['bomb', 'bomb'], 'log.triggered': ['magpie'] },
  },
  'with-turn-start': {
    setup: table(ann(), bob({ items: ['morning-drowse'] })),
    lines: ['p1 declare end', 'all pass', 'all pass'],
    facts: { active: 'p2', 'p2.charged': ['unknown', 'morning-drowse'], stack: [] },
  },
  'and-replaced': {
    setup: table(ann({ hand: ['tip'], items: ['bookworm'] })),
    lines: ['p1 play tip', 'all pass'],
    facts: { 'p1.cents': 0, 'p1.hand': ['bomb'], 'log.instead': ['bookworm'] },
  },
  'rolls-in-order': {
    setup: table(ann({ hand: ['crowd-pill'] })),
    lines: ['p1 play crowd-pill', 'all pass', 'p1 roll 1', 'p2 roll 6', 'all pass', 'all pass'],
    facts: { stack: ['roll'], 'log.rolled': ['p2'], 'p2.cents': 3 },
  },
  'new-character-charged': {
    setup: table(ann({ character: 'hero', hand: ['new-face'] }), bob(), { characters: ['tinker'] }),
    lines: ['p1 play new-face -> p1', 'all pass'],
    facts: { 'p1.charged': ['tinker', 'soldering-iron'] },
  },
  'old-starting-item': {
    setup: table(ann({ character: 'hero', hand: ['new-face'], items: ['pew-pew'] }), bob(), { characters: ['tinker'] }),
    lines: ['p1 play new-face -> p1', 'all pass'],
    facts: { 'p1.items': ['pew-pew', 'soldering-iron'] },
  },
} as const satisfies { readonly [R in ReadingId]?: Proof };

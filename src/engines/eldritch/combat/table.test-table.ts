/** The table on which the slow and obvious fight is played, and what it is good for. */
import type { Fight } from './fight.ts';

export interface Man {
  readonly h: number;
  readonly s: number;
  readonly clues: number;
  readonly focus: number;
  readonly luck: string;
  readonly items: readonly boolean[];
}
export interface Table {
  readonly turn: number;
  readonly met: readonly number[];
  /** Health lost; 'dead' or 'cup'. */
  readonly foes: readonly (number | 'dead' | 'cup')[];
  readonly men: readonly Man[];
}
export type Good = (table: Table) => number;

/** What an aim makes of the end, as the engine promises it: each next thing decides what is nearly alike so far. */
export const goodOf = ({ fighters, foes, aim }: Fight): Good => {
  const clueCount = fighters.reduce((sum, { clues, cards }) => sum + clues + foes.length * cards.onDefeat.clues, 0);
  return (table) => {
    const up = table.men.filter(({ h, s }) => h > 0 && s > 0);
    const dead = table.foes.filter((foe) => foe === 'dead').length;
    const standing = up.length / fighters.length;
    const killed = dead / foes.length;
    const clues = up.reduce((sum, man) => sum + man.clues, 0) / Math.max(1, clueCount);
    const every = dead === foes.length ? 1 : 0;
    return {
      survive: standing + 1e-5 * killed + 1e-8 * clues,
      kill: every + 1e-5 * killed + 1e-8 * standing + 1e-10 * clues,
      'kill-most': killed + 1e-5 * standing + 1e-8 * clues,
      'keep-clues': clues + 1e-5 * standing + 1e-8 * killed,
    }[aim];
  };
};

/** The table before the fight. */
export const laidOut = ({ fighters, foes }: Fight): Table => ({
  turn: 0,
  met: [],
  foes: foes.map(({ wounds }) => wounds),
  men: fighters.map(({ health: h, sanity: s, clues, focus, fortune: luck, cards }) => ({
    h,
    s,
    clues,
    focus,
    luck,
    items: cards.items.map(() => true),
  })),
});

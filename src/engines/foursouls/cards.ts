/** The kinds of printed cards; what several calculators know of them. */

/** `epic-boss`: worth two souls, the usual mark of an epic one; `boss-or-epic`: may be either. */
export const MONSTER_KINDS = ['basic', 'cursed', 'holy-charmed', 'boss', 'epic-boss', 'boss-or-epic'] as const;
export type MonsterKind = (typeof MONSTER_KINDS)[number];

/** Sets that a character came in. */
export const CHARACTER_SETS = ['base', 'gold-box', 'four-souls-plus', 'requiem'] as const;
export type CharacterSet = (typeof CHARACTER_SETS)[number];

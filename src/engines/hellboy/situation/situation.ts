/** What a player sees on the table when a test is due. */
import type { Level } from '../dice/colour.ts';

/** What the test is for; `other`: any test that a card asks for. */
export const ACTIONS = ['fight', 'shoot', 'examine', 'defend-melee', 'defend-ranged', 'other'] as const;
export type Action = (typeof ACTIONS)[number];

/** What is counted. */
export const COUNTS = [
  /** Enemies in the agent's area besides the target or the attacker; for examine all enemies in the area. */
  'otherEnemies',
  /** All enemies in the agent's room, those in the area among them. */
  'enemiesInRoom',
  /** Frog spawn in the agent's area. */
  'frogSpawn',
  /** Injuries of the agent with the symbol of the skill. */
  'injuries',
  /** Other characters in the target's area. */
  'nearTarget',
  /** Other characters in the agent's area. */
  'nearAgent',
  /** Characters that obscure visibility: those in the areas between. */
  'inTheWay',
  /** Action tokens that the agent spends. */
  'boost',
  /** Others in the area who spend one token each. */
  'assist',
  'cardImprove',
  'cardDegrade',
] as const;
export type Count = (typeof COUNTS)[number];
/** What holds or does not. */
export const FLAGS = ['hellfire', 'stunnedTarget', 'stunnedAgent'] as const;
export type Flag = (typeof FLAGS)[number];

export interface Situation {
  readonly action: Action;
  readonly level: Level;
  readonly counts: { readonly [C in Count]: number };
  readonly flags: { readonly [F in Flag]: boolean };
}

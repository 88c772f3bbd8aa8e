/** Names of the game symbols that authors may use: `<Icon name="action" />`. The drawings are in `drawings/symbols.ts`. */
export const ICON_NAMES = [
  'action', 'free', 'reaction',
  'willpower', 'intellect', 'combat', 'agility', 'wild',
  'skull', 'cultist', 'tablet', 'elder-thing', 'auto-fail', 'elder-sign', 'bless', 'curse', 'frost',
  'per-investigator', 'unique', 'weakness',
  'guardian', 'seeker', 'rogue', 'mystic', 'survivor',
  'accessory', 'body', 'ally', 'hand', 'two-hands', 'arcane', 'two-arcane',
  'damage', 'horror', 'clue', 'doom', 'resource',
  'tap', 'pay', 'health', 'evasion', 'attack', 'soul',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

/** Why an action is not possible: a code and the term that tells its rule. */
export const REFUSALS = {
  over: 'victory',
  'not-over': 'scenario',
  begun: 'detective',
  'no-tracker': 'difficulty',
  'no-such-detective': 'detective',
  'is-out': 'out-of-game',
  'no-such-place': 'location',
  'same-name': 'location',
  'no-such-path': 'path',
  'no-such-enemy': 'enemy',
  full: 'defeat',
  'wrong-phase': 'turn',
  'too-early': 'early-victory',
  'not-clear': 'early-victory',
  'last-turn': 'victory',
  'district-unknown': 'mass-invasion',
  'safe-office': 'juffin-office',
  'is-detained': 'enemy-detention',
  'not-detained': 'enemy-detention',
  'not-a-person': 'enemy-detention',
  'kind-unknown': 'enemy',
  'will-unknown': 'enemy-limits',
  'in-office': 'juffin-office',
  'no-clues': 'clue',
  'no-tokens': 'path',
} as const;
export type RefusalCode = keyof typeof REFUSALS;
export interface Refusal {
  readonly code: RefusalCode;
  /** The id of the term. */
  readonly rule: (typeof REFUSALS)[RefusalCode];
}
/** A refusal as a step gives it. */
export const refuse = (code: RefusalCode): { readonly refusal: Refusal } => ({
  refusal: { code, rule: REFUSALS[code] },
});

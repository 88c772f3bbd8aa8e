/** How a row of attacks ends, as one whole number, so that its distribution stays small. */
export type Outcome = number;

export interface Ending {
  /** Foes killed, in their order. */
  readonly killed: number;
  /** Health of the player; 0: dead. */
  readonly health: number;
  /** Health of the foe that stands at the end; 0 where all are dead. */
  readonly foeHealth: number;
  /** The attack goes on for ever: nobody can do anything to anybody. */
  readonly endless: boolean;
}

/** More than any health that is counted. */
const RADIX = 100;

export const makeOutcome = ({ killed, health, foeHealth, endless }: Ending): Outcome =>
  ((killed * 2 + (endless ? 1 : 0)) * RADIX + health) * RADIX + foeHealth;

export const endingOf = (outcome: Outcome): Ending => {
  const head = Math.floor(outcome / (RADIX * RADIX));
  return {
    killed: head >> 1,
    health: Math.floor(outcome / RADIX) % RADIX,
    foeHealth: outcome % RADIX,
    endless: head % 2 === 1,
  };
};

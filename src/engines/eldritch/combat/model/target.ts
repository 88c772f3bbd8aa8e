/** Where something in a combat leads, as one number. */

/** A cell of the next stage, or −1 and below for one of the end of the combat. */
export type Target = number;
/** Landings between which the player chooses, the one that uses nothing first. */
export type Targets = readonly Target[];

/** The target that is a cell of the end. */
export const endTarget = (cell: number): Target => -1 - cell;
export const isEnd = (target: Target): boolean => target < 0;
/** The cell of a target, of the next stage or of the end. */
export const cellOf = (target: Target): number => (target < 0 ? -1 - target : target);

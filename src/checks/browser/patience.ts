/** Milliseconds that a page or a program of a slow and busy machine has for anything that is waited for. */
export const PATIENCE = 120_000;

import type { Fraction } from './fraction.ts';

/** «1/3»: a fraction as tests compare it. */
export const fractionText = ({ n, d }: Fraction): string => `${n}/${d}`;

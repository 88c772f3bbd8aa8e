import type { Face } from '../../../../engines/foursouls/attack/attack.ts';

/** Places of pips on a 24 × 24 die: left, middle, right. */
const [L, M, R] = [6.5, 12, 17.5];
const PIPS: { readonly [f in Face]: readonly (readonly [number, number])[] } = {
  1: [[M, M]],
  2: [
    [L, L],
    [R, R],
  ],
  3: [
    [L, L],
    [M, M],
    [R, R],
  ],
  4: [
    [L, L],
    [R, L],
    [L, R],
    [R, R],
  ],
  5: [
    [L, L],
    [R, L],
    [M, M],
    [L, R],
    [R, R],
  ],
  6: [
    [L, L],
    [R, L],
    [L, M],
    [R, M],
    [L, R],
    [R, R],
  ],
};

/** A face of the die; words stand beside it. */
export const DieMark = ({ face }: { readonly face: Face }) => (
  <svg class="a-die" viewBox="0 0 24 24" aria-hidden="true">
    <rect x="1.5" y="1.5" width="21" height="21" rx="5" />
    {PIPS[face].map(([x, y], i) => (
      <circle key={i} cx={x} cy={y} r="1.7" />
    ))}
  </svg>
);

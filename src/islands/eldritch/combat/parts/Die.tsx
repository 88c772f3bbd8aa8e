/** Where the pips of each face stand, in thirds. */
const PIPS: { readonly [face: number]: readonly (readonly [x: number, y: number])[] } = {
  1: [[2, 2]],
  2: [
    [1, 1],
    [3, 3],
  ],
  3: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 1],
    [1, 3],
    [3, 1],
    [3, 3],
  ],
  5: [
    [1, 1],
    [1, 3],
    [2, 2],
    [3, 1],
    [3, 3],
  ],
  6: [
    [1, 1],
    [1, 2],
    [1, 3],
    [3, 1],
    [3, 2],
    [3, 3],
  ],
};

interface Props {
  readonly face: number;
  /** How many successes it shows. */
  readonly count: number;
}
/** A die of six sides; one that succeeds is filled. */
export const Die = ({ face, count }: Props) => (
  <svg class="el-die" data-count={count} viewBox="0 0 40 40" aria-hidden="true">
    <rect x="2" y="2" width="36" height="36" rx="8" />
    {PIPS[face]?.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x * 10} cy={y * 10} r="3.4" />
    ))}
  </svg>
);

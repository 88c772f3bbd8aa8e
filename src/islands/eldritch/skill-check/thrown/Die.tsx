/** Where the pips of each face lie, in a square of 32. */
const [NEAR, MIDDLE, FAR] = [9, 16, 23];
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[MIDDLE, MIDDLE]],
  [
    [NEAR, FAR],
    [FAR, NEAR],
  ],
  [
    [NEAR, FAR],
    [MIDDLE, MIDDLE],
    [FAR, NEAR],
  ],
  [
    [NEAR, NEAR],
    [NEAR, FAR],
    [FAR, NEAR],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [NEAR, FAR],
    [MIDDLE, MIDDLE],
    [FAR, NEAR],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [NEAR, MIDDLE],
    [NEAR, FAR],
    [FAR, NEAR],
    [FAR, MIDDLE],
    [FAR, FAR],
  ],
];

interface Props {
  /** Undefined: not thrown yet. */
  readonly face?: number | undefined;
  readonly isSuccess?: boolean;
}
/** A die with its pips; a success has a thick edge of its own. Words stand beside it. */
export const Die = ({ face, isSuccess = false }: Props) => (
  <svg class="et-die" data-success={isSuccess} viewBox="0 0 32 32" aria-hidden="true">
    <rect x="2" y="2" width="28" height="28" rx="7" />
    {(face === undefined ? [] : PIPS[face - 1]!).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="2.8" />
    ))}
  </svg>
);

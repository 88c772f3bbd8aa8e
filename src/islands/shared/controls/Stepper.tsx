import type { ComponentChildren } from 'preact';

interface Props {
  /** What is counted, for screen readers; shown unless `children` stand in its place. */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** The number in words of the game: «+1», «Ø». */
  readonly shown?: string | undefined;
  /** A press beyond the bounds is told all the same: whoever is told says why not. */
  readonly saysWhy?: boolean;
  /** Absent: the number alone is shown. */
  readonly onChange?: ((value: number) => void) | undefined;
  readonly children?: ComponentChildren;
}

/** A number between two buttons that a thumb hits. A button at its bound keeps the focus, so that a keyboard keeps its place. */
export const Stepper = ({
  label,
  value,
  min,
  max,
  shown = String(value),
  saysWhy = false,
  onChange,
  children,
}: Props) => {
  const step = (sign: string, word: string, next: number) => (
    <button
      type="button"
      aria-label={`${label}: ${word}`}
      aria-disabled={next < min || next > max}
      onClick={() => {
        if (saysWhy || (next >= min && next <= max)) onChange?.(next);
      }}
    >
      {sign}
    </button>
  );
  return (
    <div class="c-row" role="group" aria-label={label}>
      <span class="c-label">{children ?? label}</span>
      {onChange === undefined ? (
        <b class="c-plain">{shown}</b>
      ) : (
        <span class="c-stepper">
          {step('−', 'меньше', value - 1)}
          <output>{shown}</output>
          {step('+', 'больше', value + 1)}
        </span>
      )}
    </div>
  );
};

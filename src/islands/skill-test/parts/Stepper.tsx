import type { ComponentChildren } from 'preact';
import { T } from '../strings.ts';

interface Props {
  /** What is counted, for screen readers; shown unless `children` stand in its place. */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Absent: the number alone is shown. */
  readonly onChange?: ((value: number) => void) | undefined;
  readonly children?: ComponentChildren;
}

/**
 * A number with two buttons that a thumb hits. A button at its bound stays focusable, so that a keyboard does not lose
 * its place.
 */
export const Stepper = ({ label, value, min, max, onChange, children }: Props) => {
  const button = (sign: string, word: string, next: number) => (
    <button type="button" aria-label={`${label}: ${word}`} aria-disabled={next < min || next > max} onClick={() => { if (next >= min && next <= max) onChange?.(next); }}>{sign}</button>
  );
  return (
    <div class="o-row" role="group" aria-label={label}>
      <span class="o-row-label">{children ?? label}</span>
      {onChange === undefined
        ? <b class="o-plain">{value}</b>
        : <span class="o-stepper">{button('−', T.less, value - 1)}<output>{value}</output>{button('+', T.more, value + 1)}</span>}
    </div>
  );
};

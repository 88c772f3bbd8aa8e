import type { ComponentChildren } from 'preact';

interface Props {
  /** What is counted, for screen readers; shown unless `children` replace it. */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** The number in words of the game: «+1», «Ø». */
  readonly shown?: string | undefined;
  /** A press beyond the bounds is passed on too: the caller says why nothing changes. */
  readonly saysWhy?: boolean;
  /** The number may be typed as well, for large ranges. */
  readonly isTyped?: boolean;
  /** Absent: the number alone is shown. */
  readonly onChange?: ((value: number) => void) | undefined;
  readonly children?: ComponentChildren;
}

/**
 * A number between two large buttons. A button at its bound stays focusable, so that the keyboard focus is not lost.
 */
export const Stepper = ({
  label,
  value,
  min,
  max,
  shown = String(value),
  saysWhy = false,
  isTyped = false,
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
        <b class={isTyped ? 'c-plain c-to-type' : 'c-plain'}>{shown}</b>
      ) : (
        <span class="c-stepper">
          {step('−', 'меньше', value - 1)}
          {isTyped && <Typed {...{ label, value, min, max, shown, onChange }} />}
          <output class={isTyped ? 'c-said' : undefined}>{shown}</output>
          {step('+', 'больше', value + 1)}
        </span>
      )}
    </div>
  );
};

type TypedProps = Required<Pick<Props, 'label' | 'value' | 'min' | 'max'>> & {
  readonly shown: string;
  readonly onChange: (value: number) => void;
};
/**
 * A typed number counts as soon as it is within the bounds; anything else reverts to the present number. A number that is
 * shown by a sign («—») leaves the field empty.
 */
const Typed = ({ label, value, min, max, shown, onChange }: TypedProps) => {
  const text = /\d/.test(shown) ? `${value}` : '';
  return (
    <input
      type="text"
      class="c-number"
      inputMode="numeric"
      autocomplete="off"
      aria-label={label}
      maxLength={`${max}`.length}
      placeholder={shown}
      value={text}
      onFocus={(e) => e.currentTarget.select()}
      onInput={({ currentTarget: { value: typed } }) => {
        const n = /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
        if (n >= min && n <= max) onChange(n);
      }}
      onBlur={(e) => {
        e.currentTarget.value = text;
      }}
    />
  );
};

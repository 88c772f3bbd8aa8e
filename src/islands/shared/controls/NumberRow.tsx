import type { ComponentChildren } from 'preact';
import { Stepper } from './Stepper.tsx';

interface Props {
  readonly label: string;
  /** What the number belongs to, for screen readers; absent where there is only one. */
  readonly of?: string | undefined;
  readonly value: number;
  readonly bounds: readonly [least: number, most: number];
  readonly shown?: string | undefined;
  /** The rule behind the number, an address. */
  readonly href?: string | undefined;
  readonly hint?: ComponentChildren;
  /** The number may be typed as well. */
  readonly isTyped?: boolean;
  readonly onChange: ((value: number) => void) | undefined;
}

/** A number input with a link to its rule. */
export const NumberRow = ({
  label,
  of,
  value,
  bounds: [min, max],
  shown,
  href,
  hint,
  isTyped = false,
  onChange,
}: Props) => (
  <Stepper
    label={of === undefined ? label : `${of}: ${label}`}
    value={value}
    min={min}
    max={max}
    shown={shown}
    isTyped={isTyped}
    onChange={onChange}
  >
    {href === undefined ? label : <a href={href}>{label}</a>}
    {hint !== undefined && <small>{hint}</small>}
  </Stepper>
);

interface CheckProps {
  readonly label: ComponentChildren;
  readonly hint?: ComponentChildren;
  readonly checked: boolean;
  readonly onChange: ((checked: boolean) => void) | undefined;
}
/** A checkbox. */
export const Check = ({ label, hint, checked, onChange }: CheckProps) => (
  <label class="c-check">
    <input
      type="checkbox"
      checked={checked}
      disabled={onChange === undefined}
      onChange={(e) => onChange?.(e.currentTarget.checked)}
    />
    <span>
      {label}
      {hint !== undefined && <small>{hint}</small>}
    </span>
  </label>
);

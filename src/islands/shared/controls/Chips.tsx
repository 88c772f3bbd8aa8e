import './chips.css';
import type { ComponentChildren } from 'preact';

interface ChipOption<V extends string> {
  readonly value: V;
  readonly label: string;
  /** Before the label, decorative. */
  readonly drawn?: ComponentChildren;
}
interface Props<V extends string> {
  readonly label: ComponentChildren;
  /** Name of the radio group, unique on the page. */
  readonly name: string;
  readonly value: V;
  readonly options: readonly ChipOption<V>[];
  /** An additional class: «c-wide» puts one below the other. */
  readonly class?: string;
  /** Absent on the server. */
  readonly onChange: ((value: V) => void) | undefined;
}

/** A radio group with all options in sight: one tap, or the arrows of a keyboard. */
export const Chips = <V extends string>({ label, name, value, options, class: also = '', onChange }: Props<V>) => (
  <fieldset class={`c-chips ${also}`.trim()}>
    <legend>{label}</legend>
    <div>
      {options.map((o) => (
        <label key={o.value}>
          <input
            type="radio"
            name={name}
            value={o.value}
            checked={o.value === value}
            disabled={onChange === undefined}
            onChange={() => onChange?.(o.value)}
          />
          {o.drawn}
          <span>{o.label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

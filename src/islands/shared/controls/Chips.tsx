import './chips.css';
import type { ComponentChildren } from 'preact';

interface Option<V extends string> {
  readonly value: V;
  readonly label: string;
  /** Before the label, decorative. */
  readonly drawn?: ComponentChildren;
}
interface Props<V extends string> {
  readonly label: ComponentChildren;
  /** Of the group of radio buttons; no other on the page has it. */
  readonly name: string;
  readonly value: V;
  readonly options: readonly Option<V>[];
  /** Beside its own: «c-wide» puts one below the other. */
  readonly class?: string;
  /** Absent on the server. */
  readonly onChange: ((value: V) => void) | undefined;
}

/** A choice of one with all that may be chosen in sight: one tap, or the arrows of a keyboard. */
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

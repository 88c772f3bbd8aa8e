import type { ComponentChildren } from 'preact';

interface Option<V extends string> {
  readonly value: V;
  readonly label: string;
}
interface Props<V extends string> {
  readonly label: ComponentChildren;
  /** Of the group of radio buttons; no other on the page has it. */
  readonly name: string;
  readonly value: V;
  readonly options: readonly Option<V>[];
  /** A chip a line. */
  readonly isWide?: boolean;
  /** Absent on the server. */
  readonly onChange: ((value: V) => void) | undefined;
}

/** A choice of one with all that may be chosen in sight: one tap, or the arrows of a keyboard. */
export const Chips = <V extends string>({ label, name, value, options, isWide = false, onChange }: Props<V>) => (
  <fieldset class={isWide ? 'ec-chips ec-wide' : 'ec-chips'}>
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
          <span>{o.label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

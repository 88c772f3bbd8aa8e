interface Props {
  readonly label: string;
  readonly value: string;
  /** The most characters. */
  readonly most: number;
  readonly placeholder?: string | undefined;
  /** Its text is not understood. */
  readonly isBad?: boolean;
  readonly onInput: (value: string) => void;
}

/** A line of text that the reader writes. */
export const TextField = ({ label, value, most, placeholder, isBad = false, onInput }: Props) => (
  <label class="c-select">
    <small>{label}</small>
    <input
      type="text"
      class="c-typed"
      value={value}
      maxLength={most}
      placeholder={placeholder}
      aria-invalid={isBad}
      autocomplete="off"
      onInput={(e) => onInput(e.currentTarget.value)}
    />
  </label>
);

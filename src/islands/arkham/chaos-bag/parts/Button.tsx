interface ButtonProps {
  readonly text: string;
  readonly does: () => void;
  readonly kind?: '' | 'c-main' | 'big' | 'big c-main';
  /** Where it leads nowhere it stays in place and says why when pressed: focus and layout do not jump. */
  readonly off?: boolean;
  readonly label?: string;
}
export const Button = ({ text, does, kind = '', off = false, label }: ButtonProps) => (
  <button
    type="button"
    class={`c-button ${kind}`.trim()}
    aria-disabled={off ? 'true' : undefined}
    aria-label={label}
    onClick={does}
  >
    {text}
  </button>
);

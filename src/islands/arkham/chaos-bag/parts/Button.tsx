import type { ComponentChildren } from 'preact';

interface ButtonProps {
  readonly text: ComponentChildren;
  readonly onClick: () => void;
  readonly look?: '' | 'c-main' | 'c-sign' | 'big' | 'big c-main';
  /** Where it leads nowhere it stays in place and says why when pressed: focus and layout do not jump. */
  readonly off?: boolean;
  readonly label?: string;
}
export const Button = ({ text, onClick, look = '', off = false, label }: ButtonProps) => (
  <button
    type="button"
    class={`c-button ${look}`.trim()}
    aria-disabled={off ? 'true' : undefined}
    aria-label={label}
    onClick={onClick}
  >
    {text}
  </button>
);

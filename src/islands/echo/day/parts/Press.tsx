import type { ComponentChildren } from 'preact';

interface Props {
  readonly press: () => void;
  readonly isOff?: boolean;
  readonly isMain?: boolean;
  readonly isChosen?: boolean | undefined;
  readonly label?: string | undefined;
  readonly kind?: string;
  readonly children: ComponentChildren;
}
/** A button. One that can do nothing now keeps the focus, so that a keyboard keeps its place. */
export const Press = ({ press, isOff = false, isMain = false, isChosen, label, kind = '', children }: Props) => (
  <button
    type="button"
    class={`c-button ${isMain ? 'c-main' : ''} ${kind}`.trim()}
    aria-disabled={isOff}
    aria-pressed={isChosen}
    aria-label={label}
    onClick={() => {
      if (!isOff) press();
    }}
  >
    {children}
  </button>
);

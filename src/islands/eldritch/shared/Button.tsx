import type { ComponentChildren } from 'preact';

interface Props {
  readonly children: ComponentChildren;
  /** Said instead of the text, where several buttons of a page have the same. */
  readonly label?: string;
  readonly isMain?: boolean;
  /** Nothing to do now: it keeps the focus and does nothing. */
  readonly isIdle?: boolean;
  readonly onPress: (() => void) | undefined;
}
/** A button with a text. */
export const Button = ({ children, label, isMain = false, isIdle = false, onPress }: Props) => (
  <button
    type="button"
    class={isMain ? 'c-button c-main' : 'c-button'}
    aria-label={label}
    aria-disabled={isIdle || undefined}
    onClick={() => !isIdle && onPress?.()}
  >
    {children}
  </button>
);

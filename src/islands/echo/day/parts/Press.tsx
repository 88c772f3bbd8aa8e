import type { ComponentChildren } from 'preact';

interface Props {
  readonly press: () => void;
  readonly isOff?: boolean;
  readonly isMain?: boolean;
  readonly isChosen?: boolean | undefined;
  readonly label?: string | undefined;
  readonly kind?: string | undefined;
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

interface PressOption<T> extends Pick<Props, 'label' | 'kind'> {
  readonly value: T;
  readonly says: ComponentChildren;
}
interface ChoiceProps<T> {
  readonly label: string;
  /** The text above the buttons, where it says more than the label. */
  readonly note?: ComponentChildren;
  readonly kind?: string;
  readonly options: readonly PressOption<T>[];
  /** The present choice; absent where a press only does something. */
  readonly chosen?: T | undefined;
  readonly onPick: (value: T) => void;
}
/** A button for each of some options, under what is asked. */
export const Choice = <T extends string | number>(props: ChoiceProps<T>) => {
  const { label, note = label, kind, options, onPick } = props;
  return (
    <div class={kind} role="group" aria-label={label}>
      <small>{note}</small>
      <div class="c-buttons">
        {options.map(({ value, says, ...one }) => (
          <Press
            key={value}
            {...one}
            isChosen={'chosen' in props ? props.chosen === value : undefined}
            press={() => onPick(value)}
          >
            {says}
          </Press>
        ))}
      </div>
    </div>
  );
};

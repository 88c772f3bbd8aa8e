/** The arrows of a keyboard in an opened list. */

const STEPS: { readonly [key: string]: -1 | 1 } = { ArrowUp: -1, ArrowDown: 1 };

/** Moves the focus from the field down the list and back; other keys are left alone. */
export const moveByArrow = (event: KeyboardEvent, list: HTMLElement | null): void => {
  const step = STEPS[event.key];
  if (step === undefined || list === null) return;
  const stops = [...list.querySelectorAll<HTMLElement>('input, button')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};

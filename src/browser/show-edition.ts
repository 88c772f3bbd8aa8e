import { chooseEdition } from '../device/edition.ts';

/**
 * Shows a page as the chosen edition has it: what the later one says goes before the text, or after it where the other is chosen.
 * @param form the switch
 * @param value of the button that was pressed
 */
export const showEdition = (form: HTMLFormElement, value: string): void => {
  const isLater = value === '2';
  chooseEdition(isLater ? 2 : 1);
  for (const button of form.querySelectorAll('button'))
    button.setAttribute('aria-pressed', String(button.value === value));
  const section = document.querySelector('.later');
  section?.parentElement![isLater ? 'prepend' : 'append'](section);
};

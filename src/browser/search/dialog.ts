import { CLOSE } from '../../drawings/controls.ts';
import { dialogClosedByBack } from '../back.ts';
import { element } from '../element.ts';
import { sign } from '../sign.ts';
import { makePanel, type Panel } from './panel.ts';

let dialog: HTMLDialogElement | undefined;
let panel: Panel | undefined;

/** Opens the search dialog with a query; made on first use, one a page. */
export const openSearch = (query: string): void => {
  if (dialog === undefined || panel === undefined) {
    panel = makePanel();
    const close = element(
      'button',
      { type: 'button', className: 'btn', ariaLabel: 'Закрыть поиск', onclick: () => dialog!.close() },
      sign(CLOSE),
    );
    const made = element('dialog', { className: 'search-dialog', ariaLabel: 'Поиск' }, panel.root, close);
    made.addEventListener('click', (event) => {
      if (event.target === made || (event.target as Element).closest('a') !== null) made.close();
    });
    document.body.append(made);
    dialog = made;
  }
  // Pressed again inside the dialog the shortcut leads back to the field and what is typed there.
  if (!dialog.open) {
    dialog.showModal();
    dialogClosedByBack(dialog);
    panel.ask(query);
  }
  panel.focus();
};

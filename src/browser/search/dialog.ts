import { CLOSE } from '../../drawings/controls.ts';
import { keepForReturn } from '../../device/visit.ts';
import { closeDialogOnBack } from '../back.ts';
import { element } from '../element.ts';
import { SEARCHED_HERE } from '../searched-here.ts';
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
      const link = (event.target as Element).closest('a');
      // A step back from what was found leads to the list again.
      if (link !== null && link.pathname !== location.pathname) keepForReturn(SEARCHED_HERE, panel!.asked());
      if (event.target === made || link !== null) made.close();
    });
    document.body.append(made);
    dialog = made;
  }
  // Pressed again inside the dialog the shortcut leads back to the field and what is typed there.
  if (!dialog.open) {
    dialog.showModal();
    closeDialogOnBack(dialog);
    panel.ask(query);
  }
  panel.focus();
};

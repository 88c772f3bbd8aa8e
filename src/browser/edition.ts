import { editionOf } from '../device/edition.ts';
import { loadSearch } from './load-search.ts';

/**
 * The switch between two editions of a game, a form of two buttons. What a page shows for the edition that is kept is drawn
 * before this (`Boot.astro`, `LaterFirst.astro`); a press asks for the script that changes it.
 */
export const startEditionSwitch = (): void => {
  const form = document.querySelector<HTMLFormElement>('.edition');
  if (form === null) return;
  form.children[editionOf() - 1]!.setAttribute('aria-pressed', 'true');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { value } = event.submitter as HTMLButtonElement;
    loadSearch().then(
      ({ showEdition }) => showEdition(form, value),
      // Without the script the address does the same, for this page.
      () => (location.search = `?edition=${value}`),
    );
  });
};

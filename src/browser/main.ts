/** The script of every page. Reading works without it. */
import { startBack } from './back.ts';
import { startEditionSwitch } from './edition.ts';
import { keepLastOpened } from './last-opened.ts';
import { loadSearch } from './load-search.ts';
import { startPreviews } from './previews/previews.ts';
import { startSharing } from './share.ts';
import { startSearchOpener } from './open-search.ts';
import { startThemeSwitch } from './theme.ts';

startThemeSwitch();
startBack();
startEditionSwitch();
startSearchOpener();
startSharing();
keepLastOpened();
startPreviews();

const part = document.querySelector<HTMLElement>('.term-index, .row-filter, .search-place, .not-found, .own-boxes');
if (part !== null) {
  try {
    (await loadSearch()).startPart(part);
  } catch {
    // Lists and addresses work without the script; only the search page has no content of its own.
    if (part.matches('.search-place'))
      part.textContent = 'Поиск не загрузился. Проверьте связь и обновите страницу; указатели ниже открываются и так.';
  }
}

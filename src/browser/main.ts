/** The script of every page. Reading works without it. */
import { startBack } from './back.ts';
import { startLastOpened } from './last-opened.ts';
import { loadSearch } from './load-search.ts';
import { startPreviews } from './previews/previews.ts';
import { startSharing } from './share.ts';
import { startSearchOpener } from './open-search.ts';
import { startThemeSwitch } from './theme.ts';

startThemeSwitch();
startBack();
startSearchOpener();
startSharing();
startLastOpened();
startPreviews();

const page = document.querySelector<HTMLElement>('.term-index, .row-filter, .search-place, .not-found');
if (page !== null) {
  try {
    const { startTermFilter, startDividedTerms, startRowFilter, startSearchPage, startNotFound } = await loadSearch();
    if (page.matches('.divided')) startDividedTerms(page);
    else if (page.matches('.term-index')) startTermFilter(page);
    else if (page.matches('.row-filter')) startRowFilter(page);
    else if (page.matches('.search-place')) startSearchPage(page);
    else void startNotFound(page);
  } catch {
    // Lists and addresses work without the script; only the search page has no content of its own.
    if (page.matches('.search-place'))
      page.textContent = 'Поиск не загрузился. Проверьте связь и обновите страницу; указатели ниже открываются и так.';
  }
}

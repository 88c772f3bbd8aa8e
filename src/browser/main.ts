/** What a page does in the browser, in one small file. Reading needs none of it. */
import { startCopyLinks } from './copy-link.ts';
import { startLastOpened } from './last-opened.ts';
import { later } from './later.ts';
import { startPreviews } from './previews.ts';
import { startSearchOpener } from './open-search.ts';
import { startThemeSwitch } from './theme.ts';

startThemeSwitch();
startSearchOpener();
startCopyLinks();
startLastOpened();
startPreviews();

const page = document.querySelector<HTMLElement>('.term-index, .search-place, .not-found');
if (page !== null) {
  const { startTermFilter, startSearchPage, startNotFound } = await later();
  if (page.matches('.term-index')) startTermFilter(page);
  else if (page.matches('.search-place')) startSearchPage(page);
  else void startNotFound(page);
}

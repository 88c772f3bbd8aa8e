import { copyText } from '../device/clipboard.ts';

/** How long the word that it was copied stays, in milliseconds. */
const SAYS = 2000;

const copyPage = async (page: string, status: Element): Promise<void> => {
  const done = await copyText(page);
  // Where the browser refuses, the reader copies by hand.
  status.textContent = done ? 'Скопировано' : page;
  if (done)
    setTimeout(() => {
      status.textContent = '';
    }, SAYS);
};

const copyHeading = async (page: string, mark: HTMLAnchorElement): Promise<void> => {
  if (!(await copyText(page + mark.hash))) return;
  mark.classList.add('done');
  setTimeout(() => mark.classList.remove('done'), SAYS);
};

/** The button that copies the address of the page, and the marks beside headings that copy theirs. */
export const startCopyLinks = (): void => {
  const page = location.origin + location.pathname;
  const line = document.querySelector<HTMLElement>('.copy');
  if (line !== null && 'clipboard' in navigator) {
    const status = line.querySelector('[role=status]')!;
    line.hidden = false;
    line.querySelector('button')!.addEventListener('click', () => void copyPage(page, status));
  }
  // A mark is a link to its own heading: the address changes as usual, and is copied besides.
  document.addEventListener('click', (event) => {
    const mark = (event.target as Element).closest<HTMLAnchorElement>('a.anchor');
    if (mark !== null) void copyHeading(page, mark);
  });
};

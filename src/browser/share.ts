import { DONE, SHARE } from '../drawings/controls.ts';
import { copyText } from '../device/clipboard.ts';
import { element } from './element.ts';
import { sign } from './sign.ts';

/** How long the word that it was copied stays, in milliseconds. */
const SAYS = 2000;

/** A phone asks where to send; elsewhere the address is copied. @returns what is to be said of it */
const shared = async (title: string, address: string): Promise<string> => {
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url: address });
      return '';
    } catch (error) {
      if ((error as DOMException).name === 'AbortError') return '';
    }
  }
  // Where the browser refuses, the reader copies by hand.
  return (await copyText(address)) ? 'Ссылка скопирована' : address;
};

/** Shares by a press of the button, and says beside it what came of it. */
const shareBy = (button: HTMLButtonElement, status: HTMLElement, title: string, address: string): void => {
  const share = async () => {
    const said = await shared(title, address);
    status.textContent = said;
    if (said === '' || said === address) return;
    button.replaceChildren(sign(DONE));
    setTimeout(() => {
      button.replaceChildren(sign(SHARE));
      status.textContent = '';
    }, SAYS);
  };
  button.addEventListener('click', () => void share());
};

/** A button that shares a page, for previews. */
export const shareButton = (title: string, address: string): readonly HTMLElement[] => {
  const button = element('button', { type: 'button', ariaLabel: 'Поделиться' }, sign(SHARE));
  const status = element('span', { className: 'shared', role: 'status' });
  shareBy(button, status, title, address);
  return [button, status];
};

const copyHeading = async (page: string, mark: HTMLAnchorElement): Promise<void> => {
  if (!(await copyText(page + mark.hash))) return;
  mark.classList.add('done');
  setTimeout(() => mark.classList.remove('done'), SAYS);
};

/** The button beside the title that shares the page, and the marks beside headings that copy their addresses. */
export const startSharing = (): void => {
  const page = location.origin + location.pathname;
  const line = document.querySelector('.titled');
  if (line !== null) {
    const title = line.querySelector('h1')!.textContent;
    shareBy(line.querySelector('button')!, line.querySelector<HTMLElement>('[role=status]')!, title, page);
  }
  // A mark is a link to its own heading: the address changes as usual, and is copied besides.
  document.addEventListener('click', (event) => {
    const mark = (event.target as Element).closest<HTMLAnchorElement>('a.anchor');
    if (mark !== null) void copyHeading(page, mark);
  });
};

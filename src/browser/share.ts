import { DONE, SHARE } from '../drawings/controls.ts';
import { editionOf } from '../device/edition.ts';
import { copyText } from '../device/clipboard.ts';
import { share, type Shared, type ShareEnd } from '../device/share.ts';
import { element } from './element.ts';
import { loadSearch } from './load-search.ts';
import { sign } from './sign.ts';

/** How long the confirmation is shown, in milliseconds. */
const SAYS = 2000;
/** Characters of a selection that may be a sentence. */
const QUOTE = 15;

/** The result in words; where the browser refuses, the address itself is shown, to be copied by hand. */
const SAID: { readonly [end in ShareEnd]?: string } = { 'by-sheet': '', copied: 'Ссылка скопирована' };

/** Shares on a press of the button and shows the result next to it. */
const shareBy = (button: HTMLButtonElement, status: HTMLElement, what: Shared, then = () => {}): void => {
  const send = async () => {
    then();
    const end = await share(what, matchMedia('(pointer: coarse)').matches);
    status.textContent = SAID[end] ?? what.url;
    if (end !== 'copied') return;
    button.replaceChildren(sign(DONE));
    setTimeout(() => {
      button.replaceChildren(sign(SHARE));
      status.textContent = '';
    }, SAYS);
  };
  button.addEventListener('click', () => void send());
};

/** A button that shares a page, for previews. */
export const shareButton = (title: string, address: string): readonly HTMLElement[] => {
  const button = element('button', { type: 'button', ariaLabel: 'Поделиться' }, sign(SHARE));
  const status = element('span', { className: 'shared', role: 'status' });
  shareBy(button, status, { title, url: address });
  return [button, status];
};

const copyHeading = async (page: string, mark: HTMLAnchorElement): Promise<void> => {
  if (!(await copyText(page + mark.hash))) return;
  mark.classList.add('done');
  setTimeout(() => mark.classList.remove('done'), SAYS);
};

/** Where the script does not come, the link alone is shared. */
const withFormats = (use: (formats: Awaited<ReturnType<typeof loadSearch>>) => void): void =>
  void loadSearch().then(use, () => {});

/**
 * The button at the title that shares the page and then offers other forms, the marks at headings that copy their addresses,
 * and the offer to copy a selected sentence.
 */
export const startSharing = (): void => {
  const page = () => location.origin + location.pathname + (editionOf() === 2 ? '?edition=2' : '');
  const line = document.querySelector<HTMLElement>('.titled');
  if (line !== null) {
    const title = line.querySelector('h1')!.textContent;
    const what = {
      title,
      text: line.dataset.says,
      get url() {
        return page();
      },
    };
    shareBy(line.querySelector('button')!, line.querySelector<HTMLElement>('[role=status]')!, what, () =>
      withFormats(({ showFormats }) => showFormats(line, what)),
    );
  }
  document.addEventListener('selectionchange', () => {
    if (String(getSelection()).length >= QUOTE) withFormats(({ offerQuote }) => offerQuote());
  });
  // A mark is a link to its own heading: the address changes as usual and is copied as well.
  document.addEventListener('click', (event) => {
    const mark = (event.target as Element).closest<HTMLAnchorElement>('a.anchor');
    if (mark !== null) void copyHeading(page(), mark);
  });
};

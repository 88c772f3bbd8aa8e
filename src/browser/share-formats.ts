/** Further forms of what is shared: of the page, after its link was shared; of a sentence that is selected. */
import { copyText } from '../device/clipboard.ts';
import { quoteUrl, SHARE_FORMATS, type ShareFormat, type SharedPage } from '../lib/share-formats.ts';
import { element } from './element.ts';

const NAMES: { readonly [format in ShareFormat]: string } = { text: 'Текст', markdown: 'Markdown', bbcode: 'BBCode' };
/** How long a button says that it has copied, in milliseconds. */
const SAYS = 2000;
/** Characters of a selection that is a sentence: fewer are a word, more a page. */
const QUOTE = { least: 15, most: 600 };
/** Milliseconds after the last change of a selection, and pixels below it. */
const SETTLED = 400;
const BELOW = 12;

/** The buttons that copy each form. */
const formatButtons = (page: () => SharedPage): readonly HTMLButtonElement[] =>
  (Object.keys(NAMES) as ShareFormat[]).map((format) => {
    const button = element('button', { type: 'button' }, NAMES[format]);
    const copy = async () => {
      button.textContent = (await copyText(SHARE_FORMATS[format](page()))) ? 'Скопировано' : 'Не вышло';
      setTimeout(() => {
        button.textContent = NAMES[format];
      }, SAYS);
    };
    button.addEventListener('click', () => void copy());
    return button;
  });

const answerOf = (): string =>
  document.querySelector('.lead')?.textContent.trim() ??
  document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ??
  '';

/** Offers the other forms below the title of the page, once. */
export const showFormats = (titled: HTMLElement, page: { readonly title: string; readonly url: string }): void => {
  if (titled.nextElementSibling?.matches('.formats') === true) return;
  const row = element('p', { className: 'formats' }, 'Скопировать иначе:');
  row.append(...formatButtons(() => ({ title: page.title, url: page.url, says: answerOf() })));
  titled.after(row);
};

/** The selection, where it is a sentence of the page. */
const selectedQuote = (): { readonly text: string; readonly range: Range } | undefined => {
  const selection = getSelection();
  if (selection === null || selection.rangeCount === 0) return undefined;
  const text = selection.toString().trim();
  const range = selection.getRangeAt(0);
  const { commonAncestorContainer: around } = range;
  const inside = (around instanceof Element ? around : around.parentElement)?.closest('.prose, .lead, article');
  return inside && text.length >= QUOTE.least && text.length <= QUOTE.most ? { text, range } : undefined;
};

const bar = element('p', { className: 'formats quote', popover: 'manual' }, 'Цитата:');
let selected = '';
let settling: ReturnType<typeof setTimeout> | undefined;
bar.append(
  ...formatButtons(() => ({
    title: document.querySelector('h1')!.textContent,
    url: quoteUrl(location.href, selected),
    says: selected.replaceAll(/\s+/g, ' '),
    isQuote: true,
  })),
);
// A press on the bar keeps the selection.
bar.addEventListener('pointerdown', (event) => event.preventDefault());

const hideBar = (): void => {
  if (bar.matches(':popover-open')) bar.hidePopover();
};
document.addEventListener('selectionchange', () => {
  if (getSelection()?.isCollapsed !== false) hideBar();
});

const placeBar = (): void => {
  const quote = selectedQuote();
  if (quote === undefined) return hideBar();
  selected = quote.text;
  if (!bar.isConnected) document.querySelector('main')!.append(bar);
  if (!bar.matches(':popover-open')) bar.showPopover();
  const { left, bottom } = quote.range.getBoundingClientRect();
  bar.style.left = `${Math.max(0, Math.min(left, document.documentElement.clientWidth - bar.offsetWidth))}px`;
  bar.style.top = `${Math.min(bottom + BELOW, innerHeight - bar.offsetHeight)}px`;
};

/** Offers to copy the selected sentence with its link, once the selection has settled. */
export const offerQuote = (): void => {
  clearTimeout(settling);
  settling = setTimeout(placeBar, SETTLED);
};

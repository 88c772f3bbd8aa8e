/** The preview card: its contents, the way back through the terms it has shown, and its place on the screen. */
import { element } from '../element.ts';
import { MEANING, contentsOf } from './contents.ts';
import { definitionsFor } from './definitions.ts';

/** The card of a page. Filling it rejects where the definition cannot be loaded. */
export interface Card {
  readonly root: HTMLElement;
  /** Fills it with the term of a link of the page. */
  readonly fill: (href: string) => Promise<void>;
  /** Fills it with the term of a link in the card; «Назад» leads back to the present one. */
  readonly follow: (href: string) => Promise<void>;
}

/** Makes the card, hidden, at the end of the page; `close` is what its button does. */
export const makeCard = (close: () => void): Card => {
  const root = element('div', { className: 'preview', popover: 'manual', role: 'dialog' });
  // The focus goes to the link below; a screen reader reads the meaning first.
  root.setAttribute('aria-describedby', MEANING);
  document.body.append(root);
  let shown = '';
  /** The terms shown before this one, the latest last. */
  let trail: readonly string[] = [];

  const draw = async (href: string) => {
    const definitions = await definitionsFor(href);
    const last = trail.at(-1);
    const back = last === undefined ? undefined : () => void goTo(last, trail.slice(0, -1));
    const { title, contents } = contentsOf(href, definitions, { back, close });
    root.ariaLabel = title;
    root.replaceChildren(...contents);
    shown = href;
  };
  const goTo = async (href: string, way: readonly string[]) => {
    trail = way;
    await draw(href);
    root.querySelector<HTMLElement>('.preview-foot > *')!.focus();
  };
  return {
    root,
    fill: (href) => {
      trail = [];
      return draw(href);
    },
    follow: (href) => goTo(href, [...trail, shown]),
  };
};

/** CSS pixels between the card and the edge of the screen, and between the card and its word. */
const MARGIN = 8;
const GAP = 6;

/** Places the card below its word, or above it where there is no room below. */
export const placeCard = (card: HTMLElement, word: HTMLElement): void => {
  const box = [...word.getClientRects()][0] ?? word.getBoundingClientRect();
  const isBelow = box.bottom + card.offsetHeight + 2 * GAP < innerHeight;
  const rightmost = document.documentElement.clientWidth - card.offsetWidth - MARGIN;
  card.style.left = `${Math.max(MARGIN, Math.min(box.left, rightmost))}px`;
  card.style.top = `${isBelow ? box.bottom + GAP : Math.max(MARGIN, box.top - card.offsetHeight - GAP)}px`;
};
/** Scrolls so that the sheet at the bottom does not cover its own word. */
export const scrollAbove = (sheet: HTMLElement, word: HTMLElement): void =>
  scrollBy({
    top: Math.max(0, word.getBoundingClientRect().bottom + sheet.offsetHeight + 2 * GAP - innerHeight),
    behavior: 'instant',
  });

/**
 * Finds text that the layout spoils: words split in mid-letter, text that sticks out of its box or is cut off. The
 * functions run inside the page, so they name nothing but each other; `PAGE_SIDE` carries them there.
 */
import type { Page } from 'playwright-core';

/** A spoilt text, and the element that holds it. */
export interface Spoilt {
  readonly how: 'split' | 'sticks out' | 'cut off' | 'wide page';
  readonly text: string;
  readonly at: string;
}

/** What an element does to the text inside it. */
interface Box {
  /** Sides of the border box, in CSS pixels. */
  readonly left: number;
  readonly right: number;
  /** Text flows through an inline box and is held by the next one around it. */
  readonly isInline: boolean;
  /** What it holds may be wider: it scrolls, or ends in dots. */
  readonly letsGo: boolean;
  /** Placed by itself, so that the boxes around it do not hold it. */
  readonly isPlaced: boolean;
  /** Its lower lines are lost, and no dots say so. */
  readonly isCut: boolean;
  /** Invisible, or a drawing. */
  readonly isUnseen: boolean;
}

const boxOf = (e: Element): Box => {
  const style = getComputedStyle(e);
  const { left, right } = e.getBoundingClientRect();
  const clipsBelow = style.overflowY === 'hidden' || style.overflowY === 'clip';
  const clipsAside = style.overflowX === 'hidden' || style.overflowX === 'clip';
  return {
    left,
    right,
    isInline: style.display === 'inline' || style.display === 'contents',
    letsGo: /auto|scroll/.test(style.overflowX) || (clipsAside && style.textOverflow === 'ellipsis'),
    isPlaced: style.position === 'absolute' || style.position === 'fixed',
    isCut: clipsBelow && style.webkitLineClamp === 'none' && e.scrollHeight > e.clientHeight + 1,
    isUnseen: style.clipPath === 'inset(50%)' || e.tagName === 'svg',
  };
};

const isBelow = (a: DOMRect, b: DOMRect): boolean => a.top > b.top + b.height / 2;

/** The words of a text that begin on one line and end on another. Hyphens and slashes divide words. */
const splitWordsOf = (node: Text, range: Range): string[] =>
  [...node.data.matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu)].flatMap(({ 0: word, index }) => {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const pieces = range.getClientRects();
    return pieces.length > 1 && isBelow(pieces[pieces.length - 1]!, pieces[0]!) ? [word] : [];
  });

/** Everything that the layout spoils in the present document. */
const spoiltIn = (page: Document): Spoilt[] => {
  const boxes = new Map<Element, Box>();
  const box = (e: Element): Box => {
    const known = boxes.get(e) ?? boxOf(e);
    boxes.set(e, known);
    return known;
  };
  const around = (node: Text): Element[] => {
    const list: Element[] = [];
    for (let e = node.parentElement; e !== null && e !== page.body; e = e.parentElement) list.push(e);
    return list;
  };
  const screen = page.documentElement.clientWidth;

  /**
   * Whether a text leaves the boxes that should hold it, or the screen. Text left of the screen is hidden on purpose.
   */
  const sticksOut = (node: Text, { left, right }: DOMRect): boolean => {
    let isPlaced = false;
    for (const b of around(node).map(box)) {
      // What is placed leaves the boxes around it, but not one that scrolls.
      if (b.letsGo) return false;
      if (!isPlaced && !b.isInline && (right > b.right + 1 || left < b.left - 1)) return true;
      isPlaced ||= b.isPlaced;
    }
    return right > screen + 1 || (left < -1 && right > 0);
  };

  const range = page.createRange();
  const spoiltOf = (node: Text): Spoilt[] => {
    range.selectNodeContents(node);
    const lines = range.getClientRects();
    if (lines.length === 0) return [];
    const isOut = sticksOut(node, range.getBoundingClientRect());
    // Most texts take one line, and need no look at their words.
    const split = isBelow(lines[lines.length - 1]!, lines[0]!) ? splitWordsOf(node, range) : [];
    const at = node.parentElement!;
    const isCut = box(at).isCut;
    if (split.length === 0 && !isOut && !isCut) return [];
    if (!at.checkVisibility({ visibilityProperty: true }) || around(node).some((e) => box(e).isUnseen)) return [];
    const say = (how: Spoilt['how'], text: string): Spoilt => ({ how, text, at: at.outerHTML.slice(0, 120) });
    const whole = node.data.trim().slice(0, 60);
    return [
      ...split.map((word) => say('split', word)),
      ...(isOut ? [say('sticks out', whole)] : []),
      ...(isCut ? [say('cut off', whole)] : []),
    ];
  };

  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const found: Spoilt[] = [];
  while (walker.nextNode() !== null) {
    const node = walker.currentNode as Text;
    if (node.data.trim() !== '') found.push(...spoiltOf(node));
  }
  return found;
};

/** How a page is looked at. */
interface Look {
  /** Of the screen, in CSS pixels. */
  readonly width: number;
  /** Laid over the page. */
  readonly css: string;
  /** Only whether the page is wider than the screen. */
  readonly isForWidth?: boolean;
}

/** What one look finds in a page that is laid out for it. */
const spoiltAt = (page: Document, { width, css, isForWidth = false }: Look): Spoilt[] => {
  const { scrollWidth } = page.documentElement;
  const wide: Spoilt[] = scrollWidth > width ? [{ how: 'wide page', text: `${scrollWidth} px`, at: css }] : [];
  return isForWidth ? wide : [...spoiltIn(page), ...wide];
};

/** A page as it is served, and the ways in which it is looked at. */
interface Served {
  readonly path: string;
  readonly html: string;
  readonly looks: readonly Look[];
}

/** The same for many pages, each looked at in several ways after one parsing, all that folds opened. */
const spoiltOn = async (pages: readonly Served[]) => {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'border: 0; height: 800px';
  frame.srcdoc = '<!doctype html>';
  document.body.replaceChildren(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve));
  const page = frame.contentDocument!;
  const found: (Spoilt & { readonly path: string; readonly width: number })[] = [];
  for (const { path, html, looks } of pages) {
    // Put in without a visit: its scripts sleep, and it takes half the time.
    page.replaceChild(new DOMParser().parseFromString(html, 'text/html').documentElement, page.documentElement);
    const over = page.head.appendChild(page.createElement('style'));
    for (const details of page.querySelectorAll('details')) details.open = true;
    for (const hidden of page.querySelectorAll<HTMLElement>('[hidden]')) hidden.hidden = false;
    for (const look of looks) {
      over.textContent = look.css;
      frame.style.width = `${look.width}px`;
      found.push(...spoiltAt(page, look).map((spoilt) => ({ path, width: look.width, ...spoilt })));
    }
  }
  return found;
};

/** The functions above as a script for a page. */
const PAGE_SIDE = [boxOf, isBelow, splitWordsOf, spoiltIn, spoiltAt, spoiltOn]
  .map((f) => `globalThis.${f.name} = ${String(f)};`)
  .join('\n');

/** Everything that the layout spoils on the present page. */
export const spoiltNow = (page: Page): Promise<Spoilt[]> => page.evaluate(`${PAGE_SIDE} spoiltIn(document)`);

/** Everything that the layout spoils on pages of the site, seen from any page of it. */
export const spoiltOnPages = async (from: Page, pages: readonly Served[]): ReturnType<typeof spoiltOn> => {
  await from.evaluate(`${PAGE_SIDE} undefined`);
  return from.evaluate((given) => spoiltOn(given), pages);
};

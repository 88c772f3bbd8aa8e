/**
 * The definition of a term without leaving the page: a card by mouse and keyboard, a sheet by touch.
 *
 * A term link stays an ordinary link: with a mouse the card opens on intent; by touch the first tap opens the sheet
 * with a real link in it; by keyboard Space on a focused link. Esc and a step back close, and the focus returns.
 */

import { BACK, CLOSE } from '../drawings/controls.ts';
import { closedByBack } from './back.ts';
import { element } from './element.ts';
import { fetchJson } from './fetch-json.ts';
import { shareButton } from './share.ts';
import { sign } from './sign.ts';

/** Milliseconds from pointing to fetching, to showing, and from leaving to hiding. */
const FETCH_AFTER = 150;
const SHOW_AFTER = 500;
const HIDE_AFTER = 300;

type Timer = ReturnType<typeof setTimeout> | undefined;
type Definitions = Record<string, readonly [title: string, en: string, summary: string, see: readonly string[]]>;
const loaded = new Map<string, Promise<Definitions>>();

/** The definitions of the game of a link; a failure is forgotten, so the next try asks again. */
const definitionsFor = (href: string): Promise<Definitions> => {
  const address = new URL('../../definitions.json', href).href;
  const known = loaded.get(address) ?? (fetchJson(address) as Promise<Definitions>);
  loaded.set(address, known);
  known.catch(() => loaded.delete(address));
  return known;
};
const termIn = (event: Event): HTMLAnchorElement | null => (event.target as Element).closest?.('a.term') ?? null;

export const startPreviews = (): void => {
  if (document.querySelector('a.term') === null || !('popover' in HTMLElement.prototype)) return;
  const card = element('div', { className: 'preview', popover: 'manual', role: 'dialog' });
  // The focus goes to the link below; what the term means is said first.
  card.setAttribute('aria-describedby', 'preview-text');
  document.body.append(card);
  let opener: HTMLAnchorElement | undefined;
  let trail: string[] = [];
  /** Raised whenever the pointer goes elsewhere: an answer that comes late is dropped. */
  let turn = 0;
  let pointer = '';
  let fetching: Timer;
  let showing: Timer;
  let hiding: Timer;

  /** To be called when a sheet goes in any way but by a step back. */
  let release: (() => void) | undefined;
  const hide = (refocus = false) => {
    release?.();
    release = undefined;
    card.hidePopover();
    if (refocus) opener?.focus();
    opener = undefined;
  };
  const isOpen = () => card.matches(':popover-open');
  const hasFocus = () => card.contains(document.activeElement);
  const still = () => {
    turn += 1;
    clearTimeout(fetching);
    clearTimeout(showing);
  };

  /** Fills the card with a term; the trail remembers what it replaces. */
  const fill = async (href: string) => {
    const id = href.split('/').at(-2)!;
    const definitions = await definitionsFor(href);
    const entry = definitions[id];
    if (entry === undefined) throw new Error(id);
    const [title, en, summary, see] = entry;
    const addressOf = (other: string) => new URL(`../${other}/`, href).href;
    const back = trail.at(-1);
    card.ariaLabel = title;
    card.replaceChildren(
      element('p', {}, element('b', {}, title), ' ', element('i', { lang: 'en' }, en)),
      element('p', { id: 'preview-text' }, summary),
      element(
        'p',
        { className: 'chips' },
        ...see.map((s) => element('a', { className: 'term', href: addressOf(s) }, definitions[s]![0])),
      ),
      element(
        'p',
        { className: 'preview-foot' },
        ...(back === undefined
          ? []
          : [
              element(
                'button',
                {
                  type: 'button',
                  onclick: () => {
                    trail.pop();
                    void fill(back).then(() => card.querySelector<HTMLElement>('.preview-foot > *')!.focus());
                  },
                },
                sign(BACK),
                'Назад',
              ),
            ]),
        element('a', { href }, 'Открыть термин'),
        ...shareButton(title, href),
        element('button', { type: 'button', ariaLabel: 'Закрыть', onclick: () => hide(true) }, sign(CLOSE)),
      ),
    );
    card.dataset.href = href;
  };
  const place = (link: HTMLElement) => {
    const box = [...link.getClientRects()][0] ?? link.getBoundingClientRect();
    const below = box.bottom + card.offsetHeight + 12 < innerHeight;
    card.style.left = `${Math.max(8, Math.min(box.left, document.documentElement.clientWidth - card.offsetWidth - 8))}px`;
    card.style.top = `${below ? box.bottom + 6 : Math.max(8, box.top - card.offsetHeight - 6)}px`;
  };
  /** Shows a link's term; `failed` where no definition is to be had. */
  const show = async (link: HTMLAnchorElement, how: 'card' | 'sheet' | 'keys', failed = () => {}) => {
    still();
    const mine = turn;
    try {
      if (card.contains(link)) {
        trail.push(card.dataset.href!);
        return await fill(link.href).then(() => card.querySelector<HTMLElement>('.preview-foot > *')!.focus());
      }
      trail = [];
      await fill(link.href);
    } catch {
      return failed();
    }
    if (mine !== turn) return;
    opener = link;
    card.classList.toggle('sheet', how === 'sheet');
    card.classList.toggle('by-mouse', how === 'card');
    // Named anew each time: Tab leads from the card on to what follows its word.
    card.hidePopover();
    card.showPopover({ source: link });
    if (how === 'sheet') {
      release ??= closedByBack(() => hide());
      card.removeAttribute('style');
      // The sheet must not lie on the very word that was asked about.
      scrollBy({
        top: Math.max(0, link.getBoundingClientRect().bottom + card.offsetHeight + 12 - innerHeight),
        behavior: 'instant',
      });
    } else place(link);
    if (how !== 'card') card.querySelector<HTMLElement>('.preview-foot a')!.focus({ preventScroll: true });
  };

  /** The mouse is neither on the word nor on its card: the card goes unless the mouse comes back. */
  const leave = (event: PointerEvent) => {
    still();
    clearTimeout(hiding);
    // A pressed button means that text is being selected.
    if (isOpen() && !card.classList.contains('sheet') && event.buttons === 0)
      hiding = setTimeout(() => hide(hasFocus()), HIDE_AFTER);
  };

  // A click does not say on every browser what made it; the press before it does.
  document.addEventListener('pointerdown', (event) => {
    pointer = event.pointerType;
  });
  // An iPhone clicks nothing but what asks for clicks: a tap on plain text is known by its end; a scroll has none.
  document.addEventListener('pointerup', (event) => {
    if (event.pointerType === 'touch' && isOpen() && !event.composedPath().includes(card) && termIn(event) === null)
      hide();
  });
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const link = termIn(event);
    if (card.contains(event.target as Node) || (link !== null && link === opener)) return clearTimeout(hiding);
    // Chromium does not always tell that the mouse has left what has just been drawn anew.
    if (card.contains(event.relatedTarget as Node | null)) leave(event);
    if (link === null) return;
    still();
    fetching = setTimeout(() => void definitionsFor(link.href).catch(() => {}), FETCH_AFTER);
    showing = setTimeout(() => {
      clearTimeout(hiding);
      void show(link, 'card');
    }, SHOW_AFTER);
  });
  document.addEventListener('pointerout', (event) => {
    if (event.pointerType !== 'mouse' || (termIn(event) === null && !card.contains(event.target as Node))) return;
    leave(event);
  });
  document.addEventListener('click', (event) => {
    const link = termIn(event);
    const isTouch = pointer === 'touch';
    // A second tap on the same word is the wish to read its page.
    if (link !== null && link === opener && isOpen()) return;
    if (link !== null && (isTouch || card.contains(link)) && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      void show(link, 'sheet', () => {
        location.href = link.href;
      });
    } else if (isOpen() && !event.composedPath().includes(card) && !card.contains(getSelection()!.anchorNode)) hide();
  });
  // A card stands beside its word: it goes when the word scrolls away or the focus leaves it.
  document.addEventListener(
    'scroll',
    () => {
      if (isOpen() && !card.classList.contains('sheet') && !card.matches(':hover')) hide();
    },
    { passive: true },
  );
  card.addEventListener('focusout', (event) => {
    if (event.relatedTarget !== null && event.relatedTarget !== opener && !card.contains(event.relatedTarget as Node))
      hide();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isOpen()) hide(hasFocus());
    const link = event.key === ' ' ? termIn(event) : null;
    if (link === null) return;
    event.preventDefault();
    void show(link, 'keys', () => {
      location.href = link.href;
    });
  });
};

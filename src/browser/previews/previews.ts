/**
 * The definition of a term without leaving the page: a card by mouse and keyboard, a sheet by touch.
 *
 * A term link stays an ordinary link: with a mouse the card opens on intent; by touch the first tap opens the sheet
 * with a real link in it; by keyboard Space on a focused link. Esc and «Back» close it, and the focus returns.
 */
import { definitionsFor } from './definitions.ts';
import { makePreview, type Preview } from './preview.ts';

/** Milliseconds from pointing to fetching, to showing, and from leaving to hiding. */
const FETCH_AFTER = 150;
const SHOW_AFTER = 500;
const HIDE_AFTER = 300;

const termIn = (event: Event): HTMLAnchorElement | null => (event.target as Element).closest?.('a.term') ?? null;
/** Follows the link as usual, where its definition cannot be loaded. */
const followLink = (link: HTMLAnchorElement) => () => {
  location.href = link.href;
};

/** Starts the previews of the links to terms of a page. */
export const startPreviews = (): void => {
  if (document.querySelector(':root:not([data-look~=plain]) a.term') === null || !('popover' in HTMLElement.prototype))
    return;
  const preview = makePreview();
  listenToMouse(preview);
  listenToPresses(preview);
  listenToLeaving(preview);
  listenToKeys(preview);
};

/** A mouse that rests on a word shows its card; the card stays while the mouse is on either. */
const listenToMouse = (preview: Preview) => {
  const { root } = preview;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  /** The mouse has left both word and card: hides the card unless it comes back. */
  const leave = (event: PointerEvent) => {
    preview.forget();
    clearTimeout(hiding);
    // A pressed button means that text is being selected.
    if (preview.isOpen() && !preview.isSheet() && event.buttons === 0)
      hiding = setTimeout(() => preview.hide(preview.hasFocus()), HIDE_AFTER);
  };
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const link = termIn(event);
    if (root.contains(event.target as Node) || preview.isFor(link)) return clearTimeout(hiding);
    // Chromium sends no event when the mouse leaves an element that was just rendered.
    if (root.contains(event.relatedTarget as Node | null)) leave(event);
    if (link === null) return;
    preview.forget();
    preview.soon(FETCH_AFTER, () => void definitionsFor(link.href).catch(() => {}));
    preview.soon(SHOW_AFTER, () => {
      clearTimeout(hiding);
      void preview.show(link, 'card');
    });
  });
  document.addEventListener('pointerout', (event) => {
    if (event.pointerType !== 'mouse' || (termIn(event) === null && !root.contains(event.target as Node))) return;
    leave(event);
  });
};

/** A tap on a word opens its sheet; a tap or click on anything else closes what is open. */
const listenToPresses = (preview: Preview) => {
  const { root } = preview;
  /** The kind of the last pointer: not every browser reports it with a click. */
  let pointer = '';
  document.addEventListener('pointerdown', (event) => {
    pointer = event.pointerType;
  });
  const isOutside = (event: Event) => preview.isOpen() && !event.composedPath().includes(root);
  // iOS sends clicks only to clickable elements: a tap on plain text is seen as `pointerup`, which a scroll does not
  // have.
  document.addEventListener('pointerup', (event) => {
    if (event.pointerType === 'touch' && isOutside(event) && termIn(event) === null) preview.hide();
  });
  document.addEventListener('click', (event) => {
    const link = termIn(event);
    // A second tap on the same word opens its page.
    if (preview.isFor(link) && preview.isOpen()) return;
    const isMeant = pointer === 'touch' || root.contains(link);
    if (link !== null && isMeant && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      void preview.show(link, 'sheet', followLink(link));
    } else if (isOutside(event) && !root.contains(getSelection()!.anchorNode)) preview.hide();
  });
};

/** Hides the card when its word scrolls away or the focus leaves it. */
const listenToLeaving = (preview: Preview) => {
  const { root } = preview;
  const onScroll = () => {
    if (preview.isOpen() && !preview.isSheet() && !root.matches(':hover')) preview.hide();
  };
  document.addEventListener('scroll', onScroll, { passive: true });
  root.addEventListener('focusout', ({ relatedTarget: next }) => {
    if (next !== null && !preview.isFor(next) && !root.contains(next as Node)) preview.hide();
  });
};

const listenToKeys = (preview: Preview) =>
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && preview.isOpen()) preview.hide(preview.hasFocus());
    const link = event.key === ' ' ? termIn(event) : null;
    if (link === null) return;
    event.preventDefault();
    void preview.show(link, 'keys', followLink(link));
  });

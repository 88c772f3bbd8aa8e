/** Which term is being shown, for which word, and in which way. */
import { closeOnBack } from '../back.ts';
import { makeCard, placeCard, scrollAbove } from './card.ts';

/** A card at the word for a mouse or a keyboard, a sheet at the bottom for touch. */
type Manner = 'card' | 'sheet' | 'keys';

/** The preview of a page. */
export interface Preview {
  readonly root: HTMLElement;
  /** Shows the term of a link; calls `failed` where its definition cannot be loaded. */
  readonly show: (link: HTMLAnchorElement, manner: Manner, failed?: () => void) => Promise<void>;
  /** Hides it; with `refocus` the focus returns to its word. */
  readonly hide: (refocus?: boolean) => void;
  /** Does something after a delay in milliseconds, unless the reader turns to something else first. */
  readonly soon: (milliseconds: number, what: () => void) => void;
  /** The reader has turned to something else: cancels what waits, drops a late answer. */
  readonly forget: () => void;
  readonly isOpen: () => boolean;
  readonly isSheet: () => boolean;
  readonly hasFocus: () => boolean;
  /** Whether it shows the term of this link. */
  readonly isFor: (link: EventTarget | null) => boolean;
}

/** Makes the preview of a page. */
export const makePreview = (): Preview => {
  const card = makeCard(() => hide(true));
  const { root } = card;
  let opener: HTMLAnchorElement | undefined;
  /** Raised whenever the reader turns to something else. */
  let turn = 0;
  let waiting: readonly ReturnType<typeof setTimeout>[] = [];
  /** Call when a sheet closes in any way but by «Back». */
  let release: (() => void) | undefined;

  const forget = () => {
    turn += 1;
    for (const timer of waiting) clearTimeout(timer);
    waiting = [];
  };
  const hide = (refocus = false) => {
    release?.();
    release = undefined;
    root.hidePopover();
    if (refocus) opener?.focus();
    opener = undefined;
  };
  const open = (link: HTMLAnchorElement, manner: Manner) => {
    opener = link;
    root.classList.toggle('sheet', manner === 'sheet');
    root.classList.toggle('by-mouse', manner === 'card');
    // Moved each time, so that Tab leads from the card to what follows its word.
    root.hidePopover();
    root.showPopover({ source: link });
    if (manner === 'sheet') {
      release ??= closeOnBack(() => hide());
      root.removeAttribute('style');
      scrollAbove(root, link);
    } else placeCard(root, link);
    if (manner !== 'card') root.querySelector<HTMLElement>('.preview-foot a')!.focus({ preventScroll: true });
  };
  const show = async (link: HTMLAnchorElement, manner: Manner, failed = () => {}) => {
    forget();
    const mine = turn;
    const isInCard = root.contains(link);
    try {
      await (isInCard ? card.follow(link.href) : card.fill(link.href));
    } catch {
      return failed();
    }
    if (!isInCard && mine === turn) open(link, manner);
  };
  return {
    root,
    show,
    hide,
    forget,
    soon: (milliseconds, what) => {
      waiting = [...waiting, setTimeout(what, milliseconds)];
    },
    isOpen: () => root.matches(':popover-open'),
    isSheet: () => root.classList.contains('sheet'),
    hasFocus: () => root.contains(document.activeElement),
    isFor: (link) => link !== null && link === opener,
  };
};

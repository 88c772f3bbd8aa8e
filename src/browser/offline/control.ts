/**
 * Saving games on the device: what is saved, and the buttons that save and remove it. The home page has no other script of
 * its own, so it also shows there what was open last.
 */
import type { PackOffer } from '../../lib/pack.ts';
import { showLastOpened } from '../last-opened.ts';
import { siteAddress } from '../site.ts';
import { offeredPacks, removeGame, savedPack, saveGame, type SavedPack } from './packs.ts';
import { startSavedGames } from './saved-games.ts';
import { WORDS } from './words.ts';

/** What the reader sees of a game. */
interface Shown {
  readonly says: string;
  /** The label of the first button. */
  readonly does?: string;
  readonly isSaved: boolean;
}

const shownOf = (
  saved: SavedPack | undefined,
  offer: PackOffer | undefined,
  offering: (offer: PackOffer) => string,
): Shown | undefined => {
  if (saved === undefined) return offer && { says: offering(offer), does: WORDS.save, isSaved: false };
  if (offer === undefined || offer.version === saved.version) return { says: WORDS.saved(saved), isSaved: true };
  return { says: WORDS.outdated(saved, offer), does: WORDS.update, isSaved: true };
};

/** Why a game was not saved. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof DOMException)) return WORDS.noNetwork;
  const named: { readonly [name: string]: string } = {
    AbortError: WORDS.stopped,
    QuotaExceededError: WORDS.noRoom,
    SecurityError: WORDS.refused,
  };
  return named[error.name] ?? WORDS.noNetwork;
};

/** Starts the part of a page that saves one game. */
const startSaving = (part: HTMLElement, offers: Promise<Readonly<Record<string, PackOffer>> | undefined>): void => {
  const game = part.dataset.saves!;
  const status = part.querySelector('[role=status]')!;
  const [first, remove] = [...part.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];
  let running: AbortController | undefined;
  const show = ({ says, does = '', isSaved }: Shown) => {
    const wasPressed = document.activeElement === first;
    if (status.textContent !== says) status.textContent = says;
    first.textContent = does;
    first.hidden = does === '';
    remove.hidden = !isSaved;
    part.dataset.live = 'true';
    // Keeps the keyboard focus where the button was.
    if (wasPressed && first.hidden) remove.focus();
  };
  const showState = async () => {
    const offering = part.dataset.brief === undefined ? WORDS.offer : WORDS.brief;
    const shown = shownOf(await savedPack(game), (await offers)?.[game], offering);
    // Without a network there is no offer to show for a game that is not saved.
    if (shown === undefined) part.hidden = true;
    else show(shown);
  };
  const save = async () => {
    running = new AbortController();
    const isSaved = !remove.hidden;
    const progress = (share: number) => show({ says: WORDS.saving(share), does: WORDS.stop, isSaved: false });
    progress(0);
    try {
      await saveGame(game, { progress, signal: running.signal });
      await showState();
    } catch (error) {
      show({ says: reasonOf(error), does: isSaved ? WORDS.update : WORDS.save, isSaved });
    }
    running = undefined;
  };
  first.addEventListener('click', () => (running === undefined ? void save() : running.abort()));
  const takeAway = async () => {
    await removeGame(game);
    await showState();
    first.focus();
  };
  remove.addEventListener('click', () => void takeAway());
  showState().catch(() => show({ says: WORDS.refused, isSaved: false }));
};

/** On the replacement page: names the page that is missing, and leads to what is saved. */
const startInstead = (missing: HTMLElement): void => {
  if (location.href.split(/[?#]/)[0] === siteAddress('/offline/')) return;
  missing.hidden = false;
  missing.querySelector('a')!.setAttribute('href', location.href);
};

/** Lists saved games first when the page opens; saving and removing move nothing. */
const startSavedFirst = async (list: Element): Promise<void> => {
  for (const part of [...list.children].toReversed() as HTMLElement[])
    if ((await savedPack(part.dataset.saves!)) !== undefined) list.prepend(part);
};

showLastOpened();
const parts = [...document.querySelectorAll<HTMLElement>('[data-saves]')];
// Without a secure context browsers offer no caches.
if ('serviceWorker' in navigator && 'caches' in globalThis) {
  const offers = parts.length > 0 ? offeredPacks().catch(() => undefined) : Promise.resolve(undefined);
  const list = document.querySelector('.saved-first');
  if (list !== null) await startSavedFirst(list).catch(() => {});
  for (const part of parts) startSaving(part, offers);
  startSavedGames();
}
const missing = document.querySelector<HTMLElement>('.missing');
if (missing !== null) startInstead(missing);

/** The page of settings: what all pages look like, what the device keeps as one file, and the way to erase it. */
import { makeBackup, parseBackup, restoreBackup } from '../../device/backup.ts';
import { keepEdition, keptEdition } from '../../device/edition.ts';
import { chooseLook, keptLook, LOOKS, type LookChoice } from '../../device/look.ts';
import { eraseRecords } from '../../device/storage.ts';
import { loadValue, removeValue, saveValue } from '../../device/values.ts';
import { forgetReturns } from '../../device/visit.ts';
import { element } from '../element.ts';
import { removeAll } from '../offline/packs.ts';
import { WORDS } from './words.ts';

const form = document.querySelector<HTMLFormElement>('.settings')!;
const root = document.documentElement;
const say = (part: string, text: string): void => {
  form.querySelector(`.${part} [role=status]`)!.textContent = text;
};
const games = new Map(
  [...form.querySelectorAll<HTMLInputElement>('[data-edition-of]')].map((input) => [
    input.name,
    input.dataset.editionOf!,
  ]),
);

/** What is chosen at present, by the names of the choices. */
const chosenValues = (): ReadonlyMap<string, string> => {
  const look = keptLook();
  const looks = Object.entries(LOOKS).map(
    ([choice, words]) => [choice, look.find((word) => (words as readonly string[]).includes(word)) ?? ''] as const,
  );
  const editions = [...games].map(([name, game]) => [name, String(keptEdition(game))] as const);
  return new Map([['theme', root.dataset.theme ?? ''], ...looks, ...editions]);
};
const show = (): void => {
  const values = chosenValues();
  for (const radio of form.querySelectorAll<HTMLInputElement>('[type=radio]'))
    radio.checked = radio.value === values.get(radio.name);
};

/** The theme as the switch in the head of the page shows it. */
const chooseTheme = (theme: string): void => {
  if (theme === '') {
    delete root.dataset.theme;
    removeValue('theme');
  } else {
    root.dataset.theme = theme;
    saveValue('theme', theme);
  }
  const isDark =
    getComputedStyle(root).colorScheme === 'dark' ||
    (theme === '' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.querySelector('.theme')!.setAttribute('aria-pressed', String(isDark));
};
/** @returns false where the device does not keep it */
const choose = ({ name, value }: HTMLInputElement): boolean => {
  const game = games.get(name);
  if (game !== undefined) return keepEdition(game, value === '2' ? 2 : 1);
  if (name !== 'theme') return chooseLook(name as LookChoice, value);
  chooseTheme(value);
  return true;
};

const saveFile = (): void => {
  const now = new Date();
  const text = makeBackup(now);
  if (text === undefined) return say('kept', WORDS.faults.refused);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  element('a', { href: address, download: `pravilarium-${now.toISOString().slice(0, 10)}.json` }).click();
  URL.revokeObjectURL(address);
};
/** Shows on this page what the device now keeps. */
const apply = (): void => {
  root.dataset.look = keptLook().join(' ');
  const theme = loadValue('theme');
  chooseTheme(theme === 'dark' || theme === 'light' ? theme : '');
  show();
};
const loadFile = async (input: HTMLInputElement): Promise<void> => {
  const file = input.files?.[0];
  if (file === undefined) return;
  const read = parseBackup(await file.text());
  input.value = '';
  const end = typeof read === 'string' ? read : restoreBackup(read);
  if (end !== 'restored') return say('kept', WORDS.faults[end]);
  apply();
  say('kept', WORDS.restored(Object.keys(read).length));
};

const erase = async (): Promise<void> => {
  try {
    eraseRecords();
    forgetReturns();
    if ('caches' in globalThis && 'serviceWorker' in navigator) await removeAll();
    apply();
    say('erase', WORDS.erased);
  } catch {
    say('erase', WORDS.eraseFailed);
  }
};

const [first, sure] = [...form.querySelectorAll<HTMLButtonElement>('.erase button')] as [
  HTMLButtonElement,
  HTMLButtonElement,
];
/** A second press is asked for, in the place of the first. */
const askAgain = (isAsked: boolean): void => {
  first.hidden = isAsked;
  sure.hidden = !isAsked;
};
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('change', ({ target }) => {
  const input = target as HTMLInputElement;
  if (input.type === 'file') void loadFile(input);
  else say('looks', choose(input) ? '' : WORDS.notKept);
});
form.querySelector('[data-save]')!.addEventListener('click', saveFile);
first.addEventListener('click', () => {
  askAgain(true);
  sure.focus();
});
sure.addEventListener('blur', () => askAgain(false));
sure.addEventListener('click', () => void erase().then(() => askAgain(false)));
// The switch in the head of the page and this choice are the same.
document.querySelector('.theme')!.addEventListener('click', show);
show();
form.dataset.live = 'true';

/** What a reader may do with the games of the device, by what it is done with: the table, the list of games, files, links. */
import { deviceNumber } from '../../../device/chance.ts';
import { share } from '../../../device/share.ts';
import { readStorage } from '../../../device/storage.ts';
import { dayAt, nextDay } from '../../../engines/echo/day/day.ts';
import { thrownDice } from '../../../engines/echo/day/enemy-movement.ts';
import { makeFile, parseFile } from '../../../engines/echo/day/file.ts';
import type { DayState } from '../../../engines/echo/day/state.ts';
import { redone, undone } from '../../../engines/log/timeline.ts';
import { CODEC, makeLink } from './address.ts';
import {
  DEFAULT_GAMES,
  cleanName,
  currentOf,
  startedGame,
  withCurrent,
  withName,
  withoutGame,
  withRestored,
  type Game,
} from './model.ts';
import type { GamesInHand } from './use-games.ts';
import { answerSentence, labels } from './words/labels.ts';
import { placeName } from './words/names.ts';
import { problemWords } from './words/problems.ts';

const tableCommands = ({ latest, does, move, refuse }: GamesInHand) => {
  const placesNow = () => dayAt(currentOf(latest.current).timeline).state.places;
  return {
    /** @returns the message, the same one that the parts receive */
    act: does,
    /** A location by its name, added where there is none; undefined where the name is none. */
    placeNamed: (text: string): number | undefined => {
      const name = cleanName(text);
      if (name === undefined) {
        refuse(labels.noPlaceName);
        return undefined;
      }
      const wanted = name.toLocaleLowerCase('ru');
      const known = placesNow().findIndex((place) => placeName(place).toLocaleLowerCase('ru') === wanted);
      if (known >= 0) return known;
      return does({ kind: 'new-place', name, district: null }).isBad ? undefined : placesNow().length - 1;
    },
    undo: () => move(undone, { text: 'Последнее действие отменено.' }),
    redo: () => move(redone, { text: 'Действие сделано снова.' }),
    /** Three dice from the device. */
    throwDice: () => thrownDice(deviceNumber),
  };
};

/** @param removed the game that was removed last, which can be had back */
const listCommands = (
  { latest, change, take, refuse }: GamesInHand,
  [removed, setRemoved]: readonly [Game | undefined, (game: Game | undefined) => void],
) => ({
  /** Begins another game; on the board of the present one where its names are to be kept. */
  start: (text: string, count: number, sameBoard: boolean): void => {
    const name = cleanName(text);
    if (name === undefined) return refuse(labels.noGameName);
    const board = sameBoard ? nextDay(dayAt(currentOf(latest.current).timeline).state) : undefined;
    take(startedGame(name, count, board), `Партия «${name}» начата.`);
  },
  open: (id: number) => change(withCurrent(latest.current, id), { text: 'Партия открыта.' }),
  rename: (id: number, text: string): void => {
    const name = cleanName(text);
    if (name === undefined) return refuse(labels.noGameName);
    change(withName(latest.current, id, name), { text: `Теперь партия называется «${name}».` });
  },
  remove: (id: number) => {
    const game = latest.current.list.find((one) => one.id === id);
    setRemoved(game);
    change(withoutGame(latest.current, id), { text: `Партия «${game?.name ?? ''}» удалена.`, canRestore: true });
  },
  restore: () => {
    if (removed !== undefined) change(withRestored(latest.current, removed), { text: 'Партия возвращена.' });
  },
  /** Gives up a damaged record of the device. */
  beginAnew: () => change(DEFAULT_GAMES),
});

/** Gives the reader a text as a file. */
const saveText = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser reads the file after the press: it keeps its address for a while.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
/** What a file on the disk may be called. */
const fileName = (name: string): string => `Никогда не знаешь — ${name.replace(/[\\/:*?"<>|.]/gu, '-')}.json`;

const fileCommands = ({ latest, take, say, refuse }: GamesInHand) => {
  const load = async (file: File) => {
    const text = await file.text().catch(() => undefined);
    if (text === undefined) return refuse(`Файл не прочитан. ${labels.problemsEnd}`);
    const { day, problem } = parseFile(text);
    if (problem !== undefined) return refuse(`Файл не загружен. ${problemWords(problem)} ${labels.problemsEnd}`);
    take(day, `Партия «${day.name}» загружена из файла.`);
  };
  return {
    saveFile: () => {
      const game = currentOf(latest.current);
      saveText(fileName(game.name), makeFile(game));
      say({ text: `Партия «${game.name}» сохранена файлом.` });
    },
    loadFile: (file: File) => void load(file),
    /** The record of the device as it lies, damaged or not. */
    saveKept: () => {
      const record = readStorage(CODEC.key!);
      if (record !== 'refused' && record.text !== null) saveText('Никогда не знаешь — запись партий.json', record.text);
    },
  };
};

const addressOf = (query: string | undefined): string =>
  `${location.origin}${location.pathname}${query === undefined ? '' : `?${query}`}`;
const linkCommands = ({ latest, copy, refuse }: GamesInHand, state: DayState) => {
  const query = () => makeLink(currentOf(latest.current));
  return {
    copyLink: () => (query() === undefined ? refuse(labels.longLink) : void copy('link', addressOf(query()))),
    // A game too long for an address is shared without one.
    share: () => share({ text: answerSentence(state), url: addressOf(query()) }),
    copyAnswer: () => void copy('answer', answerSentence(state)),
  };
};

/** What the reader may do. */
export type Commands = ReturnType<typeof commandsOf>;
export const commandsOf = (games: GamesInHand, state: DayState, removed: Parameters<typeof listCommands>[1]) => ({
  ...tableCommands(games),
  ...listCommands(games, removed),
  ...fileCommands(games),
  ...linkCommands(games, state),
});

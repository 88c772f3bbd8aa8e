/** What a reader may do with the games of the device, by what it is done with: the table, the list of games, files. */
import { deviceNumber } from '../../../device/chance.ts';
import { readStorage } from '../../../device/storage.ts';
import { dayAt, nextDay } from '../../../engines/echo/day/day.ts';
import { thrownDice } from '../../../engines/echo/day/enemy-movement.ts';
import { makeFile, parseFile } from '../../../engines/echo/day/file.ts';
import { redone, undone } from '../../../engines/log/timeline.ts';
import { CODEC } from './address.ts';
import {
  BEGUN,
  cleanName,
  currentOf,
  startedGame,
  withCurrent,
  withName,
  withoutGame,
  withRestored,
  type Game,
} from './model.ts';
import { saveText } from './save-text.ts';
import type { GamesInHand } from './use-games.ts';
import type { Commands } from './view-props.ts';
import { labels } from './words/labels.ts';
import { placeName } from './words/names.ts';
import { problemWords } from './words/problems.ts';

const NO_GAME_NAME = 'Название партии — от 1 до 40 обычных знаков.';
const NO_PLACE_NAME = 'Название — от 1 до 40 обычных знаков.';

type TableCommands = Pick<Commands, 'act' | 'placeNamed' | 'undo' | 'redo' | 'throwDice'>;
export const tableCommands = ({ latest, does, move, refuse }: GamesInHand): TableCommands => {
  const placesNow = () => dayAt(currentOf(latest.current).timeline).state.places;
  return {
    act: does,
    placeNamed: (text) => {
      const name = cleanName(text);
      if (name === undefined) {
        refuse(NO_PLACE_NAME);
        return undefined;
      }
      const wanted = name.toLocaleLowerCase('ru');
      const known = placesNow().findIndex((place) => placeName(place).toLocaleLowerCase('ru') === wanted);
      if (known >= 0) return known;
      return does({ kind: 'new-place', name, district: null }).isBad ? undefined : placesNow().length - 1;
    },
    undo: () => move(undone, { text: 'Последнее действие отменено.' }),
    redo: () => move(redone, { text: 'Действие сделано снова.' }),
    throwDice: () => thrownDice(deviceNumber),
  };
};

type ListCommands = Pick<Commands, 'start' | 'open' | 'rename' | 'remove' | 'restore' | 'beginAnew'>;
/** @param removed the game that was removed last, which can be had back */
export const listCommands = (
  { latest, change, take, refuse }: GamesInHand,
  [removed, setRemoved]: readonly [Game | undefined, (game: Game | undefined) => void],
): ListCommands => ({
  start: (text, count, sameBoard) => {
    const name = cleanName(text);
    if (name === undefined) return refuse(NO_GAME_NAME);
    const board = sameBoard ? nextDay(dayAt(currentOf(latest.current).timeline).state) : undefined;
    take(startedGame(name, count, board), `Партия «${name}» начата.`);
  },
  open: (id) => change(withCurrent(latest.current, id), { text: 'Партия открыта.' }),
  rename: (id, text) => {
    const name = cleanName(text);
    if (name === undefined) return refuse(NO_GAME_NAME);
    change(withName(latest.current, id, name), { text: `Теперь партия называется «${name}».` });
  },
  remove: (id) => {
    const game = latest.current.list.find((one) => one.id === id);
    setRemoved(game);
    change(withoutGame(latest.current, id), { text: `Партия «${game?.name ?? ''}» удалена.`, canRestore: true });
  },
  restore: () => {
    if (removed !== undefined) change(withRestored(latest.current, removed), { text: 'Партия возвращена.' });
  },
  beginAnew: () => change(BEGUN),
});

/** What a file on the disk may be called. */
const fileName = (name: string): string => `Никогда не знаешь — ${name.replace(/[\\/:*?"<>|.]/gu, '-')}.json`;

type FileCommands = Pick<Commands, 'saveFile' | 'loadFile' | 'saveKept'>;
export const fileCommands = ({ latest, take, say, refuse }: GamesInHand): FileCommands => {
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
    loadFile: (file) => void load(file),
    saveKept: () => {
      const record = readStorage(CODEC.key!);
      if (record !== 'refused' && record.text !== null) saveText('Никогда не знаешь — запись партий.json', record.text);
    },
  };
};

/** The games that the device keeps under names. */
import { readStorage, writeStorage } from '../../device/storage.ts';

export interface SavedGame {
  readonly name: string;
  /** As an address writes it. */
  readonly text: string;
}
/** No more are kept: the oldest gives way. */
export const MOST_SAVED = 20;

const isSaved = (value: unknown): value is SavedGame =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as SavedGame).name === 'string' &&
  typeof (value as SavedGame).text === 'string';

/** What a record says; what is damaged in it is left out. */
export const parseSaved = (text: string | null): readonly SavedGame[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isSaved).slice(0, MOST_SAVED) : [];
  } catch {
    return [];
  }
};
/** The list with this game first, in place of one of the same name. */
export const withSaved = (games: readonly SavedGame[], game: SavedGame): readonly SavedGame[] =>
  [game, ...games.filter(({ name }) => name !== game.name)].slice(0, MOST_SAVED);

/** This name, or with a number where another game has it. */
export const freeName = (games: readonly SavedGame[], wanted: string): string => {
  const isFree = (name: string) => games.every((game) => game.name !== name);
  let name = wanted;
  for (let number = 2; !isFree(name); number += 1) name = `${wanted} · ${number}`;
  return name;
};

const keyOf = (game: string) => `${game}.tables`;
export const readSaved = (game: string): readonly SavedGame[] => {
  const kept = readStorage(keyOf(game));
  return kept === 'refused' ? [] : parseSaved(kept.text);
};
/** @returns false where the device refuses */
export const writeSaved = (game: string, games: readonly SavedGame[]): boolean =>
  writeStorage(keyOf(game), JSON.stringify(games));

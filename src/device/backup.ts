/**
 * All records of the site on this device as one file, out and in. The reader of a record checks its contents; this file
 * only checks that the file is ours and whole.
 */
import { allRecords, eraseRecords, writeStorage } from './storage.ts';

const KIND = 'pravilarium';
const VERSION = 1;
/** Characters of a file; a browser gives a site about as many. */
const MOST = 5_000_000;
const NAME = /^[a-z\d.-]{1,100}$/;

/** Records by their names. */
export type Records = Readonly<Record<string, string>>;

/** Why a file was not taken. */
export type BackupFault = 'too-large' | 'no-json' | 'foreign' | 'newer' | 'damaged' | 'no-room' | 'refused';

/** The text of the file. @returns undefined where the device denies access */
export const makeBackup = (at: Date): string | undefined => {
  const records = allRecords();
  return records && JSON.stringify({ kind: KIND, version: VERSION, at: at.toISOString(), records }, null, 1);
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The records in the text of a file, or what is wrong with it. */
export const parseBackup = (text: string): Records | BackupFault => {
  if (text.length > MOST) return 'too-large';
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return 'no-json';
  }
  if (!isObject(read) || read.kind !== KIND) return 'foreign';
  if (typeof read.version !== 'number' || !isObject(read.records)) return 'damaged';
  if (read.version > VERSION) return 'newer';
  const entries = Object.entries(read.records);
  const isSound = entries.every(([name, value]) => NAME.test(name) && typeof value === 'string');
  return isSound ? (read.records as Records) : 'damaged';
};

/** Replaces everything that the device keeps by the records of a file; where they do not fit, all stays as it was. */
export const restoreBackup = (records: Records): 'restored' | BackupFault => {
  const before = allRecords();
  if (before === undefined) return 'refused';
  const writeAll = (all: Records): boolean => {
    eraseRecords();
    return Object.entries(all).every(([name, text]) => writeStorage(name, text));
  };
  if (writeAll(records)) return 'restored';
  writeAll(before);
  return 'no-room';
};

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { share } from '../../device/share.ts';
import { readStorage } from '../../device/storage.ts';
import { useKeptState } from '../shared/state/use-kept-state.ts';
import { codecOf } from './address.ts';
import { beginTable, isBegun, type State, type Table } from './model.ts';
import { freeName, readSaved, withSaved, writeSaved, type SavedGame } from './saved.ts';
import type { Actions } from './view-props.ts';
import { gameRu, sentenceRu, stowedRu } from './words/labels.ts';

/** The most moves that can be taken back. */
const MOST_UNDONE = 100;
const NONE: readonly SavedGame[] = [];

/** The game in hand: its state, what can be undone, and the games of the device. */
export const useTable = (table: Table) => {
  const codec = useMemo(() => codecOf(table), []);
  const kept = useKeptState({ begin: () => beginTable(table), codec, isShared: true });
  const [games, setGames] = useState(NONE);
  const [isRefused, setRefused] = useState(false);
  const [stowed, setStowed] = useState<SavedGame>();
  const past = useRef<State[]>([]);
  const latest = useRef({ kept, games });
  latest.current = { kept, games };

  const write = (next: readonly SavedGame[]) => {
    setGames(next);
    setRefused(!writeSaved(table.game, next));
  };
  /** Keeps a game that gives way to another; one that has a name is kept already. */
  const stow = (former: State) => {
    const saved = readSaved(table.game);
    const name = freeName(saved, stowedRu(new Date()));
    const game =
      former.name === '' && isBegun(table, former) ? { name, text: codec.make({ ...former, name }) } : undefined;
    setStowed(game);
    if (game !== undefined) write(withSaved(saved, game));
  };
  useEffect(() => {
    if (!kept.isLive) return;
    setGames(readSaved(table.game));
    // A link has brought another game: the one in hand is still the device's until the first move.
    const former = readStorage(`${table.game}.table`);
    if (kept.from === 'address' && former !== 'refused' && former.text !== null) {
      const { state, problems } = codec.parse(former.text);
      if (problems.length === 0 && codec.make(state) !== codec.make(kept.state)) stow(state);
    }
  }, [kept.isLive]);
  // A game that has a name is kept under it as it goes on.
  useEffect(() => {
    const { state } = kept;
    const text = codec.make(state);
    if (!kept.isLive || state.name === '' || games.find(({ name }) => name === state.name)?.text === text)
      return undefined;
    const timer = setTimeout(() => write(withSaved(readSaved(table.game), { name: state.name, text })), SAVE_PAUSE);
    return () => clearTimeout(timer);
  }, [kept.state, kept.isLive]);

  const actions = useMemo((): Actions => {
    const change: Actions['change'] = (next) =>
      latest.current.kept.change((before) => {
        const after = next(before);
        if (after !== before) past.current = [...past.current.slice(1 - MOST_UNDONE), before];
        return after;
      });
    const put = (state: State) => {
      stow(latest.current.kept.state);
      change(() => state);
      past.current = [];
    };
    return {
      change,
      type: (next) => latest.current.kept.change(next),
      name: (name) => {
        const former = latest.current.kept.state.name;
        if (former !== '' && former !== name) write(latest.current.games.filter((game) => game.name !== former));
        latest.current.kept.change((state) => ({ ...state, name }));
      },
      undo: () => {
        const before = past.current.at(-1);
        past.current = past.current.slice(0, -1);
        if (before !== undefined) latest.current.kept.change(() => before);
      },
      begin: () => put(beginTable(table)),
      open: ({ text }) => {
        const { state } = codec.parse(text);
        put(state);
      },
      keep: (game) => write(withSaved(readSaved(table.game), game)),
      remove: ({ name }) => {
        write(latest.current.games.filter((game) => game.name !== name));
        // What is open stays open, and is kept no longer under this name.
        latest.current.kept.change((state) => (state.name === name ? { ...state, name: '' } : state));
      },
      share: () => share({ text: sentenceRu(table, latest.current.kept.state), url: latest.current.kept.link() }),
    };
  }, []);
  return {
    kept,
    games: useMemo(
      () => games.map((game) => ({ ...game, says: gameRu(table, codec.parse(game.text).state) })),
      [games],
    ),
    stowed,
    isRefused: isRefused || kept.isRefused,
    canUndo: past.current.length > 0,
    actions: kept.isLive ? actions : undefined,
  };
};
/** A row of quick moves is kept once, this many milliseconds after the last of them. */
const SAVE_PAUSE = 300;

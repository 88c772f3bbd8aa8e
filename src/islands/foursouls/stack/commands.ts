/** What the reader may do with the table, over the state that is kept and the log that plays by itself. */
import { deviceNumber } from '../../../device/chance.ts';
import type { ShareEnd } from '../../../device/share.ts';
import type { Catalog } from '../../../engines/foursouls/stack/ability.ts';
import type { Action } from '../../../engines/foursouls/stack/action.ts';
import type { Seat } from '../../../engines/foursouls/stack/ref.ts';
import type { Setup } from '../../../engines/foursouls/stack/setup.ts';
import type { GameState } from '../../../engines/foursouls/stack/game-state.ts';
import {
  moveCursor,
  passesTo,
  returnedTo,
  stateOf,
  switchedTo,
  withAction,
  withoutFork,
  type Fork,
  type State,
} from './model.ts';
import { withOwnMonsters } from './own-monsters.ts';
import type { Wish } from './wishes.ts';

interface Given {
  readonly own: State;
  readonly cards: Catalog;
  /** The table as it lies now, and the wish that is open. */
  readonly table: GameState;
  readonly open: Wish | undefined;
  readonly setOpen: (wish: Wish | undefined) => void;
  /** Every change by the reader goes through here. */
  readonly update: (next: (state: State) => State) => void;
  readonly step: (by: 1 | -1) => void;
  readonly autoplay: { readonly toggle: () => void; readonly stop: () => void };
  /** An action is about to be done: its button goes with it. */
  readonly willAct: () => void;
  readonly copyText: () => void;
  readonly share: () => Promise<ShareEnd>;
}

/** The page rolls the die; the engine has no chance of its own. */
const rollDie = (): string => String(1 + deviceNumber(6));

/** Leads to the table, by sight and by keyboard. */
const showTable = (): void => {
  const stage = document.getElementById('table');
  stage?.scrollIntoView();
  stage?.focus({ preventScroll: true });
};

/** The commands of one drawing. */
export const commandsOf = (given: Given) => {
  const { own, cards, table, open, setOpen, update, autoplay, copyText, share } = given;
  const stateFor = (setup: Setup, log: readonly Action[] = []): State =>
    stateOf(setup, withOwnMonsters(cards, JSON.stringify(setup)), log, log.length);
  const act = (list: readonly Action[]): void => {
    autoplay.stop();
    given.willAct();
    update((s) => list.reduce(withAction, s));
  };
  return {
    jump: (to: number): void => {
      autoplay.stop();
      update((s) => moveCursor(s, to));
    },
    /** Steps by beats, forward or back. */
    step: (by: 1 | -1): void => {
      autoplay.stop();
      given.step(by);
    },
    autoplay: autoplay.toggle,
    fine: (): void => update((s) => ({ ...s, fine: !s.fine })),
    act,
    /** A wish was pressed: it is done, or its ways are offered, or its refusal explained. */
    wish: (wish: Wish): void =>
      wish.ways.length === 1 ? act(wish.ways) : setOpen(open?.key === wish.key ? undefined : wish),
    dismiss: (): void => setOpen(undefined),
    passTo: (seat: Seat | 'all'): void => act(passesTo(table, seat)),
    throwDie: (): void => {
      if (table.pending !== null) act([{ type: 'choose', seat: table.pending.seat, option: rollDie() }]);
    },
    switchTo: (fork: Fork): void => update((s) => switchedTo(s, fork)),
    dropFork: (fork: Fork): void => update((s) => withoutFork(s, fork)),
    restore: (): void => update(() => own),
    copyText,
    /** Sends the title with the address of the table. */
    share,
    /** Back to the recorded log, where the line that was played has left it. */
    toRecord: (): void => {
      autoplay.stop();
      update((s) => returnedTo(s, own.actions));
    },
    lay: (next: Setup): void => update((s) => ({ ...stateFor(next), title: s.setup === own.setup ? '' : s.title })),
    /** Lays a table with the beginning of its log, and leads to it. */
    begin: (next: Setup, log: readonly Action[], title: string): void => {
      update(() => ({ ...stateFor(next, log), title }));
      showTable();
    },
    rename: (title: string): void => update((s) => ({ ...s, title })),
  };
};
/** What the reader may do. */
export type Commands = Readonly<ReturnType<typeof commandsOf>>;
/** What the controls do before the script has come: nothing. They keep their room, so that nothing moves when it has. */
export const IDLE: Commands = new Proxy({} as Commands, { get: () => () => undefined });

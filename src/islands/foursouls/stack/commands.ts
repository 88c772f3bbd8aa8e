/** What the reader may do with the table, over the state that is kept and the log that plays by itself. */
import { deviceNumber } from '../../../device/chance.ts';
import type { ShareEnd } from '../../../device/share.ts';
import type { Catalog } from '../../../engines/foursouls/stack/ability.ts';
import type { Action } from '../../../engines/foursouls/stack/action.ts';
import type { Setup } from '../../../engines/foursouls/stack/setup.ts';
import type { GameState } from '../../../engines/foursouls/stack/game-state.ts';
import { moved, passesTo, returnedTo, stateOf, switchedTo, withAction, withoutFork, type State } from './model.ts';
import { withOwnMonsters } from './own-monsters.ts';
import type { Commands } from './view-props.ts';
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
  readonly copyLink: () => void;
  readonly copyText: () => void;
  readonly share: () => Promise<ShareEnd>;
}

/** A die is thrown here and told to the engine, which knows no chance. */
const thrown = (): string => String(1 + deviceNumber(6));

/** Leads to the table, by sight and by keyboard. */
const showTable = (): void => {
  const stage = document.getElementById('table');
  stage?.scrollIntoView();
  stage?.focus({ preventScroll: true });
};

/** The commands of one drawing. */
export const commandsOf = (given: Given): Commands => {
  const { own, cards, table, open, setOpen, update, autoplay } = given;
  const laid = (setup: Setup, log: readonly Action[] = []): State =>
    stateOf(setup, withOwnMonsters(cards, JSON.stringify(setup)), log, log.length);
  const act = (list: readonly Action[]) => {
    autoplay.stop();
    given.willAct();
    update((s) => list.reduce(withAction, s));
  };
  return {
    jump: (to) => {
      autoplay.stop();
      update((s) => moved(s, to));
    },
    step: (by) => {
      autoplay.stop();
      given.step(by);
    },
    autoplay: autoplay.toggle,
    fine: () => update((s) => ({ ...s, fine: !s.fine })),
    act,
    wish: (wish) => (wish.ways.length === 1 ? act(wish.ways) : setOpen(open?.key === wish.key ? undefined : wish)),
    dismiss: () => setOpen(undefined),
    passTo: (seat) => act(passesTo(table, seat)),
    throwDie: () => {
      if (table.pending !== null) act([{ type: 'choose', seat: table.pending.seat, option: thrown() }]);
    },
    switchTo: (fork) => update((s) => switchedTo(s, fork)),
    dropFork: (fork) => update((s) => withoutFork(s, fork)),
    restore: () => update(() => own),
    copyLink: given.copyLink,
    copyText: given.copyText,
    share: given.share,
    toRecord: () => {
      autoplay.stop();
      update((s) => returnedTo(s, own.actions));
    },
    lay: (next) => update((s) => ({ ...laid(next), title: s.setup === own.setup ? '' : s.title })),
    begin: (next, log, named) => {
      update(() => ({ ...laid(next, log), title: named }));
      showTable();
    },
    rename: (named) => update((s) => ({ ...s, title: named })),
  };
};

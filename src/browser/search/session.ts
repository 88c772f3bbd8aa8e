/** The search as it goes on in one panel: which query is current, whether the list answers it, what stops with the next one. */
import { linksOf, type PanelView } from './panel-view.ts';
import type { Scope } from './verdict.ts';

/** One query on its way to its answer; what comes for one that is no longer current is late and is dropped. */
export interface Query {
  readonly text: string;
  readonly scope: Scope;
  readonly isCurrent: () => boolean;
  /** Comes true when Enter asks for the first hit before there is one. */
  readonly isUrgent: Promise<void>;
}
/** One panel's search. */
export interface Session {
  /** Takes a query; what was under way for the one before stops. */
  readonly begin: (text: string, scope: Scope) => Query;
  /** Names what is to stop when the next query comes. */
  readonly stopWith: (stop: () => void) => void;
  /**
   * Says that the list answers the query now.
   * @returns whether its first hit was opened, because Enter had been pressed before
   */
  readonly settle: (query: Query) => boolean;
  /** Says that nothing can be answered now. */
  readonly fail: () => void;
  /** Opens the first hit: at once where the list answers what is in the field, else when it does. */
  readonly openFirst: () => void;
}

/** Begins the search of a panel. */
export const makeSession = (view: PanelView): Session => {
  const { root, input } = view;
  let turn = 0;
  let stops: readonly (() => void)[] = [];
  /** What the list answers; behind the field while the index is on its way. */
  let answered: string | undefined;
  let isToOpen = false;
  let hurry = () => {};

  const open = () => {
    isToOpen = false;
    linksOf(view)[0]?.click();
  };
  return {
    begin: (text, scope) => {
      turn += 1;
      const mine = turn;
      isToOpen = false;
      for (const stop of stops) stop();
      stops = [];
      root.ariaBusy = 'true';
      const isUrgent = new Promise<void>((resolve) => {
        hurry = resolve;
      });
      return { text, scope, isCurrent: () => mine === turn, isUrgent };
    },
    stopWith: (stop) => {
      stops = [...stops, stop];
    },
    settle: ({ text }) => {
      answered = text;
      root.ariaBusy = 'false';
      const isOpened = isToOpen;
      if (isOpened) open();
      return isOpened;
    },
    fail: () => {
      root.ariaBusy = 'false';
    },
    openFirst: () => {
      // Pressed before the list has caught up, it opens the first hit of what is typed, not of what was.
      if (answered === input.value) open();
      else {
        isToOpen = true;
        hurry();
      }
    },
  };
};

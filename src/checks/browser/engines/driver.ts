/** One browser with one page in it, whatever the engine: what the tests of the engines play on. */

/** Keys by the place on the board that `KeyboardEvent.code` names. */
const KEYS = ['Enter', 'Escape', 'Space', 'Slash', 'ArrowRight', 'End'] as const;
export type Key = (typeof KEYS)[number];

/** How a place of the page is pressed. */
export type Pointer = 'mouse' | 'touch';

/** A place in the window, CSS pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Driver {
  /** The engine with its version, for messages. */
  readonly name: string;
  /** Opens an address and waits until the page with all that it names is loaded. */
  readonly open: (address: string) => Promise<void>;
  /** Gives the page a size in CSS pixels, or the nearest that the window takes. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page: it sees only its argument, and both this and its answer travel as JSON. */
  readonly evaluate: <A, T>(work: (argument: A) => T, argument: A) => Promise<T>;
  /** Moves the mouse to a place. */
  readonly point: (to: Point) => Promise<void>;
  readonly press: (at: Point, pointer: Pointer) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly key: (key: Key) => Promise<void>;
  /** What the window shows, as PNG. */
  readonly screenshot: () => Promise<Buffer>;
  /** Ends the browser and all that was started for it. */
  readonly close: () => Promise<void>;
}

/** A function and its argument as the text of an expression. */
export const expressionOf = <A>(work: (argument: A) => unknown, argument: A): string =>
  // What comes back is JSON text in every engine; what has no JSON (undefined) comes as null.
  `JSON.stringify((${String(work)})(${JSON.stringify(argument) ?? 'undefined'})) ?? 'null'`;

/** What an expression gave: every engine hands back its JSON, and who asked knows what it holds. */
export const valueOf = (json: string): never => JSON.parse(json) as never;

/** How a calculator writes its state and reads untrusted text. */

/** The state as far as it was understood, and the problems. */
export interface Read<S, P> {
  /** Absent where nothing could be understood at all. */
  readonly state?: S | undefined;
  readonly problems: readonly P[];
}

/** State ⇄ text: the text is the query of an address, and what the device keeps. */
export interface Codec<S, P> {
  /** The name of the record on the device, `<game>.<calculator>`; absent: nothing is kept there. */
  readonly key: string | undefined;
  /** The former name of the record; a record under it is moved. */
  readonly formerly?: string;
  /**
   * The fields of the address that belong to this calculator, the marking one first; none: only the device keeps the
   * state.
   */
  readonly fields: readonly string[];
  readonly make: (state: S) => string;
  /** Whatever comes is understood or named as a problem. Never throws. */
  readonly parse: (text: string) => Read<S, P>;
}

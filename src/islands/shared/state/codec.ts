/** How a calculator writes its state and reads what comes from outside. */

/** A state that was understood, as far as it could be, and what could not. */
export interface Read<S, P> {
  /** Absent where nothing could be understood at all. */
  readonly state?: S | undefined;
  readonly problems: readonly P[];
}

/** State ⇄ text: the text is the query of an address, and what the device keeps. */
export interface Codec<S, P> {
  /** The name of the record on the device, `<game>.<calculator>`; absent: nothing is kept there. */
  readonly key: string | undefined;
  /** The name of the record in former days; what still lies there is moved. */
  readonly formerly?: string;
  /** The fields of the address that are this calculator's own, the first marks it; none: the device alone keeps it. */
  readonly fields: readonly string[];
  readonly make: (state: S) => string;
  /** Whatever comes is understood or named as a problem. Never throws. */
  readonly parse: (text: string) => Read<S, P>;
}

/** What solving a drawing costs. */
export interface DrawCost {
  /** Steps for the states, which are made once for all numbers of the test. */
  readonly made: number;
  /** Steps for the best choices. */
  readonly value: number;
  /** Steps for the mean of another reward under them, besides. */
  readonly mean: number;
  /** Steps for the distribution under them, besides. */
  readonly joint: number;
  /** Bytes that are held at once. */
  readonly bytes: number;
}

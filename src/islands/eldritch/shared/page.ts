/** What a page of the game hands to its calculator. */
export interface Page<Data> {
  readonly data: Data;
  /** «/eldritch/terms/» with the site's base. */
  readonly termBase: string;
}

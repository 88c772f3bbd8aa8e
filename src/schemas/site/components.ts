/** The only components that authors may use in prose, with the attributes that each one knows. */
export const MDX_COMPONENTS = {
  /** A worked example of our own. */
  Example: ['title'],
  /** A mistake that players make. */
  Mistake: [],
  /** The source is wrong or contradicts itself: what it says, how we read it, why. */
  Erratum: ['title'],
  /** The source is silent or lost its text. */
  Gap: ['title'],
  /** How sure it is what the page tells; folded, once a page. */
  Certainty: [],
  /** What a player is to meet at the table: folded until he wants it. */
  Spoiler: [],
  /** A remark on editions or older wording. */
  Note: ['title'],
  /** A game symbol; `decorative` next to its word. */
  Icon: ['name', 'decorative'],
  /** English words in Russian prose. */
  En: [],
  /** Overrules the linker: `id` makes a link, `not` forbids one. */
  T: ['id', 'not'],
  /** A numbered list that is a sequence to follow. */
  Steps: [],
  /** A bulleted list to tick off. */
  Checklist: [],
  /** The bar «Окно игрока» between steps. */
  Window: [],
  /** A drawing made of words, from `diagrams/` of the game: the round, a test, the way of a card. */
  Diagram: ['id'],
  /** The table of the locations that offer something, from the data of the game, with a filter. */
  LocationTable: [],
} as const satisfies Record<string, readonly string[]>;
export type MdxComponentName = keyof typeof MDX_COMPONENTS;

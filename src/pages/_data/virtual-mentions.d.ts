/** Mentions by game and id of the term, see `markdown/mentions.ts`. */
declare module 'virtual:mentions' {
  import type { Mention } from '../../terms/mentions.ts';

  const mentions: ReadonlyMap<string, readonly Mention[]>;
  export default mentions;
}

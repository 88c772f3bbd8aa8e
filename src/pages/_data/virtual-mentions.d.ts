/** Mentions by game and id of the term, see `markdown/mentions.ts`. */
declare module 'virtual:mentions' {
  const mentions: ReadonlyMap<string, readonly import('../../terms/mentions.ts').Mention[]>;
  export default mentions;
}

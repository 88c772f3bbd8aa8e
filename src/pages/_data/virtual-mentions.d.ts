/** Mentions by game and id of the term, see `markdown/mentions.ts`; a type of ours cannot be named in here. */
declare module 'virtual:mentions' {
  const mentions: ReadonlyMap<string, readonly unknown[]>;
  export default mentions;
}

/** See `module.ts`. */
declare module 'virtual:content' {
  const content: import('./source.ts').SiteContent;
  export default content;
}

/** All prose by its file, `/content/arkham/memo.mdx`, see `markdown/prose-module.ts`. */
declare module 'virtual:prose' {
  import type { MDXInstance } from 'astro';
  type Document = Pick<MDXInstance<object>, 'Content' | 'getHeadings'>;
  const documents: Readonly<Record<string, () => Document | Promise<Document>>>;
  export default documents;
}

import { z } from 'astro/zod';
import type { MdxComponentName } from './components.ts';

/** A component of the site where prose asks for one, and the prose between its tags. */
export interface ProseComponent {
  readonly name: MdxComponentName;
  readonly props: { readonly [attribute: string]: string | true };
  readonly children: Prose;
}
/** Prose in order: HTML as it stands on the page, and components. */
export type Prose = readonly (string | ProseComponent)[];

/** A heading of a page, as a table of contents wants it. */
export interface Heading {
  readonly depth: number;
  readonly slug: string;
  readonly text: string;
}

/** Prose of a page, compiled out of its file. */
export const proseSchema = z.object({
  prose: z.custom<Prose>(),
  headings: z.array(z.custom<Heading>()),
  /** What is wrong with the file, said for a terminal: with problems the page is not shown. */
  problems: z.array(z.string()),
});

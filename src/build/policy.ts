/**
 * The content security policy of the built pages: what a page may load and run is written in its own head.
 *
 * Astro's own policy gives every page the hashes of all scripts and sheets of the site and leaves out scripts that are
 * written in place; this one gives each page the hashes of what stands in it, two on most pages.
 */
import { createHash } from 'node:crypto';
import type { PageChange } from './built-pages.ts';

/** The text between the tags of an element whose text is no markup: a script without a file, a style sheet. */
const INLINE = {
  script: /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g,
  style: /<style[^>]*>([^]*?)<\/style>/g,
} as const;

/** The hash by which a policy allows a text, once for each text that differs. */
const hashesOf = (html: string, inline: RegExp): readonly string[] => [
  ...new Set(
    [...html.matchAll(inline)].map(([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`),
  ),
];

/**
 * The policy of a page: nothing from other hosts, no script and no sheet but our files and what stands in the page.
 *
 * @param html the page as it is built
 */
const policyOf = (html: string): string =>
  [
    ["default-src 'self'"],
    // Pagefind's index is read by its own WebAssembly.
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashesOf(html, INLINE.script)],
    ["style-src 'self'", ...hashesOf(html, INLINE.style)],
    // The icon travels with the page.
    ["img-src 'self' data:"],
    ["connect-src 'self'"],
    ["worker-src 'self'"],
    ["manifest-src 'self'"],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
  ]
    .map((directive) => directive.join(' '))
    .join(';');

/** Where the policy goes: behind the encoding, which has to stand in the first kilobyte, and before all that loads. */
const PLACES = [/<meta charset="?utf-8"?\s*\/?>/i, /<head>/i, /<!doctype html>/i] as const;

/** A page with its policy, before anything that it governs. */
const withPolicy = (html: string): string => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}">`;
  const place = PLACES.map((pattern) => pattern.exec(html)?.[0]).find((found) => found !== undefined);
  if (place === undefined) throw new Error('A page without a head has no place for its policy.');
  return html.replace(place, () => place + policy);
};

/** Writes its policy into every built page; while developing there is none. */
export const policy = (): PageChange => ({ name: 'policy', hooks: {}, changeIn: () => withPolicy });

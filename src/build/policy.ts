/**
 * The content security policy of the built pages, written into the head of each.
 *
 * Astro's own policy gives every page the hashes of all scripts and sheets of the site and omits inline scripts; this
 * one gives each page the hashes of its own inline scripts and sheets, two on most pages.
 */
import { createHash } from 'node:crypto';
import type { PageChange } from './built-pages.ts';

/** The contents of inline scripts and style sheets. */
const INLINE = {
  script: /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g,
  style: /<style[^>]*>([^]*?)<\/style>/g,
} as const;

/** The hashes that allow these texts, each once. */
const hashesOf = (html: string, inline: RegExp): readonly string[] => [
  ...new Set(
    [...html.matchAll(inline)].map(([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`),
  ),
];

/**
 * The policy of a page: nothing from other hosts; scripts and sheets only from our files and from the page itself.
 *
 * @param html the page as it is built
 */
const policyOf = (html: string): string =>
  [
    ["default-src 'self'"],
    // Pagefind's index is read by its own WebAssembly.
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashesOf(html, INLINE.script)],
    ["style-src 'self'", ...hashesOf(html, INLINE.style)],
    // The icon is a data URL in the page.
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

/**
 * Where to insert the policy: after the encoding, which must be in the first kilobyte, and before anything that loads.
 */
const PLACES = [/<meta charset="?utf-8"?\s*\/?>/i, /<head>/i, /<!doctype html>/i] as const;

/** Inserts the policy into a page. */
const withPolicy = (html: string): string => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}">`;
  const place = PLACES.map((pattern) => pattern.exec(html)?.[0]).find((found) => found !== undefined);
  if (place === undefined) throw new Error('A page without a head has no place for its policy.');
  return html.replace(place, () => place + policy);
};

/** Writes the policy into every built page; there is none in development. */
export const policy = (): PageChange => ({ name: 'policy', hooks: {}, changeIn: () => withPolicy });

/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Path of the script that every page carries, from the site's root; see `bundling/page-scripts.ts`. */
  readonly MAIN_SCRIPT: string;
}

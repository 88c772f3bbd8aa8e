/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Path of the script that every page carries, from the site's root; see `build/page-scripts.ts`. */
  readonly MAIN_SCRIPT: string;
  /** Path of the script of pages that save a game on the device, from the site's root; put in by the same. */
  readonly OFFLINE_SCRIPT: string;
  /** Path of the script of the page of settings, from the site's root; put in by the same. */
  readonly SETTINGS_SCRIPT: string;
  /** The web address of the repository, by the environment; pages then lead to its form for mistakes. */
  readonly REPOSITORY_URL: string | undefined;
  /** The emblem of each game that is ready, as SVG markup; put into the script of the search by the same. */
  readonly GAME_EMBLEMS: { readonly [game: string]: string };
  /** Id and short name of each game that is ready, in the order of the home page; put in by the same. */
  readonly SEARCHED_GAMES: readonly (readonly [id: string, short: string])[];
  /** Of each game with a later edition the id of its sections and its name; put in by the same. */
  readonly LATER_EDITIONS: { readonly [game: string]: readonly [section: string, name: string] };
  /** The expansions of each game whose reader chooses his boxes; put in by the same. */
  readonly GAME_BOXES: { readonly [game: string]: readonly (readonly [id: string, name: string])[] };
}

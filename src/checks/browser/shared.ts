/** What the files of a run share, handed down to their processes in the environment. */

const NAME = 'PRAVILARIUM_TEST_STAGE';

export interface Shared {
  /** Where the Chromium listens: `ws://127.0.0.1:40123/…`. */
  readonly browser: string;
  /** Where the site is served: `http://127.0.0.1:40124`. */
  readonly site: string;
}

/** Hands it to every process that is started from now on. */
export const shareBetweenFiles = (shared: Shared): void => {
  process.env[NAME] = JSON.stringify(shared);
};

/** What this file was handed; nothing where it is run alone. */
export const sharedWithThisFile = (): Shared | undefined => {
  const given = process.env[NAME];
  return given === undefined ? undefined : (JSON.parse(given) as Shared);
};

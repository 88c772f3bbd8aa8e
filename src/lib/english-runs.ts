/** A piece of a text, English or not. */
export interface TextRun {
  readonly text: string;
  readonly english: boolean;
}
/** Latin words with what joins them into one name: spaces, apostrophes, hyphens, a colon, an ampersand. */
const ENGLISH = /[A-Za-z][A-Za-z’'-]*(?:(?:[:,]? | & |\/)[A-Za-z][A-Za-z’'-]*)*/g;

/**
 * Cuts a Russian text at its English words, so that a page can mark them; the pieces in order make up the text again.
 */
export const englishRuns = (text: string): TextRun[] => {
  const runs: TextRun[] = [];
  let done = 0;
  for (const match of text.matchAll(ENGLISH)) {
    if (match.index > done) runs.push({ text: text.slice(done, match.index), english: false });
    runs.push({ text: match[0], english: true });
    done = match.index + match[0].length;
  }
  if (done < text.length) runs.push({ text: text.slice(done), english: false });
  return runs;
};

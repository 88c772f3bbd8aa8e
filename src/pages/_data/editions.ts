/** What a later edition says of a term, for places that show an answer in a line or two. */
import { linesOf } from '../../search/passages/plain-text.ts';
import { sentencesOf } from '../../search/passages/sentences.ts';
import { packLines, unitsIn } from '../../search/passages/units.ts';

/** The number of characters left in a preview after the short answer. */
const ROOM = 260;
/** «По английскому справочнику 2026 года:» names the source of what follows and says nothing itself. */
const NAMES_ITS_SOURCE = /^По [^:]+:$/;

/** As many whole sentences as have room, the first one always. */
const inRoom = (sentences: readonly string[]): string =>
  sentences.reduce((said, sentence) => (said.length + sentence.length < ROOM ? `${said} ${sentence}` : said));

/**
 * The words of the section of a later edition, in whole sentences; undefined where the page has no such section.
 * @param body the prose of the page
 * @param section the id of its heading
 */
export const laterWords = (body: string, section: string): string | undefined => {
  const says = unitsIn(packLines(linesOf(body)))
    .filter(({ at, kind, says: words }) => at === section && kind !== 'example' && !NAMES_ITS_SOURCE.test(words))
    .flatMap(({ says: words }) => sentencesOf(words));
  return says.length === 0 ? undefined : inRoom(says).replace(/[;,:]$/, '.');
};

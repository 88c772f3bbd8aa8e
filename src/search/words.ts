/**
 * Words as the search compares them.
 *
 * A word is folded (lower case, ё like е) and reduced to its Snowball stem; English words are left as they are.
 */
import { stemmer } from '@orama/stemmers/russian';
import { wordsOf } from '../lib/filter.ts';
import { foldKey } from '../lib/fold-ru.ts';

/** The folded words of a text: «Жетоны хаоса» → жетоны, хаоса; the sign of the cent is a word, or «2¢» would be a bare digit. */
export const foldedWords = (text: string): string[] => wordsOf(foldKey(text).replaceAll('¢', ' цент '));

const SHORTEST_STEM = 3;

const isRussian = (word: string): boolean => /[а-я]/.test(word);

/**
 * The stem of a folded word. The stemmer knows «е» for «ё» and takes «й» for the letter it is; a word that it would
 * shorten to less than three letters stays whole: such stems fit anything.
 */
export const stemOf = (word: string): string => {
  const known = STEMS.get(word);
  if (known !== undefined) return known;
  const stem = newStemOf(word);
  STEMS.set(word, stem);
  return stem;
};
/** The stems found so far: the pages of a game say some thousands of words tens of thousands of times. */
const STEMS = new Map<string, string>();
/** Numbers from 2 to 8 as players say them and as pages print them, a group for each: «двое», «двумя» and «двойку» are 2. */
const NUMBER =
  /^(?:(дв(?:а|е|ух|умя?|о(?:е|их|ими?|йк.+)))|(тр(?:и|ех|емя?|о(?:е|их|ими?|йк.+)))|(чет(?:ыр(?:е|ех|ем|ьмя)|вер(?:о|ых|ым|к.+)))|(пят(?:ь|и|ью|ер(?:о|ых|ым|к.+)))|(шест(?:ь|и|ью|ер(?:о|ых|ым|к.+)))|(сем(?:ь|и|ер(?:о|ых|ым|к.+)))|(вос(?:емь|ьми|ьмерк.+)))$/;

const newStemOf = (word: string): string => {
  const number = NUMBER.exec(word);
  if (number !== null) return `${number.indexOf(word, 1) + 1}`;
  if (/^десят(?:ь|и|к.+)$/.test(word)) return '10';
  // Players type English plurals: «hunters», «attacks of opportunity».
  if (!isRussian(word)) return word.replace(/(?<=[a-z]{3}[^s\W])s$/, '');
  // «ход» is a turn, «ходит» walks.
  if (/^ход(?:ит|ят|ил|ишь|им|ите|ить)/.test(word)) return 'ходи';
  // «стоит» means costs or stands, «стою» only stands.
  if (/^сто(?:ю|им|ят|ишь|ял|яла|яли|ять)$/.test(word)) return 'стоя';
  const stem = stemmer(word);
  // It takes «актив» for a verb like «купив» and would make it one with «акт».
  return stem.length < SHORTEST_STEM || (stem.length === SHORTEST_STEM && word.endsWith('ив')) ? word : stem;
};

/** Whether a stem is a number: alone it names nothing, what it counts does. */
export const isNumber = (stem: string): boolean => /^\d+$/.test(stem);

/** The stems of a text in order, with spaces between: the key under which inflected forms are one. */
export const stemsOf = (text: string): string[] => foldedWords(text).map(stemOf);

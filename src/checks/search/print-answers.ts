/**
 * `npm run answers -- hellboy`: what the search shows to each question whose answer is known in words, for a reader to judge
 * whether it settles it. It prints the half that the ranks may be chosen by; `--held-out` prints the other one.
 */
import { readAnsweredQuestions } from '../../content/read/questions.ts';
import { readCorpus } from '../../content/read/corpus.ts';
import type { PlaceAnswer } from '../../search/passages/question.ts';
import { PROJECT } from '../site/built-site.ts';
import { searchIndexOf } from './quality.ts';
import { halfOf, placesFor, searchedGame } from './questions.ts';

/** How many places are printed: those that a phone shows without scrolling. */
const MOST_PLACES = 3;

const placeText = ({ passage, shown }: PlaceAnswer, rank: number): string => {
  const { place, title, under } = passage;
  const before = (shown ?? []).filter(({ isBefore }) => isBefore === true);
  const says = [...before, ...(shown ?? []).filter((line) => !before.includes(line))]
    .map((line) => (line === shown?.[0] ? `*${line.says}*` : line.says))
    .join(' ⟩⟩ ');
  return `   ${rank + 1}) ${title}${under === '' ? '' : ` [${under}]`} {${place}} ${shown?.[0].kind ?? ''}: ${says}`;
};

const half = process.argv.includes('--held-out') ? 'held out' : 'chosen by';
const picked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const corpus = readCorpus(PROJECT);
const terms = searchIndexOf(corpus);
for (const { id } of corpus.games.filter((game) => picked.length === 0 || picked.includes(game.id))) {
  const searched = searchedGame(corpus, id, terms);
  halfOf(readAnsweredQuestions(PROJECT, id).cases, half).forEach(({ question, answer }, number) => {
    const places = placesFor(searched, question).slice(0, MOST_PLACES).map(placeText);
    console.log([`${id} ${number + 1}. ${question}`, `   = ${answer}`, ...places].join('\n'));
  });
}

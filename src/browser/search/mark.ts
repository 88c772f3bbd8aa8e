import { foldKey } from '../../lib/fold-ru.ts';
import { foldedWords, stemOf } from '../../search/words.ts';
import { element } from '../element.ts';

/** A run of a text: a word with its key for comparison, or the signs between words. */
interface Piece {
  readonly text: string;
  readonly folded: string;
  readonly stem: string;
}

/** Names come back at each key stroke; each is taken apart once. */
const known = new Map<string, readonly Piece[]>();

const piecesOf = (text: string): readonly Piece[] => {
  let pieces = known.get(text);
  if (pieces === undefined) {
    pieces = text
      .split(/([\p{L}\p{N}]+)/u)
      .filter((piece) => piece !== '')
      .map((piece) => {
        const folded = foldKey(piece);
        return { text: piece, folded, stem: stemOf(folded) };
      });
    known.set(text, pieces);
  }
  return pieces;
};

/** What marks the words of a query in a text: those of the same stem, or begun as typed. */
export interface Marker {
  /** Which words of a text are marked, as a text to compare. */
  readonly patternOf: (text: string) => string;
  /** The text with its marks. */
  readonly mark: (text: string) => (Node | string)[];
}

/** Makes the marker of a query. */
export const compileMarker = (query: string): Marker => {
  const asked = foldedWords(query).map((word) => ({ word, stem: stemOf(word) }));
  return markerOf(({ folded, stem: own }) =>
    asked.some(({ word, stem }) => own === stem || (word.length > 1 && folded.startsWith(word))),
  );
};

/** Makes the marker of some stems. */
export const markerOfStems = (stems: ReadonlySet<string>): Marker => markerOf(({ stem }) => stems.has(stem));

const markerOf = (answers: (piece: Piece) => boolean): Marker => ({
  patternOf: (text) =>
    piecesOf(text)
      .map((piece) => Number(answers(piece)))
      .join(''),
  mark: (text) => piecesOf(text).map((piece) => (answers(piece) ? element('mark', {}, piece.text) : piece.text)),
});

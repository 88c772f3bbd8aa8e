import type { Odds } from '../../../../engines/arkham/skill-test/odds.ts';
import type { TokenId } from '../../../../engines/arkham/token.ts';
import { percentRu } from '../../../../lib/number-ru.ts';
import { LINE_IDS, lineOf } from '../model.ts';
import { sentenceRu } from '../../../../lib/sentence-ru.ts';
import { drawOf, wantedBy } from '../reasons.ts';
import { tokenName } from '../../shared/token-words.ts';
import { labels } from '../words/labels.ts';
import { tokenAlone } from '../words/reasons.ts';
import type { ResultProps } from '../view-props.ts';
import { wordsOfLine } from './Lines.tsx';
import { TokenMark } from '../../shared/TokenMark.tsx';

/** The symbols that may come, each with what the scenario says of it besides its number. */
export const symbolLines = ({ data, state, odds }: ResultProps) => {
  const draw = drawOf(state, data);
  if (draw.kind === 'none') return [];
  // A token known beforehand is the only one, unless it asks for another.
  const only = draw.kind === 'fixed' && odds.solution.meanings[draw.token].again !== true ? draw.token : undefined;
  const mayCome = (id: TokenId) => (only === undefined ? (odds.solution.bag[id] ?? 0) > 0 : only === id);
  const lines = LINE_IDS.flatMap((id) => {
    const line = mayCome(id) ? lineOf(state, data, id) : undefined;
    const words = line === undefined ? [] : wordsOfLine(line);
    return words.length === 0 ? [] : [{ id, words }];
  });
  return mayCome('blood') ? [...lines, { id: 'blood' as const, words: bloodWords(odds) }] : lines;
};

/** What blood does when a test fails, and how often where that is known. */
const bloodWords = ({ blood, solution }: Odds): readonly string[] => [
  labels.bloodSeals,
  ...(blood === undefined ? [] : [labels.bloodChance(percentRu(blood))]),
  ...(blood === undefined || solution.choices.length === 0 ? [] : [labels.bloodByChoice]),
];

/** What the scenario's symbols do besides their numbers, and whether the test passes with each alone. */
export const TokenEffects = (props: ResultProps) => (
  <ul class="o-token-effects">
    {symbolLines(props).map(({ id, words }) => (
      <li key={id}>
        <TokenMark id={id} />
        <span>
          <b>{sentenceRu(tokenName(id)).slice(0, -1)}</b>{' '}
          <small>{tokenAlone(props.odds, id, wantedBy(props.state))}</small>
          <br />
          {words.map(sentenceRu).join(' ')}
        </span>
      </li>
    ))}
  </ul>
);

import { LINE_IDS, lineOf } from '../model.ts';
import { sentenceRu } from '../../../../lib/sentence-ru.ts';
import { drawOf, wantedBy } from '../reasons.ts';
import { Folded } from '../../../shared/controls/Folded.tsx';
import { labels } from '../words/labels.ts';
import { tokenName } from '../../shared/token-words.ts';
import { tokenAlone } from '../words/reasons.ts';
import type { ResultProps } from '../view-props.ts';
import { wordsOfLine } from './Lines.tsx';
import { TokenMark } from '../../shared/TokenMark.tsx';

/** What the scenario's symbols do besides their numbers, and whether the test passes with each alone. */
export const TokenEffects = ({ data, state, odds }: ResultProps) => {
  const draw = drawOf(state, data);
  if (draw.kind === 'none') return null;
  // A token known beforehand is the only one, unless it asks for another.
  const only = draw.kind === 'fixed' && odds.solution.meanings[draw.token].again !== true ? draw.token : undefined;
  const lines = LINE_IDS.flatMap((id) => {
    const line = (only === undefined ? (odds.solution.bag[id] ?? 0) > 0 : only === id)
      ? lineOf(state, data, id)
      : undefined;
    const words = line === undefined ? [] : wordsOfLine(line);
    return words.length === 0 ? [] : [{ id, words }];
  });
  if (lines.length === 0) return null;
  return (
    <Folded class="c-fold" summary={<h3>{labels.tokenEffects}</h3>}>
      {() => (
        <>
          <ul class="o-token-effects">
            {lines.map(({ id, words }) => (
              <li key={id}>
                <TokenMark id={id} />
                <span>
                  <b>{sentenceRu(tokenName(id)).slice(0, -1)}</b> <small>{tokenAlone(odds, id, wantedBy(state))}</small>
                  <br />
                  {words.map(sentenceRu).join(' ')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Folded>
  );
};

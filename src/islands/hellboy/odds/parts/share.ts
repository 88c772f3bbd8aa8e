import { shareOf } from '../../../shared/frame/share-of.tsx';
import type { ResultProps } from '../view-props.ts';
import { answerSentence } from '../words/answer.ts';
import { T } from '../words/labels.ts';

/** The answer to send. */
export const Share = shareOf<ResultProps>(T.share, ({ state, data, odds, dice }) =>
  answerSentence(state, data, odds, dice),
);

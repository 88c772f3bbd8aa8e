import { shareOf } from '../../../shared/frame/share-of.tsx';
import type { ResultProps } from '../view-props.ts';
import { answerSentence } from '../words/answer.ts';
import { labels } from '../words/labels.ts';

/** The answer to send. */
export const Share = shareOf<ResultProps>(labels.share, ({ state, data, odds, dice }) =>
  answerSentence(state, data, odds, dice),
);

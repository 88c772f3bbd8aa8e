import { shareOf } from '../../../shared/frame/share-of.tsx';
import type { ResultProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { answerSentence } from '../words/reasons.ts';

/** The answer to send. */
export const Share = shareOf<ResultProps>(labels.share, ({ state, data, odds }) => answerSentence(state, data, odds));

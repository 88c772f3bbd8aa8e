import { shareOf } from '../../../shared/frame/share-of.tsx';
import type { ResultProps } from '../view-props.ts';
import { T } from '../words/labels.ts';
import { answerSentence } from '../words/reasons.ts';

/** The answer to send. */
export const Share = shareOf<ResultProps>(T.share, ({ state, data, odds }) => answerSentence(state, data, odds));

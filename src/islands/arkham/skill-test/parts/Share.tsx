import { Answer } from '../../../shared/frame/Answer.tsx';
import type { Copied } from '../../../shared/state/use-copied.ts';
import { T } from '../words/labels.ts';
import { answerSentence } from '../words/reasons.ts';
import type { Actions, ResultProps } from '../view-props.ts';

/** The answer to send, and the way to keep this plan beside the next. */
export const Share = ({
  data,
  state,
  odds,
  on,
  copied,
  isKept,
}: ResultProps & {
  readonly on: Actions | undefined;
  readonly copied: Copied | undefined;
  readonly isKept: boolean;
}) => (
  <Answer
    title={T.share}
    sentence={answerSentence(state, data, odds)}
    on={on}
    copied={copied}
    compare={on && { keep: on.keepForCompare, isKept }}
  />
);

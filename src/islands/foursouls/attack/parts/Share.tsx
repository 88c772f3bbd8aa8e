import { Answer } from '../../../shared/frame/Answer.tsx';
import type { Copied } from '../../../shared/state/use-copied.ts';
import { T } from '../words/labels.ts';
import { answerSentence } from '../words/reasons.ts';
import type { Actions, ResultProps } from '../view-props.ts';

/** The answer to send. */
export const Share = ({
  data,
  state,
  odds,
  on,
  copied,
}: ResultProps & { readonly on: Actions | undefined; readonly copied: Copied | undefined }) => (
  <Answer title={T.share} sentence={answerSentence(state, data, odds)} on={on} copied={copied} />
);

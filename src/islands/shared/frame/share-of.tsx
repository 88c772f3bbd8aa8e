import type { Copied } from '../state/use-copied.ts';
import { Answer, type AnswerActions } from './Answer.tsx';

interface Sharing {
  readonly actions: (AnswerActions & { readonly keepForCompare: () => void }) | undefined;
  readonly copied: Copied | undefined;
  readonly isKept: boolean;
}

/** The answer to send, and the way to keep this plan beside the next, as a part: its sentence is made when it is drawn. */
export const shareOf =
  <R,>(title: string, sentenceOf: (result: R) => string) =>
  (props: R & Sharing) => {
    const { actions, copied, isKept } = props;
    return (
      <Answer
        title={title}
        sentence={sentenceOf(props)}
        actions={actions}
        copied={copied}
        compare={actions && { keep: actions.keepForCompare, isKept }}
      />
    );
  };

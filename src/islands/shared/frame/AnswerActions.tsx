import type { ShareEnd } from '../../../device/share.ts';
import { CompareButton } from './CompareButton.tsx';
import { ShareButton } from './ShareButton.tsx';
import type { CompareActions } from './use-compare.ts';

interface Props {
  /** Sends the answer with its address; absent on the server. */
  readonly share: (() => Promise<ShareEnd>) | undefined;
  /** Absent where answers are not compared. */
  readonly compare?: {
    readonly isAnswered: boolean;
    readonly isKept: boolean;
    /** Absent on the server, where the button only reserves its space. */
    readonly actions: CompareActions | undefined;
  };
  /** Back to the example; absent on the server, and while the example is shown. */
  readonly reset?: (() => void) | undefined;
}

/** The actions on the answer in one row. */
export const AnswerActions = ({ share, compare, reset }: Props) => (
  <div class="c-doors">
    <ShareButton share={share} />
    {compare && <CompareButton {...compare} />}
    <button type="button" class="c-act waits" disabled={reset === undefined} onClick={reset}>
      <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 5v5h5M4.6 10a8 8 0 1 1-.4 4.2" />
      </svg>
      <span>Заново</span>
    </button>
  </div>
);

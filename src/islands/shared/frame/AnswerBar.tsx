import type { ShareEnd } from '../../../device/share.ts';
import { Words } from '../controls/Words.tsx';
import type { SolveStatus } from '../solve/SolveStatus.tsx';
import { CompareButton } from './CompareButton.tsx';
import { ShareButton } from './ShareButton.tsx';
import type { KeptAnswer } from './kept-answer.ts';
import { COMPARE_ID, type CompareActions } from './use-compare.ts';

export interface BarProps {
  /** The answer: «81,3 %»; absent where the question is too big to be counted unasked. */
  readonly value: string | undefined;
  /** What was counted, shortly: «5 против 3; без карт на жетоны». */
  readonly counted: string;
  /** The answer once more, exactly: «успех, точно 13/16». */
  readonly exact: string;
  /** For an answer that can be laid beside another one: the one that was kept, and how; no actions on the server. */
  readonly compare?:
    { readonly kept: KeptAnswer | undefined; readonly actions: CompareActions | undefined } | undefined;
  /** The answer is of an earlier state: it stands, and is said to be. */
  readonly isBusy: boolean;
  readonly status: SolveStatus;
  /** What stands where an answer will, while the reader has yet to say something. */
  readonly blank?: string | undefined;
  /** Id of the part of the page that says why. */
  readonly why: string;
  /** Where the bar leads instead of saying why, and what that is called: «К пути». */
  readonly door?: { readonly says: string; readonly to: string } | undefined;
  /** More room: for an answer that takes more words to name, or is itself words. */
  readonly room?: 'tall' | 'words' | undefined;
}

interface Props extends BarProps {
  /** Sends the answer with its address; absent on the server. */
  readonly share: (() => Promise<ShareEnd>) | undefined;
}

/** A short count ends before anything could be said of it. */
type Unanswered = Exclude<SolveStatus['kind'], 'done' | 'counting'>;
const UNANSWERED: { readonly [kind in Unanswered]: string } = {
  asks: 'вопрос большой, счёт не закончен',
  stopped: 'счёт остановлен',
  refused: 'вопрос слишком большой',
  failed: 'не сосчиталось',
};
const LINK: { readonly [kind in SolveStatus['kind']]: string } = {
  done: 'Почему так',
  counting: 'К разбору',
  asks: 'Начать счёт',
  stopped: 'Продолжить счёт',
  refused: 'Что делать',
  failed: 'Что делать',
};

/**
 * The answer, in sight on every screen from the first moment: what it is and what was counted. Its room is reserved, so
 * that nothing under the thumb moves when the words change.
 */
export const AnswerBar = ({ value, counted, exact, compare, isBusy, status, room, ...more }: Props) => {
  const kept = compare?.kept;
  const toCompare = kept !== undefined && value !== undefined && isAnswered(status.kind);
  return (
    <div class={['c-bar', room && `c-${room}`, compare && 'c-compares'].filter(Boolean).join(' ')}>
      <p class="c-big" role="status" aria-busy={isBusy}>
        <strong>{value ?? more.blank ?? '…'}</strong>{' '}
        <span class="c-beside">
          <span class="c-counted">
            <Words text={counted} />
          </span>{' '}
          <small>
            {/* What was gives way to nothing but what hinders the answer: the rest of it stands in the comparison. */}
            {toCompare ? <Was {...kept} /> : rest(status.kind, exact)}
          </small>
        </span>
      </p>
      <div class="c-doors">
        <ShareButton share={more.share} />
        {compare && (
          <CompareButton isAnswered={value !== undefined} isKept={kept !== undefined} actions={compare.actions} />
        )}
        {toCompare ? (
          <Door says="К сравнению" to={COMPARE_ID} />
        ) : (
          <Door {...(more.door ?? { says: LINK[status.kind], to: more.why })} />
        )}
      </div>
    </div>
  );
};
const isAnswered = (kind: SolveStatus['kind']): kind is 'done' | 'counting' => kind === 'done' || kind === 'counting';
const rest = (kind: SolveStatus['kind'], exact: string): string => (isAnswered(kind) ? exact : UNANSWERED[kind]);
const Door = ({ says, to }: { readonly says: string; readonly to: string }) => (
  <a class="c-why" href={`#${to}`}>
    <span>{says}</span>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 5v14M6 13l6 6 6-6" />
    </svg>
  </a>
);
const Was = ({ was, change }: KeptAnswer) => (
  <a class="c-was" href={`#${COMPARE_ID}`}>
    было&nbsp;{was}
    {change !== undefined && (
      <>
        , <b>{change}</b>
      </>
    )}
  </a>
);

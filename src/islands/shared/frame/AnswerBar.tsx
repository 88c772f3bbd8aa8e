import { Words } from '../controls/Words.tsx';
import type { SolveStatus } from '../solve/SolveStatus.tsx';
import type { KeptAnswer } from './kept-answer.ts';
import { COMPARE_ID } from './use-compare.ts';

export interface BarProps {
  /** The answer: «81,3 %»; absent where the question is too large to be answered without asking. */
  readonly value: string | undefined;
  /** What was counted, shortly: «5 против 3; без карт на жетоны». */
  readonly counted: string;
  /** The exact answer: «успех, точно 13/16». */
  readonly exact: string;
  /** The answer kept for comparison. */
  readonly kept?: KeptAnswer | undefined;
  /** The answer belongs to an earlier state and is shown faded. */
  readonly isBusy: boolean;
  readonly status: SolveStatus;
  /** Shown in place of an answer while a figure has yet to be set. */
  readonly blank?: string | undefined;
  /** Id of the part of the page that says why. */
  readonly why: string;
  /** The target of the link in the bar, and its label: «К пути». */
  readonly door?: { readonly says: string; readonly to: string } | undefined;
  /** For an answer in words, or with a longer description. */
  readonly room?: 'words' | 'tall' | undefined;
}

/** The states that the bar explains; a running computation needs no words. */
type Unanswered = Exclude<SolveStatus['kind'], 'done' | 'counting'>;
const UNANSWERED: { readonly [kind in Unanswered]: string } = {
  confirm: 'вопрос большой, счёт не закончен',
  stopped: 'счёт остановлен',
  reject: 'вопрос слишком большой',
  failed: 'не сосчиталось',
};
const DOOR: { readonly [kind in Unanswered]: string } = {
  confirm: 'Начать счёт',
  stopped: 'Продолжить счёт',
  reject: 'Что делать',
  failed: 'Что делать',
};

/**
 * The number and what was counted. On a phone it follows the question and stays in sight: at the bottom while it is
 * below the screen, at the top once it is above.
 */
export const AnswerBar = ({ value, counted, exact, kept, isBusy, status, blank, why, door, room }: BarProps) => {
  const isAnswered = status.kind === 'done' || status.kind === 'counting';
  const compared = value !== undefined && isAnswered ? kept : undefined;
  const leads = isAnswered ? door : { says: DOOR[status.kind], to: why };
  const looks = [room, ...(value === undefined && blank !== undefined ? ['blank'] : [])];
  return (
    <div class={['c-bar', ...looks.filter(Boolean).map((look) => `c-${look}`)].join(' ')}>
      <p class="c-big" role="status" aria-busy={isBusy}>
        <strong>{value ?? blank ?? '…'}</strong>{' '}
        <span class="c-beside">
          <span class="c-counted">
            <Words text={counted} />
          </span>{' '}
          <small>{compared === undefined ? <Rest status={status.kind} exact={exact} /> : <Was {...compared} />}</small>
        </span>
      </p>
      {leads !== undefined && (
        <a class="c-why" href={`#${leads.to}`}>
          {leads.says}
        </a>
      )}
    </div>
  );
};
const Rest = ({ status, exact }: { readonly status: SolveStatus['kind']; readonly exact: string }) => (
  <>{status === 'done' || status === 'counting' ? exact : UNANSWERED[status]}</>
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

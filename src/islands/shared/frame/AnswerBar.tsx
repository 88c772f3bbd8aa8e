import { Words } from '../controls/Words.tsx';
import type { Standing } from '../solve/Standing.tsx';

export interface BarProps {
  /** The answer: «81,3 %»; absent where the question is too big to be counted unasked. */
  readonly value: string | undefined;
  /** What was counted, shortly: «5 против 3, карт нет». */
  readonly counted: string;
  /** The answer once more, exactly: «успех, точно 13/16». */
  readonly exact: string;
  /** The answer that was kept to compare with: «10,9 %». */
  readonly was?: string | undefined;
  /** The answer is of an earlier state: it stands, and is said to be. */
  readonly isBusy: boolean;
  readonly standing: Standing;
  /** Id of the part of the page that says why. */
  readonly why: string;
  /** More room: for an answer that takes more words to name, or is itself words. */
  readonly room?: 'tall' | 'words' | undefined;
}

/** A short count ends before anything could be said of it. */
type Unanswered = Exclude<Standing['kind'], 'done' | 'counting'>;
const STANDING: { readonly [kind in Unanswered]: string } = {
  asks: 'вопрос большой, счёт не начат',
  stopped: 'счёт остановлен',
  refused: 'вопрос слишком большой',
  failed: 'не сосчиталось',
};
const LINK: { readonly [kind in Standing['kind']]: string } = {
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
export const AnswerBar = ({ value, counted, exact, was, isBusy, standing, why, room }: BarProps) => (
  <div class={room === undefined ? 'c-bar' : `c-bar c-${room}`}>
    <p class="c-big" role="status" aria-busy={isBusy}>
      <strong>{value ?? '…'}</strong>{' '}
      <span class="c-counted">
        <Words text={counted} />
      </span>{' '}
      <small>
        {was !== undefined && <b class="c-was">было {was}; </b>}
        {standing.kind === 'done' || standing.kind === 'counting' ? exact : STANDING[standing.kind]}
      </small>
    </p>
    <a class="c-why" href={`#${why}`}>
      <span>{LINK[standing.kind]}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 5v14M6 13l6 6 6-6" />
      </svg>
    </a>
  </div>
);

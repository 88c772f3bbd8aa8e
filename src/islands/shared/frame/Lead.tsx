import { useRef } from 'preact/hooks';
import { Words } from '../controls/Words.tsx';

interface Props {
  /** Where the state comes from. */
  readonly from: 'begin' | 'address' | 'device';
  /** What the reader may do with the example that the page opens on. */
  readonly hint: string;
  /** The reader has done it: the hint goes, and its room stays, so that nothing below moves. */
  readonly isHintPast?: boolean | undefined;
  /** The answer to the present state in one sentence; absent until it is counted. */
  readonly sentence: string | undefined;
  /** How the data stand, where that has to be said: in the place of what the reader may do. */
  readonly notice?: string | undefined;
}
const KEPT = 'Продолжаем с ваших прошлых чисел. Начать заново можно в конце разбора.';

/**
 * The line that the page leads with. Of a link that somebody sent it is the answer that was sent, and it stays as it was
 * while the reader tries other numbers; otherwise it says what to do.
 */
export const Lead = ({ from, hint, isHintPast = false, sentence, notice }: Props) => {
  const sent = useRef<string | undefined>(undefined);
  if (from === 'address') sent.current ??= sentence;
  if (notice !== undefined)
    return (
      <p class="c-lead" role="status">
        {notice}
      </p>
    );
  if (from === 'device') return <p class="c-lead">{KEPT}</p>;
  if (from === 'begin')
    return (
      <p class="c-lead" data-past={isHintPast || undefined}>
        {hint}
      </p>
    );
  return (
    <p class="c-lead c-sent">
      <b>По ссылке:</b> {sent.current === undefined ? 'ответ ещё не посчитан.' : <Words text={sent.current} />}
    </p>
  );
};

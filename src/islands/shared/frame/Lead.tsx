import { useRef } from 'preact/hooks';
import { Words } from '../controls/Words.tsx';

interface Props {
  /** The origin of the state. */
  readonly from: 'begin' | 'carried' | 'changed' | 'address' | 'device';
  /** What the reader may do; absent where the page opens on an example to change. */
  readonly hint?: string | undefined;
  /** The answer to the present state in one sentence; absent until it is counted. */
  readonly sentence: string | undefined;
  /** The status of the data, where the reader needs to know; replaces the hint. */
  readonly notice?: string | undefined;
}
const EXAMPLE = 'Это пример. Меняйте подчёркнутое.';
const OWN = 'Теперь это ваш расчёт.';
const KEPT = 'Продолжаем с ваших прошлых чисел.';

/**
 * The first line of the page. For a link that somebody sent it is the answer of that link, and it stays while the
 * reader tries other numbers; otherwise it says what to do.
 */
export const Lead = ({ from, hint = EXAMPLE, sentence, notice }: Props) => {
  const sent = useRef<string | undefined>(undefined);
  if (from === 'address') sent.current ??= sentence;
  if (notice !== undefined)
    return (
      <p class="c-lead" role="status">
        {notice}
      </p>
    );
  // The hint keeps its space, so that nothing moves.
  if (from === 'changed')
    return (
      <p class="c-lead c-past" data-from={from}>
        <span>{hint}</span>
        <span>{OWN}</span>
      </p>
    );
  if (from === 'device')
    return (
      <p class="c-lead" data-from={from}>
        {KEPT}
      </p>
    );
  if (from !== 'address')
    return (
      <p class="c-lead" data-from={from}>
        {hint}
      </p>
    );
  return (
    <p class="c-lead c-sent" data-from={from}>
      <b>Вам прислали:</b> {sent.current === undefined ? 'ответ ещё не посчитан.' : <Words text={sent.current} />}
    </p>
  );
};

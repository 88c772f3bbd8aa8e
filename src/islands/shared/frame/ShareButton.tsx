import './share-button.css';
import { useEffect, useState } from 'preact/hooks';
import type { ShareEnd } from '../../../device/share.ts';

/** How long the result is shown, in milliseconds. */
const SAYS = 4000;
const SAID: { readonly [end in ShareEnd]: string } = {
  'by-sheet': '',
  copied: 'Ответ и ссылка скопированы',
  refused: 'Браузер не дал скопировать: ссылка стоит в адресной строке',
};
const SHARE = 'Поделиться';

interface Props {
  /** Absent on the server. */
  readonly share: (() => Promise<ShareEnd>) | undefined;
  /** What the button is called. */
  readonly says?: string;
}
/** Sends the answer together with its address. Without an action it only reserves its space. */
export const ShareButton = ({ share, says = SHARE }: Props) => {
  const [end, setEnd] = useState<ShareEnd>();
  useEffect(() => {
    if (end === undefined) return undefined;
    const timer = setTimeout(() => setEnd(undefined), SAYS);
    return () => clearTimeout(timer);
  }, [end]);
  const said = end === undefined ? '' : SAID[end];
  return (
    <>
      <button
        type="button"
        class="c-act c-send waits"
        disabled={share === undefined}
        onClick={() => void share?.().then(setEnd)}
      >
        <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
          {end === 'copied' ? (
            <path d="m5 12.5 4.5 4.5L19 7" />
          ) : (
            <>
              <circle cx="18" cy="5.5" r="2.5" />
              <circle cx="6" cy="12" r="2.5" />
              <circle cx="18" cy="18.5" r="2.5" />
              <path d="m8.2 10.8 7.6-4.1M8.2 13.2l7.6 4.1" />
            </>
          )}
        </svg>
        <span>{says}</span>
      </button>
      <span class="c-sent-word" role="status" data-empty={said === ''}>
        {said}
      </span>
    </>
  );
};

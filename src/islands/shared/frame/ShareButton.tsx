import './share-button.css';
import { useEffect, useState } from 'preact/hooks';
import type { ShareEnd } from '../../../device/share.ts';
import { DONE, SHARE } from '../../../drawings/controls.ts';
import { Drawn } from '../Drawn.tsx';

/** How long it is said what came of it, in milliseconds. */
const SAYS = 4000;
const SAID: { readonly [end in ShareEnd]: string } = {
  shared: '',
  left: '',
  copied: 'Ответ и ссылка скопированы',
  refused: 'Браузер не дал скопировать: ссылка стоит в адресной строке',
};

/** A button that sends the answer together with its address. Without what to press it keeps its room. */
export const ShareButton = ({ share }: { readonly share: (() => Promise<ShareEnd>) | undefined }) => {
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
        class="c-send waits"
        aria-label="Поделиться"
        title="Поделиться"
        disabled={share === undefined}
        onClick={() => void share?.().then(setEnd)}
      >
        <Drawn body={end === 'copied' ? DONE : SHARE} />
      </button>
      <span class="c-sent-word" role="status" data-empty={said === ''}>
        {said}
      </span>
    </>
  );
};

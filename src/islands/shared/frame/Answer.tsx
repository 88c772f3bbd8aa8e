import type { ShareEnd } from '../../../device/share.ts';
import { Words } from '../controls/Words.tsx';
import type { Copied } from '../state/use-copied.ts';

const COPIED: { readonly [c in Copied]: string } = {
  link: 'Ссылка скопирована.',
  answer: 'Ответ скопирован.',
  refused: 'Браузер не дал скопировать: ссылка стоит в адресной строке, ответ можно выделить выше.',
};

/** What a reader may do with any answer. */
export interface AnswerActions {
  readonly copyAnswer: () => void;
  readonly copyLink: () => void;
  /** Sends both, answer and link. */
  readonly share: () => Promise<ShareEnd>;
  readonly reset: () => void;
}
interface Props {
  readonly sentence: string;
  readonly actions: Pick<AnswerActions, 'copyAnswer' | 'copyLink'> | undefined;
  readonly copied: Copied | undefined;
}

/** The answer in one self-contained sentence, with buttons to copy it or its link. */
export const Answer = ({ sentence, actions, copied }: Props) => (
  <>
    <p class="c-answer">
      <Words text={sentence} />
    </p>
    {actions !== undefined && (
      <p class="c-buttons">
        <button type="button" class="c-button" onClick={actions.copyAnswer}>
          Скопировать ответ
        </button>
        <button type="button" class="c-button" onClick={actions.copyLink}>
          Скопировать ссылку
        </button>
      </p>
    )}
    <p class="c-copied" role="status">
      {copied === undefined ? '' : COPIED[copied]}
    </p>
  </>
);

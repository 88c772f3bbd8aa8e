import type { ComponentChildren } from 'preact';
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
  /** Sends both together. */
  readonly share: () => Promise<ShareEnd>;
  readonly reset: () => void;
}
interface Props {
  readonly title: string;
  readonly sentence: string;
  readonly actions: Omit<AnswerActions, 'share'> | undefined;
  readonly copied: Copied | undefined;
  /** Keeping this answer to compare the next ones with. */
  readonly compare?: { readonly keep: () => void; readonly isKept: boolean } | undefined;
  /** More buttons, before the last. */
  readonly children?: ComponentChildren;
}

/** Of a comparison no link tells: who sends one has to know. */
const KEPT = 'План запомнен. Меняйте числа: наверху будет видно, что стало иначе. Ссылка передаёт только текущий план.';
const LINK_OF_ONE = 'Ссылка скопирована. В ней только текущий план, без запомненного.';
const saidOf = (copied: Copied | undefined, isKept = false): string => {
  if (copied === 'link' && isKept) return LINK_OF_ONE;
  if (copied !== undefined) return COPIED[copied];
  return isKept ? KEPT : '';
};

/** One sentence to send, the link to it, and the way to begin anew. */
export const Answer = ({ title, sentence, actions, copied, compare, children }: Props) => (
  <section class="c-part">
    <h3>{title}</h3>
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
        {compare !== undefined && (
          <button type="button" class="c-button" onClick={compare.keep}>
            Сравнить с этим планом
          </button>
        )}
        {children}
        <button type="button" class="c-button" onClick={actions.reset}>
          Начать заново
        </button>
      </p>
    )}
    <p class="c-copied" role="status">
      {saidOf(copied, compare?.isKept)}
    </p>
  </section>
);

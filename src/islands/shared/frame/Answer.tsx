import type { ComponentChildren } from 'preact';
import { Words } from '../controls/Words.tsx';
import type { Copied } from '../state/use-copied.ts';

const COPIED: { readonly [c in Copied]: string } = {
  link: 'Ссылка скопирована.',
  answer: 'Ответ скопирован.',
  refused: 'Браузер не дал скопировать: ссылка стоит в адресной строке, ответ можно выделить выше.',
};

export interface AnswerActions {
  readonly copyAnswer: () => void;
  readonly copyLink: () => void;
  readonly reset: () => void;
}
interface Props {
  readonly title: string;
  readonly sentence: string;
  readonly on: AnswerActions | undefined;
  readonly copied: Copied | undefined;
  /** More buttons, before the last. */
  readonly children?: ComponentChildren;
}

/** One sentence to send, the link to it, and the way to begin anew. */
export const Answer = ({ title, sentence, on, copied, children }: Props) => (
  <section class="c-part">
    <h3>{title}</h3>
    <p class="c-answer">
      <Words text={sentence} />
    </p>
    {on !== undefined && (
      <p class="c-buttons">
        <button type="button" class="c-button" onClick={on.copyAnswer}>
          Скопировать ответ
        </button>
        <button type="button" class="c-button" onClick={on.copyLink}>
          Скопировать ссылку
        </button>
        {children}
        <button type="button" class="c-button" onClick={on.reset}>
          Начать заново
        </button>
      </p>
    )}
    <p class="c-copied" role="status">
      {copied === undefined ? '' : COPIED[copied]}
    </p>
  </section>
);

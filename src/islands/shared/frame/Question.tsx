import './question.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Words } from '../controls/Words.tsx';

/** A part of the question that may be set. */
export interface QuestionPart {
  readonly id: string;
  /** Its words in the sentence: «сила 4». */
  readonly says: string;
  /** What is set there, for who hears it and above the controls: «Навык». */
  readonly label: string;
  /** The controls, drawn while the part is open. */
  readonly edit: () => ComponentChildren;
}
interface Props {
  /** The sentence in its order: words between the parts stand as they are. */
  readonly pieces: readonly (string | QuestionPart)[];
  /** Whether anything may be set: not on the server. */
  readonly isLive: boolean;
}
const DONE = 'Готово';
/** A mark of punctuation that begins the words after a part: it stays with the part when the line breaks. */
const MARK = /^[.,:;]/;
const markAfter = (next: string | QuestionPart | undefined): string | undefined =>
  typeof next === 'string' ? MARK.exec(next)?.[0] : undefined;

/** The question as one sentence; a press on an underlined part opens its controls right below, one part at a time. */
export const Question = ({ pieces, isLive }: Props) => {
  const [open, setOpen] = useState<string>();
  const sentence = useRef<HTMLParagraphElement>(null);
  const part = pieces.find((piece): piece is QuestionPart => typeof piece !== 'string' && piece.id === open);
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => editor.current?.scrollIntoView({ block: 'nearest' }), [open]);
  const close = () => {
    setOpen(undefined);
    sentence.current?.querySelector<HTMLElement>(`[data-part="${open}"]`)?.focus();
  };
  return (
    <div class="c-question" onKeyDown={(e) => e.key === 'Escape' && part !== undefined && close()}>
      <p ref={sentence} class="c-asks">
        {pieces.map((piece, i) =>
          typeof piece === 'string' ? (
            piece.replace(MARK, '')
          ) : (
            <button
              key={piece.id}
              type="button"
              class="c-set waits"
              data-part={piece.id}
              aria-label={`${piece.label}: ${piece.says}. Изменить`}
              aria-expanded={piece.id === open}
              disabled={!isLive}
              onClick={() => setOpen(piece.id === open ? undefined : piece.id)}
            >
              <Words text={piece.says} />
              <span class="c-mark">{markAfter(pieces[i + 1])}</span>
            </button>
          ),
        )}
      </p>
      {part !== undefined && (
        <div ref={editor} class="c-edit" role="group" aria-label={part.label}>
          {part.edit()}
          <p class="c-buttons">
            <button type="button" class="c-button c-main" onClick={close}>
              {DONE}
            </button>
          </p>
        </div>
      )}
    </div>
  );
};

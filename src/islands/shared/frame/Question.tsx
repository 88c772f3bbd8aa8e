import './question.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Words } from '../controls/Words.tsx';

/** A part of the question that may be set. */
export interface QuestionPart {
  readonly id: string;
  /** Its words in the sentence: «сила 4». */
  readonly says: string;
  /** Its name, for screen readers and above the controls: «Навык». */
  readonly label: string;
  /** The controls, drawn while the part is open. */
  readonly edit: ComponentChildren;
  /** What its button says and does besides closing it, where that confirms the numbers. */
  readonly done?: { readonly says: string; readonly onPress: () => void } | undefined;
}
interface Props {
  /** The sentence in its order: parts, and the words between them. */
  readonly pieces: readonly (string | QuestionPart)[];
  /** Whether controls work: false on the server. */
  readonly isLive: boolean;
}
/** Prefix of the ids of parts: a link to an id opens its part. */
const SET = 'set-';
/** A part of at most this many letters gets the width of a thumb, with its words centred. */
const SHORT = 3;
const DONE = 'Готово';
/** Punctuation at the beginning of the words after a part. */
const MARK = /^[.,:;]/;
const markAfter = (next: string | QuestionPart | undefined): string | undefined =>
  typeof next === 'string' ? MARK.exec(next)?.[0] : undefined;

/** The question as one sentence; a press on an underlined part opens its controls right below, one part at a time. */
export const Question = ({ pieces, isLive }: Props) => {
  const [open, setOpen] = useState<string>();
  const sentence = useRef<HTMLParagraphElement>(null);
  const part = pieces.find((piece): piece is QuestionPart => typeof piece !== 'string' && piece.id === open);
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = () => location.hash.startsWith(`#${SET}`) && setOpen(location.hash.slice(SET.length + 1));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  // A press may change the line breaks and the length of lists: the pressed control keeps its place on the screen.
  const pressed = useRef<{ readonly at: Element; readonly top: number } | undefined>(undefined);
  useLayoutEffect(() => {
    const { current: last } = pressed;
    pressed.current = undefined;
    if (last?.at.isConnected !== true) return;
    const movedBy = () => last.at.getBoundingClientRect().top - last.top;
    // A page cannot be scrolled above its top: there the sentence keeps the room of the lines that it has lost.
    const missing = -(scrollY + movedBy());
    const { offsetHeight, style } = sentence.current!;
    if (missing > 0) style.minHeight = `${offsetHeight + missing}px`;
    scrollBy(0, movedBy());
  });
  const close = () => {
    setOpen(undefined);
    sentence.current?.querySelector<HTMLElement>(`[data-part="${open}"]`)?.focus();
  };
  useEffect(() => {
    if (open === undefined) return undefined;
    editor.current?.scrollIntoView({ block: 'nearest' });
    const escape = (e: KeyboardEvent) => {
      if (e.key === 'Escape') close();
    };
    const remember = ({ target }: Event) => {
      const at = (target as Element).closest('.c-edit :is(button, input, select, label)');
      pressed.current = at === null ? undefined : { at, top: at.getBoundingClientRect().top };
    };
    document.addEventListener('keydown', escape);
    document.addEventListener('click', remember, true);
    return () => {
      document.removeEventListener('keydown', escape);
      document.removeEventListener('click', remember, true);
      sentence.current?.style.removeProperty('min-height');
    };
  }, [open]);
  return (
    <div class="c-question">
      <p ref={sentence} class="c-asks">
        {pieces.map((piece, i) =>
          typeof piece === 'string' ? (
            piece.replace(MARK, '')
          ) : (
            // Punctuation stays on the line of its part.
            <span key={piece.id} class={piece.says.length > SHORT ? undefined : 'c-whole'}>
              <a
                class={piece.says.length > SHORT ? 'c-set' : 'c-set c-short'}
                id={`${SET}${piece.id}`}
                href={isLive ? `#${SET}${piece.id}` : undefined}
                data-part={piece.id}
                aria-label={`${piece.label}: ${piece.says}. Изменить`}
                aria-expanded={piece.id === open}
                onClick={(e) => {
                  e.preventDefault();
                  setOpen(piece.id === open ? undefined : piece.id);
                }}
              >
                <Words text={piece.says} />
              </a>
              {markAfter(pieces[i + 1])}
            </span>
          ),
        )}
      </p>
      {part !== undefined && (
        <div key={part.id} ref={editor} class="c-edit" role="group" aria-label={part.label}>
          {part.edit}
          <p class="c-buttons">
            <button
              type="button"
              class="c-button c-main"
              onClick={() => {
                part.done?.onPress();
                close();
              }}
            >
              {part.done?.says ?? DONE}
            </button>
          </p>
        </div>
      )}
    </div>
  );
};

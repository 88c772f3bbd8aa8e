import type { StoryStep } from '../story.ts';
import { labels } from '../words/labels.ts';
import { Badge } from './Owner.tsx';
import { ReadingNote, Term } from './Term.tsx';

interface Props {
  readonly steps: readonly StoryStep[];
  readonly opening: string;
  readonly cursor: number;
  readonly notes: { readonly [cursor: number]: string };
  readonly jump: ((cursor: number) => void) | undefined;
}

/** A step relative to the cursor: the present one, a later one; a past one has no class. */
const placeClass = (here: boolean, later: boolean): string | undefined => {
  if (here) return 'k-here';
  return later ? 'k-later' : undefined;
};

/** Whether no line before this one rests on the same reading: it appears once. */
const isFirstOf = (steps: readonly StoryStep[], step: number, line: number): boolean => {
  const { reading } = steps[step]!.lines[line]!;
  const before = [...steps.slice(0, step).flatMap(({ lines }) => lines), ...steps[step]!.lines.slice(0, line)];
  return before.every((other) => other.reading !== reading);
};

/** The whole log in words: what was done, what came of it, by which rules. Whole without JavaScript too. */
export const Log = ({ steps, opening, cursor, notes, jump }: Props) => (
  <section class="k-log steps" aria-label={labels.log}>
    <p class="c-hint">{opening}</p>
    <ol>
      {steps.map((told, i) => {
        const { beat } = told;
        const here = cursor > beat.from && cursor <= beat.to;
        const head = (
          <>
            <Badge seat={told.seat} />
            <b>{told.head}</b>
          </>
        );
        return (
          <li key={i} class={placeClass(here, cursor < beat.to)} aria-current={here ? 'step' : undefined}>
            {jump === undefined ? (
              <p class="k-step">{head}</p>
            ) : (
              <button type="button" class="k-step" onClick={() => jump(beat.to)}>
                {head}
              </button>
            )}
            {told.lines.length > 0 && (
              <ul>
                {told.lines.map((line, j) => (
                  <li key={j}>
                    {line.text}
                    {line.reading !== undefined && isFirstOf(steps, i, j) && <ReadingNote id={line.reading} />}
                  </li>
                ))}
              </ul>
            )}
            {notes[beat.to] !== undefined && <p class="k-note">{notes[beat.to]}</p>}
            {told.rules.length > 0 && (
              <ul class="k-rules">
                {told.rules.map((id) => (
                  <li key={id}>
                    <Term id={id} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  </section>
);

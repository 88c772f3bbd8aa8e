import type { PartProps } from '../view-props.ts';
import { END_TERMS, endWords } from '../words/log.ts';
import { Press } from './Press.tsx';
import { Rule } from './Rule.tsx';

/** How the game has ended, and what can be done then. */
export const Over = ({ state, termBase, actions }: PartProps) =>
  state.end === null ? null : (
    <section class={`c-part d-over-box d-${state.end.result}`}>
      <h3 tabIndex={-1}>{endWords(state.end)}</h3>
      <p>
        <Rule termBase={termBase} id={END_TERMS[state.end.by]} />
      </p>
      {actions !== undefined && (
        <div class="c-buttons">
          <Press press={() => actions.act({ kind: 'play-on' })}>Сценарий велит играть дальше</Press>
        </div>
      )}
    </section>
  );

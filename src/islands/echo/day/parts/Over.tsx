import type { PartProps } from '../view-props.ts';
import { ENDS, endWords } from '../words/log.ts';
import { Press } from './Press.tsx';
import { Rule } from './Rule.tsx';

/** How the game has ended, and what can be done then. */
export const Over = ({ state: { end }, termBase, actions }: PartProps) =>
  end === null ? null : (
    <section class={`c-part d-over-box d-${end.result}`}>
      <h3 tabIndex={-1}>{endWords(end)}</h3>
      <p>
        <Rule termBase={termBase} id={ENDS[end.by].term} />
      </p>
      {actions !== undefined && (
        <div class="c-buttons">
          <Press press={() => actions.act({ kind: 'play-on' })}>Сценарий велит играть дальше</Press>
        </div>
      )}
    </section>
  );

import { warningsOf } from '../../../../engines/echo/day/warnings.ts';
import type { PartProps } from '../view-props.ts';
import { S } from '../words/labels.ts';
import { WARNING_WORDS } from '../words/warnings.ts';
import { Rule } from './Rule.tsx';

/** What to mind before going on, the gravest first. */
export const Warnings = ({ state, termBase }: PartProps) => {
  const warnings = warningsOf(state);
  return warnings.length === 0 ? null : (
    <section class="c-part d-warnings" id="day-warnings" aria-label={S.warnings}>
      <ul>
        {warnings.map((warning) => (
          <li key={warning.code} class={`d-${warning.level}`}>
            {WARNING_WORDS[warning.code](warning, state)} <Rule termBase={termBase} id={warning.rule} />
          </li>
        ))}
      </ul>
    </section>
  );
};

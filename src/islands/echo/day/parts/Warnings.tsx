import { warningsOf, type Warning, type WarningCode } from '../../../../engines/echo/day/warnings.ts';
import type { PartProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { WARNING_WORDS } from '../words/warnings.ts';
import { OpenSign } from './Row.tsx';
import { Rule } from './Rule.tsx';

/** Warnings that have a place of their own. */
const BESIDE = [
  'colour-unknown',
  'colour-green',
  'colour-yellow',
  'colour-red',
  'kinds-unknown',
  'artifacts-stand',
  'shamkhum-passed-over',
] as const satisfies readonly WarningCode[];
const isBeside = (code: WarningCode): boolean => BESIDE.some((beside) => beside === code);

/** What to mind before going on: the gravest in sight, the others folded. */
export const Warnings = ({ state, termBase }: PartProps) => {
  const [gravest, ...others] = warningsOf(state).filter(({ code }) => !isBeside(code));
  if (gravest === undefined) return null;
  const list = (of: readonly Warning[]) => (
    <ul>
      {of.map((warning) => (
        <li key={warning.code} class={`d-calm d-${warning.level}`}>
          {WARNING_WORDS[warning.code](warning, state)} <Rule termBase={termBase} id={warning.rule} />
        </li>
      ))}
    </ul>
  );
  return (
    <section class="c-part d-warnings" id="day-warnings" aria-label={labels.warnings}>
      {list([gravest])}
      {others.length > 0 && (
        <details class="d-row">
          <summary>
            <span class="d-sum">{labels.moreWarnings(others.length)}</span>
            <OpenSign />
          </summary>
          {list(others)}
        </details>
      )}
    </section>
  );
};

/** Some warnings at what they concern, while there is reason for them. */
export const WarningsHere = ({
  state,
  termBase,
  codes,
}: PartProps & { readonly codes: readonly (typeof BESIDE)[number][] }) =>
  warningsOf(state)
    .filter(({ code }) => codes.some((wanted) => wanted === code))
    .map((warning) => (
      <p key={warning.code} class="d-calm">
        {WARNING_WORDS[warning.code](warning, state)} <Rule termBase={termBase} id={warning.rule} />
      </p>
    ));

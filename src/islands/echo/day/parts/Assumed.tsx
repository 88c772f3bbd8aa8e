import type { DayProse } from '../../../../schemas/echo/prose.ts';
import { Rule } from './Rule.tsx';

interface Props {
  readonly termBase: string;
  readonly of: DayProse['assumed'];
}
/** Assumptions, and what the players decide. */
export const Assumed = ({ termBase, of }: Props) => (
  <ul class="d-assumed">
    {of.map(({ says, rule }) => (
      <li key={says}>
        {says} {rule !== undefined && <Rule termBase={termBase} id={rule} />}
      </li>
    ))}
  </ul>
);

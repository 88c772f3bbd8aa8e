import { ruleName } from '../words/rules.ts';

interface Props {
  readonly termBase: string;
  /** The id of the term. */
  readonly id: string;
  /** Its name, unless it is the usual one. */
  readonly text?: string;
}
/** A link to the term of a rule. */
export const Rule = ({ termBase, id, text = ruleName(id) }: Props) => (
  <a class="term" href={`${termBase}${id}/`}>
    {text}
  </a>
);

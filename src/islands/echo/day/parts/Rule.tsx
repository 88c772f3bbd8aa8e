import { capitalRu } from '../../../../lib/sentence-ru.ts';
import { ruleName } from '../words/rules.ts';

interface Props {
  readonly termBase: string;
  /** The id of the term. */
  readonly id: string;
  /** The text of the link; by default the name of the rule, after a sentence. */
  readonly text?: string;
}
/** A link to the term of a rule. */
export const Rule = ({ termBase, id, text = capitalRu(ruleName(id)) }: Props) => (
  <a class="term" href={`${termBase}${id}/`}>
    {text}
  </a>
);

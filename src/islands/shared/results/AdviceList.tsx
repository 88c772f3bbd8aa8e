import './advice-list.css';
import type { ComponentChildren } from 'preact';

/** What to do, and what that is about. */
interface Advice {
  readonly name: string;
  /** The term whose rule it rests on; absent where it is about no rule. */
  readonly term?: string;
  readonly says: ComponentChildren;
}
/** A piece of advice that is plain words. */
export interface SaidAdvice extends Advice {
  readonly says: string;
}
interface Props {
  readonly of: readonly Advice[];
  /** «/eldritch/terms/» with the site's base. */
  readonly termBase: string;
}

/** How to play: a piece of advice a line, each with the way to its rule. */
export const AdviceList = ({ of, termBase }: Props) => (
  <ul class="c-policy">
    {of.map(({ name, term, says }) => (
      <li key={name}>
        {term === undefined ? <b>{name}</b> : <a href={`${termBase}${term}/`}>{name}</a>}. <span>{says}</span>
      </li>
    ))}
  </ul>
);

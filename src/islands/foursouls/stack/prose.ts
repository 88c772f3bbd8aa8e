/** The prose of the stack: it comes with the page, as the cards do, and not with its script. */
import { createContext } from 'preact';
import { READINGS, RULES, type ReadingId, type RuleId } from '../../../engines/foursouls/stack/rules.ts';
import type { StackProse } from '../../../schemas/foursouls/stack-prose.ts';

export interface Prose extends Pick<StackProse, 'readings' | 'notModelled' | 'cardsNotModelled'> {
  /** The names of the terms that steps and refusals cite. */
  readonly terms: { readonly [r in RuleId]: string };
  /** «/foursouls/terms/» with the site's base. */
  readonly termBase: string;
}
/** Read by the parts; `HydrateLater` wants it handed on. */
export const ProseContext = createContext<Prose | undefined>(undefined);

/** The term that a reading belongs to. */
export const ruleOf = (id: ReadingId): RuleId => READINGS[id];
/** The names of the terms that are cited. @param nameOf by the id of the term */
export const citedTerms = (nameOf: (id: string) => string): Prose['terms'] =>
  Object.fromEntries(RULES.map((id) => [id, nameOf(id)])) as Prose['terms'];

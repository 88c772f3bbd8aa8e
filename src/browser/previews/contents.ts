/** The contents of the card of a term: its names, its answer, related terms, and links. */
import { BACK, CLOSE } from '../../drawings/controls.ts';
import { element } from '../element.ts';
import { shareButton } from '../share.ts';
import { sign } from '../sign.ts';
import type { Definitions } from './definitions.ts';

/** What the buttons of a card do. */
interface OnCard {
  /** Back to the previous term; undefined for the first one. */
  readonly back: (() => void) | undefined;
  readonly close: () => void;
}
/** The id of the element that says what the term means. */
export const MEANING = 'preview-text';

/**
 * The title and the contents of the card of a term.
 * @throws where its game does not define it, because page and definitions come from different builds
 */
export const contentsOf = (
  href: string,
  definitions: Definitions,
  on: OnCard,
): { readonly title: string; readonly contents: readonly Node[] } => {
  const id = href.split('/').at(-2)!;
  const entry = definitions[id];
  if (entry === undefined) throw new Error(id);
  const [title, en, summary, see] = entry;
  const kin = see.map((other) =>
    element('a', { className: 'term', href: new URL(`../${other}/`, href).href }, definitions[other]![0]),
  );
  const foot = [
    ...(on.back === undefined ? [] : [element('button', { type: 'button', onclick: on.back }, sign(BACK), 'Назад')]),
    element('a', { href }, 'Открыть термин'),
    ...shareButton(title, href),
    element('button', { type: 'button', ariaLabel: 'Закрыть', onclick: on.close }, sign(CLOSE)),
  ];
  const contents = [
    element('p', {}, element('b', {}, title), ' ', element('i', { lang: 'en' }, en)),
    element('p', { id: MEANING }, summary),
    element('p', { className: 'chips' }, ...kin),
    element('p', { className: 'preview-foot' }, ...foot),
  ];
  return { title, contents };
};

/** The whitelist of components for prose. The names are those of `schemas/site/components.ts`; the type holds both together. */
import type { MdxComponentName } from '../../schemas/site/components.ts';
import Icon from '../Icon.astro';
import Certainty from './Certainty.astro';
import Checklist from './Checklist.astro';
import Diagram from './Diagram.astro';
import En from './En.astro';
import Erratum from './Erratum.astro';
import Example from './Example.astro';
import Gap from './Gap.astro';
import LocationTable from './LocationTable.astro';
import Mistake from './Mistake.astro';
import Note from './Note.astro';
import Spoiler from './Spoiler.astro';
import Steps from './Steps.astro';
import T from './T.astro';
import Window from './Window.astro';

export const mdxComponents: { readonly [name in MdxComponentName]: unknown } = {
  Certainty,
  Checklist,
  Diagram,
  En,
  Erratum,
  Example,
  Gap,
  Icon,
  LocationTable,
  Mistake,
  Note,
  Spoiler,
  Steps,
  T,
  Window,
};

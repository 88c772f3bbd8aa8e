/** The bare names of cards. */
import type { Template } from '../../../../engines/foursouls/stack/ability.ts';

/** A name within a sentence. */
export const quote = (name: string): string => `«${name}»`;
/** The bare name of a card, for a card or a button. */
export const templateName = (template: Template | undefined): string => template?.name ?? 'Неизвестная карта';

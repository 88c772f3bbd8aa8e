/** The figures, cards, worked cases and prose of the calculators of The Binding of Isaac: Four Souls. */
import { z } from 'astro/zod';
import { attackProseSchema } from '../../schemas/foursouls/attack-prose.ts';
import { characterSchema } from '../../schemas/foursouls/character.ts';
import { deckRatioSchema } from '../../schemas/foursouls/deck-ratio.ts';
import { monsterSchema } from '../../schemas/foursouls/monster.ts';
import { stackScenarioSchema } from '../../schemas/foursouls/scenario.ts';
import { stackProseSchema } from '../../schemas/foursouls/stack-prose.ts';
import { stackTemplateSchema } from '../../schemas/foursouls/template.ts';
import { defineFigures } from './define.ts';

export const foursoulsFigures = defineFigures({
  lists: {
    monsters: monsterSchema,
    characters: characterSchema,
    'deck-ratios': deckRatioSchema,
    templates: stackTemplateSchema,
  },
  folders: { scenarios: stackScenarioSchema, calculators: z.union([stackProseSchema, attackProseSchema]) },
});

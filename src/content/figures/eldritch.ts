/** The figures of Eldritch Horror. */
import { z } from 'astro/zod';
import { ancientOneSchema } from '../../schemas/eldritch/ancient-one.ts';
import { calculatorProseSchema } from '../../schemas/eldritch/calculator-prose.ts';
import { artifactSchema, assetSchema } from '../../schemas/eldritch/card.ts';
import { combatProseSchema } from '../../schemas/eldritch/combat-prose.ts';
import { conditionSchema } from '../../schemas/eldritch/condition.ts';
import { flagSchema } from '../../schemas/eldritch/flag.ts';
import { investigatorSchema } from '../../schemas/eldritch/investigator.ts';
import { locationSchema } from '../../schemas/eldritch/location.ts';
import { laterMonsterSchema, monsterSchema } from '../../schemas/eldritch/monster.ts';
import { mythosCardsSchema } from '../../schemas/eldritch/mythos-cards.ts';
import { setSchema } from '../../schemas/eldritch/name.ts';
import { referenceCardSchema } from '../../schemas/eldritch/reference-card.ts';
import { sideBoardSchema } from '../../schemas/eldritch/side-board.ts';
import { defineFigures } from './define.ts';

export const eldritchFigures = defineFigures({
  lists: {
    sets: setSchema,
    monsters: monsterSchema,
    'epic-monsters': monsterSchema,
    'later-monsters': laterMonsterSchema,
    flags: flagSchema,
    investigators: investigatorSchema,
    'ancient-ones': ancientOneSchema,
    'mythos-cards': mythosCardsSchema,
    assets: assetSchema,
    artifacts: artifactSchema,
    conditions: conditionSchema,
    'reference-cards': referenceCardSchema,
    map: locationSchema,
    'side-boards': sideBoardSchema,
  },
  folders: { calculators: z.union([combatProseSchema, calculatorProseSchema]) },
});

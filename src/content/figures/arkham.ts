/** The figures of Arkham Horror: The Card Game, and the prose of its calculators. */
import { assetSchema } from '../../schemas/arkham/asset.ts';
import { presetSchema } from '../../schemas/arkham/bag.ts';
import { calculatorProseSchema } from '../../schemas/arkham/calculator-prose.ts';
import { effectSchema } from '../../schemas/arkham/effect.ts';
import { investigatorSchema } from '../../schemas/arkham/investigator.ts';
import { scenarioSchema } from '../../schemas/arkham/scenario.ts';
import { defineFigures } from './define.ts';

export const arkhamFigures = defineFigures({
  lists: {
    bags: presetSchema,
    scenarios: scenarioSchema,
    investigators: investigatorSchema,
    effects: effectSchema,
    assets: assetSchema,
  },
  folders: { calculators: calculatorProseSchema },
});

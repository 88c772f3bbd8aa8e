/** The figures, boards and prose of the calculators of Hellboy: The Board Game. */
import { agentSchema } from '../../schemas/hellboy/agent.ts';
import { boardSchema } from '../../schemas/hellboy/board.ts';
import { dieSchema } from '../../schemas/hellboy/dice.ts';
import { enemySchema } from '../../schemas/hellboy/enemy.ts';
import { modifierSchema } from '../../schemas/hellboy/modifier.ts';
import { oddsProseSchema } from '../../schemas/hellboy/odds-prose.ts';
import { throwSchema } from '../../schemas/hellboy/throws.ts';
import { defineFigures } from './define.ts';

export const hellboyFigures = defineFigures({
  lists: {
    dice: dieSchema,
    modifiers: modifierSchema,
    agents: agentSchema,
    enemies: enemySchema,
    throws: throwSchema,
  },
  folders: { boards: boardSchema, calculators: oddsProseSchema },
});

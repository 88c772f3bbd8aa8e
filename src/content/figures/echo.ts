/** The figures of Echo and the prose of its calculators. */
import { locationSchema, needSchema } from '../../schemas/echo/location.ts';
import { calculatorProseSchema } from '../../schemas/echo/prose.ts';
import { defineFigures } from './define.ts';

export const echoFigures = defineFigures({
  lists: { locations: locationSchema, needs: needSchema },
  folders: { calculators: calculatorProseSchema },
});

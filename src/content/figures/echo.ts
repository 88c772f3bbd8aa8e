/** The figures of Echo. */
import { locationSchema, needSchema } from '../../schemas/echo/location.ts';
import { defineFigures } from './define.ts';

export const echoFigures = defineFigures({ lists: { locations: locationSchema, needs: needSchema }, folders: {} });

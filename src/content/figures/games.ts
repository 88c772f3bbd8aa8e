/** The one list of the games that have figures. */
import { arkhamFigures } from './arkham.ts';
import type { FiguresOf } from './define.ts';
import { echoFigures } from './echo.ts';
import { eldritchFigures } from './eldritch.ts';
import { foursoulsFigures } from './foursouls.ts';
import { hellboyFigures } from './hellboy.ts';

export const FIGURES = {
  arkham: arkhamFigures,
  echo: echoFigures,
  eldritch: eldritchFigures,
  foursouls: foursoulsFigures,
  hellboy: hellboyFigures,
};

/** The figures of all games, by game and file. */
export type Figures = { readonly [G in keyof typeof FIGURES]: FiguresOf<(typeof FIGURES)[G]> };

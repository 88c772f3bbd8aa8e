import content from 'virtual:content';
import type { OddsData } from '../../../islands/hellboy/odds/data.ts';
import { assumedFaces, faceRulesOf } from '../../../schemas/hellboy/dice.ts';
import { throwRulesOf } from '../../../schemas/hellboy/throws.ts';

const { dice, modifiers, throws, agents, enemies, calculators } = content.figures.hellboy;

/** What the calculator says that is prose. */
export const oddsProse = () => calculators.odds!;

/** All figures that the calculator of dice needs. */
export const oddsData = (): OddsData => ({
  assumed: assumedFaces(dice),
  faceRules: faceRulesOf(dice),
  // The sections of the rulebook are for authors.
  modifiers: modifiers.map(({ source: _, ...rule }) => rule),
  throws: throwRulesOf(throws),
  agents,
  enemies,
});

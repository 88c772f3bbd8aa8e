import content from 'virtual:content';
import { tokenOf } from '../../../engines/arkham/meanings.ts';
import type { SignOf } from '../../../islands/arkham/chaos-bag/Island.tsx';
import type { OddsData } from '../../../islands/arkham/skill-test/model.ts';

/** The whole data of the skill-test calculator, in the order of its files. */
export const oddsData = (): OddsData => ({
  presets: content.figures.arkham.bags,
  scenarios: content.figures.arkham.scenarios,
  investigators: content.figures.arkham.investigators,
  effects: content.figures.arkham.effects,
  assets: content.figures.arkham.assets,
});

/** What is assumed and what is left out. */
export const remarks = content.figures.arkham.calculators.odds!;

/** What the page carries itself, so that it works before the rest has come: the first campaign and the first investigators. */
export const firstOddsData = (): OddsData => {
  const all = oddsData();
  const [first] = all.presets;
  return {
    presets: all.presets.slice(0, 1),
    scenarios: all.scenarios.filter((s) => s.campaign === first!.id),
    investigators: all.investigators.slice(0, 5),
    effects: all.effects.slice(0, 3),
    assets: all.assets.slice(0, 1),
  };
};

/** Investigators with an elder sign that does not hang on the game. */
export const signs = (): readonly SignOf[] =>
  oddsData().investigators.flatMap(({ id, ru, sign }) => {
    const isKnown =
      sign.x === undefined && sign.again === undefined && (sign.auto === true || sign.modifier !== undefined);
    const token = tokenOf({ ...sign, succeed: sign.auto === true ? true : undefined });
    return isKnown ? [{ id, ru, token }] : [];
  });

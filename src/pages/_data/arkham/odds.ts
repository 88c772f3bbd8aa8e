import content from 'virtual:content';
import { signsOf } from '../../../islands/arkham/chaos-bag/signs.ts';
import type { OddsData } from '../../../islands/arkham/skill-test/model.ts';

/** Without the box, which no calculator asks for. */
const withoutSet = <T extends { readonly set: string }>({ set: _, ...entry }: T) => entry;
/** The whole data of the skill-test calculator, in the order of its files. */
export const oddsData = (): OddsData => ({
  presets: content.figures.arkham.bags.map(withoutSet),
  scenarios: content.figures.arkham.scenarios,
  investigators: content.figures.arkham.investigators.map(withoutSet),
  effects: content.figures.arkham.effects,
  assets: content.figures.arkham.assets,
});

/** What a calculator assumes and what it leaves out. */
export const remarksOf = (calculator: 'hand' | 'odds') => content.figures.arkham.calculators[calculator]!;

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

/** Investigators with an elder sign that the bag may offer. */
export const signs = () => signsOf(content.figures.arkham.investigators);

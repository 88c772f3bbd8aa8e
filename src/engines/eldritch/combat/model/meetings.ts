/** How often an investigator and a foe meet before a layer of the order of turns, and how often they still may. */
import type { Fight } from '../fight.ts';
import type { Layer } from './layers.ts';

/** Investigators and foes by their places in the fight. An ambush is met once, by the first investigator in his first turn. */
export interface Meetings {
  /** How often an investigator has met a foe before a layer. */
  readonly before: (layer: Layer, foe: number, fighter: number) => number;
  /** How often the investigator whose turn it is may still meet a foe, in this turn and later. */
  readonly toCome: (layer: Layer, foe: number) => number;
  /** Whether no investigator meets a foe from a layer on. */
  readonly isOver: (layer: Layer, foe: number) => boolean;
}

const isMetIn = ({ met }: Layer, foe: number): boolean => Math.floor(met / 2 ** foe) % 2 === 1;

/** Who meets whom in a fight, by layer. */
export const meetingsOf = ({ fighters, foes, rounds }: Fight): Meetings => {
  const lastTurn = rounds * fighters.length - 1;
  const isAmbush = foes.map((foe) => foe.isAmbush === true);
  const before: Meetings['before'] = (layer, foe, fighter) => {
    const isMet = isMetIn(layer, foe);
    if (isAmbush[foe]!) return Number(fighter === 0 && (layer.turn > 0 || isMet));
    const turns = Math.floor((layer.turn - fighter + fighters.length - 1) / fighters.length);
    return turns + Number(fighter === layer.fighter && isMet);
  };
  return {
    before,
    toCome: (layer, foe) => (isAmbush[foe]! ? Number(layer.fighter === 0) : rounds) - before(layer, foe, layer.fighter),
    isOver: (layer, foe) => {
      const isMet = isMetIn(layer, foe);
      return isAmbush[foe]! ? isMet || layer.turn > 0 : isMet && layer.turn === lastTurn;
    },
  };
};

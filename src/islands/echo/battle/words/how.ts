/** The steps of the rules with the numbers of this battle, assumptions, omissions, questions of readings. */
import { strikeDice } from '../../../../engines/echo/battle/attack.ts';
import { chanceToBegin } from '../../../../engines/echo/battle/order.ts';
import { READING_NAMES, type ReadingName } from '../../../../engines/echo/battle/readings.ts';
import { toNumber } from '../../../../engines/exact/fraction.ts';
import { listRu } from '../../../../lib/sentence-ru.ts';
import type { BattleProse } from '../../../../schemas/echo/prose.ts';
import { battleOf, isExample, type State } from '../model.ts';
import { detectiveName, diceCount } from './names.ts';
import { chanceRu } from './numbers.ts';

/** What the page says of how a battle is counted. */
export const howOf = (state: State, { how, assumed, notCounted }: BattleProse) => {
  const battle = battleOf(state);
  const ofEach = (says: (at: number) => string): string =>
    listRu(battle.detectives.map((_, at) => `${detectiveName(state, at)} — ${says(at)}`));
  const numbers = {
    begins: ofEach((at) => chanceRu(toNumber(chanceToBegin(battle.detectives[at]!, battle)))),
    dice: ofEach((at) => diceCount(strikeDice(battle.detectives[at]!.strength, battle.detectives[at]!.knife))),
  };
  const isSo = {
    weapon: battle.detectives.some(({ weapon }) => weapon),
    spell: battle.detectives.some(({ spell }) => spell),
    example: isExample(state),
    'may-leave': state.canLeave,
    stays: !state.canLeave,
  };
  const isApplicable = ({ when }: { readonly when?: keyof typeof isSo | undefined }) =>
    when === undefined || isSo[when];
  return {
    steps: how.filter(isApplicable).map(({ terms, says }) => ({
      terms: Object.entries(terms),
      says: says.replace(/\{(begins|dice)\}/gu, (_, name: keyof typeof numbers) => numbers[name]),
    })),
    assumed: assumed.filter(isApplicable).map(({ says }) => says),
    notCounted,
  };
};

/** The readings as their controls take them. */
export const readingWords = (readings: BattleProse['readings']) => {
  const ofEach = <T>(part: (name: ReadingName) => T) =>
    Object.fromEntries(READING_NAMES.map((name) => [name, part(name)])) as { readonly [R in ReadingName]: T };
  return {
    titles: ofEach((name) => readings[name].title),
    options: ofEach((name): { readonly [option: string]: string } => readings[name].options),
    terms: ofEach((name) => readings[name].term),
  };
};

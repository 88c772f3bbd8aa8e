/** What the calculators of a round are opened on, whoever plays. */
import type { Value } from '../../schemas/site/setup.ts';
import { calculatorLinks, type People } from '../table/calculator-link.ts';
import { tableOfGame } from '../table/rounds.test-table.ts';
import { beginSetup, withCharacter } from './model.ts';
import { gameOf } from './onward.ts';
import { setupOfGame } from './setups.test-table.ts';

/** The queries of a calculator at all steps of a round, for each character of the game. */
export const roundQueries = (game: string, calculator: string): readonly string[] => {
  const [data, table] = [setupOfGame(game), tableOfGame(game)];
  const characters = data.setup.characters?.options ?? [];
  const people: People = Object.fromEntries(
    characters.map(({ id, numbers }) => [id, numbers as Readonly<Record<string, Value>>]),
  );
  const calculators = table.steps.flatMap((step) => step.calculators).filter(({ id }) => id === calculator);
  return characters.flatMap(({ id }) => {
    const state = gameOf(data, withCharacter(beginSetup(data), 0, id), table);
    return calculators
      .flatMap((one) => calculatorLinks({ table, state, people, answers: {} }, one))
      .map(({ to }) => to.split('?')[1] ?? '');
  });
};

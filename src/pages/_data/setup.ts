/** The set-up of a game with all its options, and the round that follows it. */
import content from 'virtual:content';
import type { Round } from '../../schemas/site/round.ts';
import type { People } from '../../islands/table/calculator-link.ts';
import { wholeSetup, type Lists, type WholeSetup } from '../../schemas/site/setup-options.ts';
import type { GameItem } from './games.ts';

/** A round without the texts of its steps. */
const bare = ({ phases, ...round }: Round): Round => ({
  ...round,
  phases: phases.map(({ steps, ...phase }) => ({
    ...phase,
    steps: steps.map(({ id, to, from, when }) => ({
      id,
      title: '',
      to,
      from,
      when,
      says: [],
      forgotten: [],
      eachPlayer: false,
      window: false,
      passesLead: false,
      calculators: [],
      asks: [],
      shows: [],
    })),
  })),
});

/** The numbers of characters, by their ids, where they have any. */
export const peopleOf = (game: GameItem): People =>
  Object.fromEntries(
    (setupOf(game)?.setup.characters?.options ?? []).flatMap(({ id, numbers }) =>
      Object.keys(numbers).length === 0 ? [] : [[id, numbers as People[string]]],
    ),
  );

export interface SetupPage {
  readonly setup: WholeSetup;
  readonly round: Round;
}
/** Undefined for a game that has none. */
export const setupOf = ({ id, sets }: GameItem): SetupPage | undefined => {
  const [setup, round] = [content.setups[id], content.rounds[id]];
  const lists: Lists = (content.figures as Readonly<Record<string, Lists>>)[id] ?? {};
  return setup && round && { setup: wholeSetup(setup, lists, sets), round: bare(round) };
};

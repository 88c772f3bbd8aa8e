/** What the schema of `setup.yaml` cannot see: repeated and missing names, numbers without a source, lost links. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineLinks } from '../../lib/inline-links.ts';
import type { Setup } from '../../schemas/site/setup.ts';
import { namesIn, wholeSetup, type Lists, type WholeSetup } from '../../schemas/site/setup-options.ts';
import { listHint } from '../link/nearest.ts';
import type { Problem } from '../link/problem.ts';
import type { Corpus, GameFile } from './corpus.ts';
import { lostLinks, problemsOf, repeatsIn } from './checked-file.ts';

/** A name that must be in a list, and the message where it is not. */
interface Named {
  readonly name: string;
  readonly among: readonly string[];
  readonly says: string;
}
const itemsOf = ({ parts }: Setup) => parts.flatMap(({ items }) => items);

/** Every place that a set-up leads to. */
const placesOf = (setup: Setup): readonly string[] => [
  ...setup.choices.map(({ to }) => to),
  ...(setup.first === undefined ? [] : [setup.first.to]),
  ...(setup.characters ? [setup.characters.to] : []),
  ...itemsOf(setup).flatMap(({ to, says }) => [to, ...inlineLinks(says).flatMap((run) => run.to ?? [])]),
];

/** What a name in braces may mean. */
const valuesOf = ({ byPlayers, choices }: WholeSetup): readonly string[] => [
  'players',
  'seats',
  ...Object.keys(byPlayers),
  ...choices.flatMap(({ id, options }) => [id, ...options.flatMap(({ numbers }) => Object.keys(numbers))]),
];

const namedIn = (setup: Setup, whole: WholeSetup, lists: Lists): readonly Named[] => {
  const values = [...new Set(valuesOf(whole))];
  const sources = [...setup.choices, ...(setup.characters ? [setup.characters] : [])].flatMap(({ from }) => from);
  const inBraces = [
    ...itemsOf(setup).flatMap(({ says, calculator }) => [...namesIn(says), ...namesIn(calculator?.query ?? '')]),
    ...namesIn(setup.about),
    ...Object.keys(setup.carried),
    ...Object.values(setup.counters).filter((from) => typeof from === 'string'),
    ...(setup.characters?.each === undefined ? [] : [setup.characters.each]),
  ];
  return [
    ...sources.map(({ list }) => ({ name: list, among: Object.keys(lists), says: 'Списка с этим именем в data/ нет' })),
    ...inBraces.map((name) => ({ name, among: values, says: 'Числа или выбора с этим именем нет' })),
    ...whole.choices.map(({ start, options }) => ({
      name: start,
      among: options.map(({ id }) => id),
      says: 'Такого варианта у выбора нет',
    })),
    ...[...[...itemsOf(setup), ...setup.choices].map(({ when }) => when), ...Object.values(setup.carried)].flatMap(
      (when) =>
        Object.entries(when).flatMap(([name, wanted]): Named[] => {
          if (name === 'players') return [];
          const choice = whole.choices.find(({ id }) => id === name);
          if (choice === undefined)
            return [{ name, among: ['players', ...whole.choices.map(({ id }) => id)], says: 'Такого выбора нет' }];
          const among = choice.options.map(({ id }) => id);
          return wanted.map((option) => ({ name: `${option}`, among, says: 'Такого варианта у выбора нет' }));
        }),
    ),
  ];
};

/** @param map path of each page → ids of its headings */
export const setupProblems = (
  root: string,
  game: GameFile,
  corpus: Corpus,
  map: ReadonlyMap<string, ReadonlySet<string>>,
): readonly Problem[] => {
  const [setup, round] = [corpus.setups[game.id], corpus.rounds[game.id]];
  const file = `content/${game.id}/setup.yaml`;
  if (setup === undefined || !existsSync(join(root, file))) return [];
  const source = readFileSync(join(root, file), 'utf8');
  const problem = problemsOf(file, source);
  if (round === undefined)
    return [problem('not-ready', '', 'Подготовка ведёт за стол, а round.yaml у игры нет.', 'Напишите round.yaml.')];
  const lists: Lists = (corpus.figures as Readonly<Record<string, Lists>>)[game.id] ?? {};
  const counts = round.players.most - round.players.least + 1;
  const calculators = game.data.calculators.map(({ id }) => id);
  const named: readonly Named[] = [
    ...namedIn(setup, wholeSetup(setup, lists, game.data.sets), lists),
    ...Object.keys(setup.counters).map((name) => ({
      name,
      among: round.counters.map(({ id }) => id),
      says: 'Счётчика с этим именем в round.yaml нет',
    })),
    ...itemsOf(setup).flatMap(({ calculator }) =>
      calculator === undefined ? [] : [{ name: calculator.id, among: calculators, says: 'Калькулятора у игры нет' }],
    ),
  ];
  const placeOf = (name: string) => (source.includes(`{${name}}`) ? `{${name}}` : name);
  return [
    ...[...repeatsIn(itemsOf(setup).map(({ id }) => id)), ...repeatsIn(setup.choices.map(({ id }) => id))].map((id) =>
      problem('duplicate-id', `id: ${id}`, `Имя «${id}» стоит дважды.`, 'Дайте шагу или выбору другое имя.'),
    ),
    ...Object.entries({ ...setup.byPlayers, ...(setup.characters?.seats && { seats: setup.characters.seats }) })
      .filter(([, values]) => values.length !== counts)
      .map(([name, values]) =>
        problem(
          'frontmatter',
          `${name}:`,
          `У «${name}» чисел ${values.length}, а игроков бывает от ${round.players.least} до ${round.players.most}.`,
          `Напишите ${counts}, по одному на каждое число игроков.`,
        ),
      ),
    ...named
      .filter(({ name, among }) => !among.includes(name))
      .map(({ name, among, says }) =>
        problem('unknown-term', placeOf(name), `${says}: «${name}».`, listHint(name, among)),
      ),
    ...lostLinks(placesOf(setup), game.id, map, problem),
  ];
};

/** What the schema of `round.yaml` cannot see: repeated and missing names, links that lead to no page. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineLinks } from '../../lib/inline-links.ts';
import type { Change, Round } from '../../schemas/site/round.ts';
import { namesIn } from '../../schemas/site/setup-options.ts';
import { listHint } from '../link/nearest.ts';
import type { Problem } from '../link/problem.ts';
import type { Corpus, GameFile } from './corpus.ts';
import { lostLinks, problemsOf, repeatsIn } from './checked-file.ts';

/** Every place that a round leads to. */
const placesOf = ({ phases, counters, signals, window, end }: Round): readonly string[] => {
  const steps = phases.flatMap((phase) => phase.steps);
  const ends = [...(end?.outcomes ?? []), ...(end?.score === undefined ? [] : [end.score])];
  const lines = [
    ...ends.flatMap(({ says }) => says),
    ...(end?.after ?? []),
    ...steps.flatMap(({ says, forgotten }) => [...says, ...forgotten]),
    ...counters.flatMap(({ alarm }) => (alarm === undefined ? [] : [alarm.says])),
    ...signals.map(({ says }) => says),
    ...(window === undefined ? [] : [window]),
  ];
  return [
    ...[...steps, ...phases, ...ends].map(({ to }) => to),
    ...lines.flatMap((line) => inlineLinks(line).flatMap(({ to }) => (to === undefined ? [] : [to]))),
    ...counters.flatMap(({ term }) => (term === undefined ? [] : [`terms/${term}`])),
  ];
};
const countersOf = ({ counter, times }: Change): readonly string[] => [
  counter,
  ...(times === undefined ? [] : [times]),
];

/** Names in braces, options of switches and numbers by players that are defined nowhere. */
const switchProblems = (round: Round, problem: ReturnType<typeof problemsOf>): readonly Problem[] => {
  const { switches, byPlayers, players } = round;
  const steps = round.phases.flatMap((phase) => phase.steps);
  const parts = [...steps, ...steps.flatMap(({ does }) => does ?? []), ...round.counters, ...round.signals];
  const wanted = [...parts, ...(round.end?.outcomes ?? [])].flatMap(({ when }) => Object.entries(when));
  const numbers = Object.keys(byPlayers);
  const counts = players.most - players.least + 1;
  return [
    ...wanted
      .filter(([id]) => switches.every((one) => one.id !== id))
      .map(([id]) =>
        problem(
          'unknown-term',
          id,
          `Переключателя «${id}» нет.`,
          listHint(
            id,
            switches.map((one) => one.id),
          ),
        ),
      ),
    ...switches.flatMap(({ id, start, options }) => {
      const ids = options.map((option) => option.id);
      return [start, ...wanted.flatMap(([name, some]) => (name === id ? some : []))]
        .filter((one) => !ids.includes(one))
        .map((one) => problem('unknown-term', one, `Такого варианта у «${id}» нет: «${one}».`, listHint(one, ids)));
    }),
    ...steps
      .flatMap(({ says, forgotten }) => [...says, ...forgotten].flatMap(namesIn))
      .filter((name) => !numbers.includes(name))
      .map((name) => problem('unknown-term', `{${name}}`, `Числа «${name}» в byPlayers нет.`, listHint(name, numbers))),
    ...Object.entries(byPlayers)
      .filter(([, values]) => values.length !== counts)
      .map(([name]) =>
        problem(
          'frontmatter',
          `${name}:`,
          `У «${name}» должно быть чисел: ${counts}.`,
          'По одному на каждое число игроков.',
        ),
      ),
  ];
};

/** @param map path of each page → ids of its headings */
export const roundProblems = (
  root: string,
  game: GameFile,
  corpus: Corpus,
  map: ReadonlyMap<string, ReadonlySet<string>>,
): readonly Problem[] => {
  const round = corpus.rounds[game.id];
  const file = `content/${game.id}/round.yaml`;
  if (round === undefined || !existsSync(join(root, file))) return [];
  const source = readFileSync(join(root, file), 'utf8');
  const problem = problemsOf(file, source);
  const steps = round.phases.flatMap((phase) => phase.steps);
  const counters = round.counters.map(({ id }) => id);
  const calculators = game.data.calculators.map(({ id }) => id);
  const named = [
    ...steps.flatMap(({ does }) => [
      ...(does?.changes ?? []).flatMap(countersOf),
      ...(does?.alarm === undefined ? [] : [does.alarm]),
    ]),
    ...steps.flatMap(({ asks, shows }) => [...asks.map(({ counter }) => counter), ...shows]),
    ...round.signals.flatMap(({ at }) => Object.keys(at)),
    ...(round.end?.outcomes ?? []).flatMap(({ winners }) => winners ?? []),
    ...(round.end?.score?.rows ?? []).flatMap(({ counter }) => counter ?? []),
    ...round.counters.flatMap(({ alarm }) => (typeof alarm?.at === 'string' ? [alarm.at] : [])),
  ];
  return [
    ...switchProblems(round, problem),
    ...[...repeatsIn(steps.map(({ id }) => id)), ...repeatsIn(counters)].map((id) =>
      problem('duplicate-id', `id: ${id}`, `Имя «${id}» стоит дважды.`, 'Дайте шагу или счётчику другое имя.'),
    ),
    ...named
      .filter((id) => !counters.includes(id))
      .map((id) => problem('unknown-term', id, `Счётчика «${id}» нет.`, listHint(id, counters))),
    ...steps
      .flatMap((step) => step.calculators.map(({ id }) => id))
      .filter((id) => !calculators.includes(id))
      .map((id) => problem('broken-link', id, `Калькулятора «${id}» у игры нет.`, listHint(id, calculators))),
    ...lostLinks(placesOf(round), game.id, map, problem),
  ];
};

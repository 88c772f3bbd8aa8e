/** `npm run new calculator`: a small working calculator, to be replaced part by part, and the term that leads to it. */
import { withEntry, withField } from './edits.ts';
import {
  refuse,
  withoutOverwriting,
  type ProjectChange,
  type Project,
  type Refused,
  type TextFile,
} from './project.ts';
import { filesOf } from './templates.ts';
import { planTerm, termPath } from './term.ts';
import { wrongCalculator } from './words.ts';

/** What a calculator answers, until its author says it; `npm run check` finds it. */
export const UNSAID = 'На какой вопрос отвечает калькулятор.';

export const planCalculator = (project: Project, game: string, id: string, title: string): ProjectChange | Refused => {
  const wrong = wrongCalculator(project, game, id);
  if (wrong !== undefined) return wrong;
  const term = termOf(project, game, id, title);
  if ('refusal' in term) return term;
  const path = `content/${game}/game.yaml`;
  const entry = `id: ${id}\nname: "${title}"\ntitle: "${title}"\nsays: "${UNSAID}"`;
  return withoutOverwriting(project, {
    written: [...filesOf('calculator', { game, id, title }), ...term.written],
    changed: [{ path, text: withEntry(project.read(path), 'calculators', entry) }, ...term.changed],
    next: [
      `Скажите в ${path}, как называется калькулятор и на что отвечает.`,
      `Замените бросок кубиков механикой игры: src/engines/${game}/${id}/, потом model, address, Island и words в src/islands/${game}/${id}/.`,
      `К калькулятору ведёт термин ${termPath(game, id)}; ведите и с других: поле calculator.`,
    ],
  });
};

/** The term that leads to the calculator: the one with its id, created where there is none. */
const termOf = (
  project: Project,
  game: string,
  id: string,
  title: string,
): { readonly written: readonly TextFile[]; readonly changed: readonly TextFile[] } | Refused => {
  const path = termPath(game, id);
  const withLink = (page: string) =>
    withField(
      page,
      `calculator: { to: ${id}, query: "v=1&n=2&s=6&w=1", says: "шанс хотя бы одного успеха двумя кубиками" }`,
    );
  if (project.has(path)) {
    const page = project.read(path);
    return /^calculator:/m.test(page)
      ? refuse(`Термин ${path} уже ведёт к калькулятору. Ничего не записано.`)
      : { written: [], changed: [{ path, text: withLink(page) }] };
  }
  const plan = planTerm(project, game, id, title);
  if ('refusal' in plan) return plan;
  return { written: plan.written.map((file) => ({ ...file, text: withLink(file.text) })), changed: [] };
};

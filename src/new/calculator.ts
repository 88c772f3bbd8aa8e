/** `npm run new calculator`: a small working calculator, to be replaced part by part, and the term that leads to it. */
import { parse } from 'yaml';
import { splitFrontmatter } from '../content/read/yaml.ts';
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
import { wrongCalculator, wrongTitle } from './words.ts';

/** What a calculator answers, until its author says it; `npm run check` finds it. */
export const UNSAID = 'На какой вопрос отвечает калькулятор.';
/** Its name on the tabs where the title has several words, until its author says it. */
export const UNNAMED = 'Одно слово для вкладки';

export const planCalculator = (project: Project, game: string, id: string, title: string): ProjectChange | Refused => {
  const wrong = wrongCalculator(project, game, id);
  if (wrong !== undefined) return wrong;
  const term = termOf(project, game, id, title);
  if ('refusal' in term) return term;
  const path = `content/${game}/game.yaml`;
  const name = title.includes(' ') ? UNNAMED : title;
  const entry = `id: ${id}\nname: "${name}"\ntitle: "${title}"\nsign: odds\nsays: "${UNSAID}"`;
  return withoutOverwriting(project, {
    written: [...filesOf('calculator', { game, id, title, term: term.id, name: term.title }), ...term.written],
    changed: [{ path, text: withEntry(project.read(path), 'calculators', entry) }, ...term.changed],
    next: [
      `Скажите в ${path}, как называется калькулятор (name — одно слово для вкладки), на что отвечает (says) и какой у него знак (sign — один из списка в src/schemas/site/game.ts).`,
      `Замените бросок кубиков механикой игры: src/engines/${game}/${id}/, потом model, address, Island и words в src/islands/${game}/${id}/.`,
      `К калькулятору ведёт термин ${termPath(game, term.id)}: замените в нём query и says поля calculator. Лучше подходит другой термин — перенесите поле туда, лишний файл удалите, а в howSteps (words/answer.ts) назовите тот термин.`,
    ],
  });
};

interface LeadingTerm {
  readonly id: string;
  readonly title: string;
  readonly written: readonly TextFile[];
  readonly changed: readonly TextFile[];
}
/** The term that leads to the calculator: the one of its id or of its title, created where there is none. */
const termOf = (project: Project, game: string, id: string, title: string): LeadingTerm | Refused => {
  const withLink = (page: string) =>
    withField(
      page,
      `calculator: { to: ${id}, query: "v=1&n=2&s=6&w=1", says: "шанс хотя бы одного успеха двумя кубиками" }`,
    );
  const existing = project.has(termPath(game, id)) ? id : termNamed(project, game, title);
  if (existing !== undefined) {
    const path = termPath(game, existing);
    const page = project.read(path);
    return /^calculator:/m.test(page)
      ? refuse(`Термин ${path} уже ведёт к калькулятору. Ничего не записано.`)
      : { id: existing, title: writableTitle(page) ?? title, written: [], changed: [{ path, text: withLink(page) }] };
  }
  const plan = planTerm(project, game, id, title);
  if ('refusal' in plan) return plan;
  return { id, title, written: plan.written.map((file) => ({ ...file, text: withLink(file.text) })), changed: [] };
};

/** The id of the term that has these words for its title or a form. */
const termNamed = (project: Project, game: string, words: string): string | undefined => {
  const file = project.list(`content/${game}/terms`).find((name) => {
    const { title, forms } = namesOf(project.read(`content/${game}/terms/${name}`));
    return [title, ...forms].some((one) => one.toLowerCase() === words.toLowerCase());
  });
  return file?.replace(/\.mdx$/, '');
};
/** The title of a term; undefined where it cannot be written into code as it is. */
const writableTitle = (page: string): string | undefined => {
  const { title } = namesOf(page);
  return wrongTitle(title) === undefined ? title : undefined;
};
const namesOf = (page: string): { readonly title: string; readonly forms: readonly string[] } => {
  const { title = '', forms = [] } = (parse(splitFrontmatter(page)?.yaml ?? '') ?? {}) as {
    title?: string;
    forms?: readonly string[];
  };
  return { title, forms };
};

/**
 * Refuses prose that the site cannot show well: unknown components and icons, HTML tags, headings without an id,
 * straight quotation marks, pictures without words.
 */
import { defineMdastPlugin } from 'satteri';
import { ICON_NAMES } from '../schemas/site/icons.ts';
import { MDX_COMPONENTS } from '../schemas/site/components.ts';
import { nearestHint, type Dictionary } from '../terms/dictionary.ts';
import type { ProblemRule } from '../terms/problem.ts';
import { HEADING } from '../corpus/site-map.ts';
import { attributeOf, lineOfNode, type Context, type JsxNode, type Node } from './nodes.ts';

/** Receives a problem of the document being compiled. */
export type Report = (rule: ProblemRule, line: number, said: string, mend: string) => void;

/** The guard pass for one document of a game. */
export const guard = (dictionary: Pick<Dictionary, 'entries'> | undefined, report: Report) => {
  const seen = new Set<string>();
  const component = (node: JsxNode) => {
    const line = lineOfNode(node);
    const name = node.name ?? '';
    if (!(name in MDX_COMPONENTS)) {
      report('unknown-component', line, `Компонента <${name}> нет.`, nearestName(name, Object.keys(MDX_COMPONENTS)));
      return;
    }
    const known: readonly string[] = MDX_COMPONENTS[name as keyof typeof MDX_COMPONENTS];
    for (const a of node.attributes) {
      const attribute = a.type === 'mdxJsxAttribute' ? a.name : '…';
      if (!known.includes(attribute))
        report(
          'unknown-attribute',
          line,
          `<${name}> не знает атрибута «${attribute}».`,
          known.length > 0 ? `Знает: ${known.join(', ')}.` : 'Атрибутов у него нет.',
        );
    }
    if (name === 'Icon') {
      const icon = attributeOf(node, 'name');
      if (!(ICON_NAMES as readonly unknown[]).includes(icon))
        report('unknown-icon', line, `Значка «${String(icon)}» нет.`, nearestName(String(icon), ICON_NAMES));
    }
    if (name === 'T') {
      const id = attributeOf(node, 'id');
      if (typeof id === 'string' && dictionary !== undefined && !dictionary.entries.has(id))
        report(
          'unknown-term',
          line,
          `<T id="${id}">: такого термина нет.`,
          nearestHint(id, [...dictionary.entries.keys()]),
        );
      if (id === undefined && attributeOf(node, 'not') === undefined)
        report(
          'unknown-term',
          line,
          'У <T> нет ни id, ни not.',
          '<T id="doom">слово</T> ставит ссылку, <T not>слово</T> запрещает её.',
        );
    }
  };
  const html = (node: Node) => {
    report(
      'raw-html',
      lineOfNode(node),
      'HTML или код в тексте.',
      'Пишите на Markdown и компонентами из src/schemas/components.ts.',
    );
  };

  return defineMdastPlugin({
    name: 'guard',
    options: { position: true },
    heading(node, ctx: Context) {
      const match = HEADING.exec(`${'#'.repeat(node.depth)} ${ctx.textContent(node)}`);
      const line = lineOfNode(node);
      if (node.depth === 1)
        report(
          'heading-id',
          line,
          'Заголовок первого уровня в тексте.',
          'Название страницы стоит во frontmatter; в тексте начинайте с ##.',
        );
      else if (match === null)
        report(
          'heading-id',
          line,
          `Заголовок без id: «${ctx.textContent(node)}».`,
          'Допишите постоянный id латиницей: «## Раунд [#round]».',
        );
      else if (seen.has(match[3]!))
        report('heading-id', line, `Id «${match[3]}» стоит на странице дважды.`, 'Дайте второму заголовку свой id.');
      else seen.add(match[3]!);
    },
    text(node) {
      const quote = /["']/.exec(node.value);
      if (quote !== null)
        report(
          'straight-quote',
          lineOfNode(node),
          `Прямая кавычка: «…${node.value.slice(Math.max(0, quote.index - 20), quote.index + 20)}…»`,
          'В русском тексте стоят «ёлочки», внутри них „лапки“, апостроф ’.',
        );
    },
    image(node) {
      if ((node.alt ?? '').trim() === '')
        report(
          'picture-text',
          lineOfNode(node),
          `Картинка без слов: ${node.url}`,
          'Скажите в квадратных скобках, что на ней: ![Раунд: четыре фазы](…).',
        );
    },
    html,
    mdxFlowExpression: html,
    mdxTextExpression: html,
    mdxjsEsm: html,
    mdxJsxFlowElement: component,
    mdxJsxTextElement: component,
  });
};

const nearestName = (wrong: string, known: readonly string[]): string =>
  `${nearestHint(wrong, known).startsWith('Может') ? `${nearestHint(wrong, known)} ` : ''}Есть: ${known.join(', ')}.`;

/**
 * Refuses prose that the site cannot show well: unknown components and icons, HTML tags, headings without an id,
 * straight quotation marks, image files. One rule a function.
 */
import { defineMdastPlugin } from 'satteri';
import { ICON_NAMES } from '../../schemas/site/icons.ts';
import { MDX_COMPONENTS } from '../../schemas/site/components.ts';
import type { Dictionary } from '../link/dictionary.ts';
import { listHint, termHint } from '../link/nearest.ts';
import type { ProblemRule } from '../link/problem.ts';
import { HEADING } from '../read/site-map.ts';
import { attributeOf, lineOfNode, type JsxNode, type TreeNode } from './nodes.ts';

/** Receives a problem of the document being compiled. */
export type Report = (rule: ProblemRule, line: number, message: string, fix: string) => void;
/** What is wrong with a node, and how to fix it. */
interface Fault {
  readonly rule: ProblemRule;
  readonly message: string;
  readonly fix: string;
}
type Terms = Pick<Dictionary, 'entries'> | undefined;

const unknownAttributes = (node: JsxNode, name: keyof typeof MDX_COMPONENTS): Fault[] => {
  const known: readonly string[] = MDX_COMPONENTS[name];
  return node.attributes
    .map((a) => (a.type === 'mdxJsxAttribute' ? a.name : '…'))
    .filter((attribute) => !known.includes(attribute))
    .map((attribute) => ({
      rule: 'unknown-attribute',
      message: `<${name}> не знает атрибута «${attribute}».`,
      fix: known.length > 0 ? `Знает: ${known.join(', ')}.` : 'Атрибутов у него нет.',
    }));
};

const unknownIcon = (node: JsxNode): Fault[] => {
  const icon = attributeOf(node, 'name');
  if ((ICON_NAMES as readonly unknown[]).includes(icon)) return [];
  if (icon === undefined)
    return [{ rule: 'unknown-icon', message: 'У <Icon /> нет name.', fix: `Есть: ${ICON_NAMES.join(', ')}.` }];
  return [{ rule: 'unknown-icon', message: `Значка «${String(icon)}» нет.`, fix: listHint(String(icon), ICON_NAMES) }];
};

const unknownTerm = (node: JsxNode, terms: Terms): Fault[] => {
  const id = attributeOf(node, 'id');
  if (id === undefined && attributeOf(node, 'not') === undefined)
    return [
      {
        rule: 'unknown-term',
        message: 'У <T> нет ни id, ни not.',
        fix: '<T id="doom">слово</T> ставит ссылку, <T not>слово</T> запрещает её.',
      },
    ];
  if (typeof id !== 'string' || terms === undefined || terms.entries.has(id)) return [];
  return [
    {
      rule: 'unknown-term',
      message: `<T id="${id}">: такого термина нет.`,
      fix: termHint(id, [...terms.entries.keys()]),
    },
  ];
};

const faultsOfComponent = (node: JsxNode, terms: Terms): Fault[] => {
  const name = node.name ?? '';
  if (!(name in MDX_COMPONENTS))
    return [
      {
        rule: 'unknown-component',
        message: `Компонента <${name}> нет.`,
        fix: listHint(name, Object.keys(MDX_COMPONENTS)),
      },
    ];
  return [
    ...unknownAttributes(node, name as keyof typeof MDX_COMPONENTS),
    ...(name === 'Icon' ? unknownIcon(node) : []),
    ...(name === 'T' ? unknownTerm(node, terms) : []),
  ];
};

/** `seen` are the ids of the headings above. */
const faultOfHeading = (depth: number, text: string, seen: ReadonlySet<string>): Fault | undefined => {
  const fault = (message: string, fix: string): Fault => ({ rule: 'heading-id', message, fix });
  if (depth === 1)
    return fault(
      'Заголовок первого уровня в тексте.',
      'Название страницы стоит во frontmatter; в тексте начинайте с ##.',
    );
  const id = idOfHeading(depth, text);
  if (id === undefined)
    return fault(`Заголовок без id: «${text}».`, 'Допишите постоянный id латиницей: «## Раунд [#round]».');
  return seen.has(id) ? fault(`Id «${id}» стоит на странице дважды.`, 'Дайте второму заголовку свой id.') : undefined;
};
const idOfHeading = (depth: number, text: string): string | undefined =>
  HEADING.exec(`${'#'.repeat(depth)} ${text}`)?.[3];

const straightQuote = (text: string): Fault | undefined => {
  const quote = /["']/.exec(text);
  if (quote === null) return undefined;
  return {
    rule: 'straight-quote',
    message: `Прямая кавычка: «…${text.slice(Math.max(0, quote.index - 20), quote.index + 20)}…»`,
    fix: 'В русском тексте стоят «ёлочки», внутри них „лапки“, апостроф ’.',
  };
};

const RAW_HTML: Fault = {
  rule: 'raw-html',
  message: 'HTML или код в тексте.',
  fix: 'Пишите на Markdown и компонентами из src/schemas/site/components.ts.',
};

/** The guard pass for one document of a game. */
export const guard = (dictionary: Terms, report: Report) => {
  const seen = new Set<string>();
  const refuse = (node: TreeNode, fault: Fault | undefined) => {
    if (fault !== undefined) report(fault.rule, lineOfNode(node), fault.message, fault.fix);
  };
  const html = (node: TreeNode) => refuse(node, RAW_HTML);
  const component = (node: JsxNode) => {
    for (const fault of faultsOfComponent(node, dictionary)) refuse(node, fault);
  };
  return defineMdastPlugin({
    name: 'guard',
    options: { position: true },
    heading(node, ctx) {
      const text = ctx.textContent(node);
      refuse(node, faultOfHeading(node.depth, text, seen));
      const id = idOfHeading(node.depth, text);
      if (id !== undefined) seen.add(id);
    },
    text: (node) => refuse(node, straightQuote(node.value)),
    image: (node) =>
      refuse(node, {
        rule: 'picture',
        message: `Картинка в тексте: ${node.url}`,
        fix: 'Нарисуйте схему: <Diagram id="…" /> читается вслух, сохраняется с игрой и годится для обеих тем.',
      }),
    html,
    mdxFlowExpression: html,
    mdxTextExpression: html,
    mdxjsEsm: html,
    mdxJsxFlowElement: component,
    mdxJsxTextElement: component,
  });
};

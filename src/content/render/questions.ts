import { defineHastPlugin, type HastNode, type HastPluginEntry } from 'satteri';
import { answersQuestions, isQuestion } from '../../lib/questions.ts';
import { deepCopy, isElement, type HastElement } from './hast.ts';

type HastRoot = Extract<HastNode, { type: 'root' }>;
type Content = Exclude<HastRoot['children'][number], { type: 'doctype' | 'mdxjsEsm' }>;

const isHeading = (node: HastNode): node is HastElement => isElement(node) && /^h[1-6]$/.test(node.tagName);

/** An element of schema.org that is a property of the one around it. */
const item = (tagName: string, [property, type]: readonly [string, string?], children: Content[]): HastElement => ({
  type: 'element',
  tagName,
  properties: { itemprop: property, ...(type && { itemscope: true, itemtype: `https://schema.org/${type}` }) },
  children,
});

/**
 * Marks each question of a page that answers several, and its answer, as schema.org names them: a search engine and a
 * reading program find the answer by its question. The text stays in place, once.
 */
export const questions = () =>
  defineHastPlugin({
    name: 'questions',
    after(root, ctx) {
      const asked = root.children.filter((node) => isHeading(node) && isQuestion(ctx.textContent(node)));
      if (!answersQuestions(asked.map((heading) => ctx.textContent(heading)))) return;
      for (const heading of asked) {
        const after = root.children.slice(root.children.indexOf(heading) + 1);
        const end = after.findIndex(isHeading);
        const answer = after
          .slice(0, end === -1 ? after.length : end)
          .filter((node): node is Content => node.type !== 'doctype' && node.type !== 'mdxjsEsm');
        const text = item('div', ['text'], answer.map(deepCopy));
        ctx.wrapNode(
          heading,
          item('section', ['mainEntity', 'Question'], [item('div', ['acceptedAnswer', 'Answer'], [text])]),
        );
        ctx.setProperty(heading as HastElement, 'itemprop', 'name');
        for (const node of answer) ctx.removeNode(node);
      }
    },
  });

/** A plugin for each document, as all with a state are. */
export const questionsOfPage: HastPluginEntry = () => questions();

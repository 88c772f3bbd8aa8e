import type { MdastPluginDefinition } from 'satteri';

type TextVisitor = NonNullable<MdastPluginDefinition['text']>;
export type Context = Parameters<TextVisitor>[1];
export type TreeNode = Parameters<Context['parent']>[0];
export type JsxNode =
  | Parameters<NonNullable<MdastPluginDefinition['mdxJsxTextElement']>>[0]
  | Parameters<NonNullable<MdastPluginDefinition['mdxJsxFlowElement']>>[0];

/** The ancestors of a node, the nearest first. */
export const ancestorsOf = (node: TreeNode, ctx: Context): TreeNode[] => {
  const list: TreeNode[] = [];
  for (let parent = ctx.parent(node); parent !== undefined; parent = ctx.parent(parent)) list.push(parent);
  return list;
};

/** The value of an attribute of a component: its text, `true` where it has no value, undefined where it is absent. */
export const attributeOf = (node: JsxNode, name: string): string | true | undefined => {
  for (const a of node.attributes)
    if (a.type === 'mdxJsxAttribute' && a.name === name) return typeof a.value === 'string' ? a.value : true;
  return undefined;
};

/** The line of the file (from 1) where a node begins; 1 where it is unknown. */
export const lineOfNode = (node: TreeNode): number => node.position?.start.line ?? 1;

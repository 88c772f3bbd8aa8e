import type { HastNode } from 'satteri';

export type HastElement = Extract<HastNode, { type: 'element' }>;

/** Whether a node is an element. */
export const isElement = (node: HastNode): node is HastElement => node.type === 'element';

/**
 * A node with all that it holds, apart from the tree. A node that is put elsewhere stays where it was as well, and one
 * that is removed is gone from both: what goes elsewhere is a copy.
 */
export const deepCopy = <N extends HastNode>(node: N): N =>
  'children' in node ? { ...node, children: node.children.map(deepCopy) } : { ...node };

/** What the calculators of Four Souls say that is prose. */
import content from 'virtual:content';
import type { AttackProse } from '../../../schemas/foursouls/attack-prose.ts';
import type { StackProse } from '../../../schemas/foursouls/stack-prose.ts';

const { odds, stack } = content.figures.foursouls.calculators;
if (odds === undefined || 'readings' in odds || stack === undefined || !('readings' in stack))
  throw new Error(
    'content/foursouls/calculators/: there must be odds.yaml and stack.yaml, each of its own calculator.',
  );
export const attackProse: AttackProse = odds;
export const stackProse: StackProse = stack;

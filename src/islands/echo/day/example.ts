/** The day that the page opens on: an invented game in its fifth turn, with something of everything. */
import { newDay, type DayTimeline } from '../../../engines/echo/day/day.ts';
import { makeAction, parseAction } from '../../../engines/echo/day/notation.ts';
import type { Action } from '../../../engines/echo/day/action.ts';

const NAMES: readonly Action[] = ['Кофа Йох', 'Меламори Блимм', 'Нумминорих Кута', 'Абилат Парас'].map((name, who) => ({
  kind: 'name-detective',
  who,
  name,
}));
/** The log after the names, a turn in each line. */
const LOG = `
  check.detectives lay.9.no enemy-kind.2.undead clues.6.more next
  next take-clues.6.0 next colour.1.yellow dice.4.5.2 lay.b.no enemy-kind.4.mage clues.2.more next
  defeat-enemy.2 next next colour.2.yellow dice.1.1.5 lay.5.no enemy-kind.6.citizen clues.8.more next
  limits.6.5.3 detain.6.1 next take-clues.8.2 take-path.1.2 next colour.3.red dice.6.3.2 lay.9*c.no
  enemy-kind.9.mage enemy-kind.a.artifact clues.6.more next
  turn-path.5.shamkhum next next colour.4.yellow dice.2.5.1 lay.4.no enemy-kind.c.undead enemy.citizen.0 next
  move.4.1 next take-clues.6.3 next colour.5.yellow dice.2.5.3
`;

/** Invented: neither the districts nor the figures of tokens are published. */
export const EXAMPLE: DayTimeline = (() => {
  const actions = [
    ...NAMES,
    ...LOG.split(/\s+/).flatMap((word): readonly Action[] => {
      if (word === '') return [];
      const action = parseAction(word);
      if (action === undefined) throw new RangeError(`The example has no action «${word}».`);
      return [action];
    }),
  ];
  return { ...newDay(), actions, cursor: actions.length };
})();

/** Whether a log is the example's own, whatever its cursor. */
export const isExample = ({ actions }: DayTimeline): boolean =>
  actions === EXAMPLE.actions || actions.map(makeAction).join(' ') === EXAMPLE.actions.map(makeAction).join(' ');

/** Waiting triggers go on the stack: the game's first, then each player's from the active one; their controllers choose order, targets and options. */
import { groupsInOrder } from '../order.ts';
import { waysOf } from '../effects/done.ts';
import { withPut } from '../items.ts';
import type { Process, Waiting } from '../game-state.ts';
import { withQuestion, withLogEntry, withChangedProcess, withoutProcess, withState, type World } from '../world.ts';

type Putting = Extract<Process, { kind: 'put-triggers' }>;

/** Puts the next waiting trigger on the stack, or asks its controller. @param answer to what it asked last */
export const runPutTriggers = (w: World, process: Putting, answer: string | undefined): World => {
  const { waiting, players, active } = w.state;
  const [group] = groupsInOrder(waiting, players.length, active);
  if (group === undefined) return withoutProcess(w, process.id);
  const seat = group[0]!.controller ?? active;
  const chosen = group.find((t) => t.id === process.chosen) ?? (group.length === 1 ? group[0] : undefined);
  if (chosen === undefined) {
    if (answer === undefined)
      return withQuestion(w, { question: 'trigger-order', seat, options: group.map((t) => String(t.id)) });
    return withChangedProcess(w, { ...process, chosen: Number(answer) });
  }
  return withTriggerPut(w, chosen, seat, answer);
};

const withTriggerPut = (w: World, trigger: Waiting, seat: number, answer: string | undefined): World => {
  const ways = waysOf(w.state, trigger.bodies, seat);
  if (ways.length > 1 && answer === undefined)
    return withQuestion(w, { question: 'targets', seat, options: ways.map((way) => way.key) });
  const way = ways.find(({ key }) => key === answer) ?? ways[0];
  const next = withState(w, { waiting: w.state.waiting.filter((t) => t.id !== trigger.id) });
  if (way === undefined)
    return withLogEntry(next, 'not-put', { template: trigger.source.template, reading: 'trigger-without-target' });
  const { inherited } = trigger;
  const taken =
    (way.body.targets ?? []).length === 0 && inherited !== null
      ? { body: { ...way.body, targets: inherited.specs }, targets: inherited.targets }
      : { body: way.body, targets: way.targets };
  return withPut(
    next,
    {
      kind: 'ability',
      how: 'triggered',
      controller: trigger.controller,
      source: trigger.source,
      facts: trigger.facts,
      ...taken,
    },
    ['triggered-ability', 'stack'],
    taken.body.effects[0]?.do === 'curse' ? 'curse-on-resolving' : undefined,
  );
};

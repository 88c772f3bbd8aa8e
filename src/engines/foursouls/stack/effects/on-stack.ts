/** Effects on items of the stack: cancelling, preventing, copying, changing rolls. */
import { bodiesOf, type Body, type EffectOf } from '../ability.ts';
import { withItemChanged, withPut, withRemoved } from '../items.ts';
import { itemAt, placeOf, playerAt, templateOf } from '../lookup.ts';
import { cardRef } from '../ref.ts';
import { clampRoll } from '../stats.ts';
import { withRollLost } from '../sums.ts';
import type { AbilityItem, Context, RollItem, StackItem, GameState } from '../game-state.ts';
import { withQuestion, withLogEntry, withId, withPlayer, type World } from '../world.ts';
import { DIE } from './dice.ts';
import { did, waysOf, type Done, type Perform, type ChosenBody } from './done.ts';

/** The item meant: the target, else the one that the trigger speaks of. */
const targetItem = (state: GameState, context: Context): StackItem | undefined => {
  const ref = context.targets[0] ?? context.facts.ref;
  return ref === undefined ? undefined : itemAt(state, ref);
};

/** The target leaves the stack without an effect; one that is gone is not cancelled. */
export const performCancel: Perform<EffectOf<'cancel'>> = (w, context) => {
  const item = targetItem(w.state, context);
  return item === undefined ? did(w, false) : did(withRollLost(withRemoved(w, item, 'cancelled'), item));
};

/** Damage or death leaves the stack; what is not prevented of the damage stays (reading `partial-prevention`). */
export const performPrevent: Perform<EffectOf<'prevent'>> = (w, context, effect) => {
  const item = targetItem(w.state, context);
  if (item?.kind !== 'damage' && item?.kind !== 'death') return did(w, false);
  const n = effect.n ?? 'all';
  if (item.kind === 'damage' && n !== 'all' && n < item.n)
    return did(
      withLogEntry(withItemChanged(w, { ...item, n: item.n - n, prevented: (item.prevented ?? 0) + n }), 'reduced', {
        item: item.id,
        kind: 'damage',
        n: item.n - n,
        reading: 'partial-prevention',
      }),
    );
  return did(withRemoved(w, item, 'prevented', { heal: effect.heal }));
};

/** What is copied: the bodies to choose between, the choice once it is made, and how the copy is put. */
interface Copying {
  readonly bodies: readonly Body[];
  readonly answer: string | undefined;
  readonly put: (way: ChosenBody) => World;
}
/** A copy has targets and choices of its own, chosen now by its controller, and nothing is paid for it. */
const putCopy = (w: World, context: Context, { bodies, answer, put }: Copying): Done => {
  const ways = waysOf(w.state, bodies, context.you);
  if (ways.length === 0) return did(withLogEntry(w, 'not-put', { rules: ['copying', 'target'] }), false);
  if (ways.length > 1 && answer === undefined)
    return did(withQuestion(w, { question: 'targets', seat: context.you, options: ways.map((way) => way.key) }), false);
  return did(put(ways.find(({ key }) => key === answer) ?? ways[0]!));
};
/** All bodies of the ability that an item came from; of a roll table's row there is only the row. */
const bodiesBehind = (state: GameState, item: AbilityItem): readonly Body[] =>
  templateOf(state, item.source)
    .abilities.map(bodiesOf)
    .find((bodies) => bodies.some((b) => b.effects === item.body.effects)) ?? [item.body];
/** The bodies that a copy of an item chooses between, in the order of its options. */
export const bodiesToCopy = (state: GameState, item: StackItem | undefined): readonly Body[] => {
  if (item?.kind === 'ability') return bodiesBehind(state, item);
  if (item?.kind !== 'loot') return [];
  const ability = templateOf(state, item.card).abilities.find(({ type }) => type === 'loot');
  return ability === undefined ? [] : bodiesOf(ability);
};
export const performCopyLoot: Perform<EffectOf<'copy-loot'>> = (w, context, _effect, answer) => {
  const item = targetItem(w.state, context);
  if (item?.kind !== 'loot') return did(w, false);
  const { card } = item;
  return putCopy(w, context, {
    bodies: bodiesToCopy(w.state, item),
    answer,
    put: ({ body, targets }) =>
      withPut(w, { kind: 'loot', controller: context.you, card, copy: true, body, targets }, ['copying-loot']),
  });
};

/** «Это» of the copy is the card that copies (readings `copied-ability`, `source-gone`). */
export const performCopyAbility: Perform<EffectOf<'copy-ability'>> = (w, context, _effect, answer) => {
  const item = targetItem(w.state, context);
  if (item?.kind !== 'ability') return did(w, false);
  const { how, facts } = item;
  const { you: controller, source } = context;
  const zone = placeOf(w.state, source.id)?.zone;
  return putCopy(w, context, {
    bodies: bodiesToCopy(w.state, item),
    answer,
    put: ({ body, targets }) =>
      withPut(
        w,
        { kind: 'ability', how, controller, source, zone, copy: true, body, targets, facts },
        ['copying-abilities'],
        'copied-ability',
      ),
  });
};
/** A copy of a loot card of one's own hand, neither trinket nor ambush, to be played until the end of the turn. */
export const performCopyCard: Perform<EffectOf<'copy-card'>> = (w, context, _effect, answer) => {
  const { hand, copies } = playerAt(w.state, context.you);
  const options = hand.filter((c) => templateOf(w.state, c).kind === 'loot').map((c) => cardRef(c.id));
  if (options.length === 0) return did(withLogEntry(w, 'nothing:no-card-to-copy'), false);
  if (answer === undefined) return did(withQuestion(w, { question: 'loot', seat: context.you, options }), false);
  const { template } = hand.find((c) => cardRef(c.id) === answer)!;
  const { w: next, id } = withId(w);
  return did(
    withLogEntry(withPlayer(next, context.you, { copies: [...copies, { id, template }] }), 'copied', {
      seat: context.you,
      template,
    }),
  );
};

/** A roll with another value; where nothing changes, «должен выбросить» is not looked for again (rule «Броски кубика», step 4). */
const withValue = (w: World, roll: RollItem, n: number, rule: 'reroll' | 'flip' | 'dice-roll'): Done => {
  const value = clampRoll(n);
  return did(
    withLogEntry(
      withItemChanged(w, { ...roll, value, offered: value === roll.value ? roll.offered : null }),
      'roll-changed',
      { rules: [rule, 'dice-roll'], item: roll.id, n: value, seat: roll.roller },
    ),
    value !== roll.value,
  );
};
/** A roll is changed only while it lies on the stack, and stays within 1–6. */
export const performOnRoll: Perform<EffectOf<'reroll' | 'flip' | 'adjust' | 'set-roll'>> = (
  w,
  context,
  effect,
  answer,
) => {
  const roll = targetItem(w.state, context);
  if (roll?.kind !== 'roll') return did(w, false);
  switch (effect.do) {
    case 'flip':
      return withValue(w, roll, 7 - roll.value, 'flip');
    case 'set-roll':
      return withValue(w, roll, effect.n, 'dice-roll');
    case 'adjust':
      if (effect.either === true && answer === undefined)
        return did(
          withQuestion(w, { question: 'adjust', seat: context.you, options: [String(-effect.n), String(effect.n)] }),
          false,
        );
      return withValue(w, roll, roll.value + (answer === undefined ? effect.n : Number(answer)), 'dice-roll');
    case 'reroll':
      if (answer === undefined)
        return did(withQuestion(w, { question: 'roll', seat: roll.roller, options: DIE }), false);
      return withValue(w, roll, Number(answer), 'reroll');
  }
};

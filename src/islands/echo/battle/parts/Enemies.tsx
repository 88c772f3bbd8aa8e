import { BOUNDS, ENEMY_KINDS, type Enemy, type EnemyKind } from '../../../../engines/echo/battle/battle.ts';
import { withEnemy, withNamed } from '../model.ts';
import { withCard, withoutCard } from '../../../shared/own-cards/own-cards.ts';
import type { InputProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { enemyName, KIND_NAMES, KIND_TERMS } from '../words/names.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { NumberRow } from '../../../shared/controls/NumberRow.tsx';
import { OwnCards } from './OwnCards.tsx';
import { SideSize } from './Side.tsx';

/** The numbers of a token. */
const ROWS = [
  { name: 'will', label: labels.enemyWill, bounds: BOUNDS.vigour, term: 'enemy-limits', hint: undefined },
  { name: 'strength', label: labels.enemyStrength, bounds: BOUNDS.vigour, term: 'enemy-limits', hint: undefined },
  { name: 'willDice', label: labels.willDice, bounds: BOUNDS.dice, term: 'enemy-attack', hint: labels.diceHint },
  {
    name: 'strengthDice',
    label: labels.strengthDice,
    bounds: BOUNDS.dice,
    term: 'enemy-attack',
    hint: labels.diceHint,
  },
  {
    name: 'vigilance',
    label: labels.enemyVigilance,
    bounds: BOUNDS.penalty,
    term: 'enemy-vigilance',
    hint: labels.enemyVigilanceHint,
  },
] as const;

/** The numbers of an enemy, its name, and the way to one more. */
export const EnemyNumbers = ({ state, own, termBase, actions, at }: InputProps & { readonly at: number }) => {
  const { card, name } = state.enemies[at]!;
  const of = state.enemies.length === 1 ? undefined : enemyName(state, at);
  const set = actions && ((change: Partial<Enemy>) => actions.change((s) => withEnemy(s, at, change)));
  return (
    <>
      <Chips<EnemyKind>
        label={
          <>
            {labels.kind}. <a href={`${termBase}${KIND_TERMS[card.kind]}/`}>Правило</a>
          </>
        }
        name={`ec-kind-${at}`}
        value={card.kind}
        options={ENEMY_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))}
        onChange={set && ((kind) => set({ kind }))}
      />
      {ROWS.map((row) => (
        <NumberRow
          key={row.name}
          label={row.label}
          of={of}
          value={card[row.name]}
          bounds={row.bounds}
          isTyped={row.bounds[1] === 9}
          hint={row.hint}
          href={`${termBase}${row.term}/`}
          onChange={set && ((n) => set({ [row.name]: n }))}
        />
      ))}
      {actions !== undefined && (
        <OwnCards
          key={name ?? ''}
          summary={labels.keepEnemy}
          cards={own.enemies}
          name={name}
          onChoose={(mine) => actions.change((s) => withNamed(s, 'enemies', at, mine ?? { card }))}
          onKeep={(kept) => {
            actions.own((cards) => ({ ...cards, enemies: withCard(cards.enemies, { name: kept, card }) }));
            actions.change((s) => withNamed(s, 'enemies', at, { name: kept, card }));
          }}
          onDrop={(kept) => {
            actions.own((cards) => ({ ...cards, enemies: withoutCard(cards.enemies, kept) }));
            actions.change((s) => withNamed(s, 'enemies', at, { card }));
          }}
        />
      )}
      <SideSize list="enemies" at={at} name={enemyName(state, at)} state={state} actions={actions} />
    </>
  );
};

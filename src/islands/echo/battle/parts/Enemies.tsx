import { BOUNDS, ENEMY_KINDS, type Enemy, type EnemyKind } from '../../../../engines/echo/battle/battle.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { withFighter } from '../model.ts';
import type { InputProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { enemyName, KINDS } from '../words/names.ts';
import { NumberRows } from './NumberRows.tsx';
import { SideCards, SideSize } from './SideTools.tsx';

/** The numbers of a token. */
const ROWS = [
  { name: 'will', label: labels.enemyWill, bounds: BOUNDS.vigour, term: 'enemy-limits' },
  { name: 'strength', label: labels.enemyStrength, bounds: BOUNDS.vigour, term: 'enemy-limits' },
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

/** The numbers of an enemy, the way to one more, its name. */
export const EnemyNumbers = (props: InputProps & { readonly at: number }) => {
  const { state, termBase, actions, at } = props;
  const { card } = state.enemies[at]!;
  const called = enemyName(state, at);
  const set =
    actions &&
    ((change: Partial<Enemy>) =>
      actions.change((s) => withFighter(s, 'enemies', at, (one) => ({ ...one, card: { ...one.card, ...change } }))));
  return (
    <>
      <SideSize {...props} side="enemies" called={called} />
      <Chips<EnemyKind>
        label={
          <>
            {labels.kind}. <a href={`${termBase}${KINDS[card.kind].term}/`}>Правило</a>
          </>
        }
        name={`ec-kind-${at}`}
        value={card.kind}
        options={ENEMY_KINDS.map((value) => ({ value, label: KINDS[value].name }))}
        onChange={set && ((kind) => set({ kind }))}
      />
      <NumberRows
        rows={ROWS}
        values={card}
        of={state.enemies.length === 1 ? undefined : called}
        termBase={termBase}
        set={set}
      />
      <SideCards {...props} side="enemies" called={called} />
    </>
  );
};

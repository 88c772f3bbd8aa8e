import { Select } from '../../../shared/controls/Select.tsx';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { BOUNDS, enemyOf, isAttack, isDefence, withEnemy, type Bounds, type Enemy, type State } from '../model.ts';
import { OwnCard } from '../../../shared/own-cards/OwnCard.tsx';
import { withCard, withoutCard } from '../../../shared/own-cards/own-cards.ts';
import type { OwnCards } from '../own-cards.ts';
import { OWN_CARD, labels } from '../words/labels.ts';
import { nameOf } from '../words/names.ts';
import type { InputProps } from '../view-props.ts';

interface Props extends InputProps {
  readonly cards: OwnCards;
}
type Figure = 'toughness' | 'health' | 'damage' | 'melee' | 'ranged';
const FIGURES: { readonly [f in Figure]: { readonly bounds: Bounds; readonly term: string } } = {
  toughness: { bounds: BOUNDS.toughness, term: 'toughness' },
  health: { bounds: BOUNDS.health, term: 'health' },
  damage: { bounds: BOUNDS.damage, term: 'enemy-damage-marker' },
  melee: { bounds: BOUNDS.attack, term: 'melee-attack' },
  ranged: { bounds: BOUNDS.attack, term: 'ranged-attack' },
};
/** What of an enemy counts for an action. */
const figuresFor = ({ action }: State): readonly Figure[] => {
  if (isAttack(action)) return ['toughness', 'health', 'damage'];
  return action === 'defend-melee' ? ['melee'] : ['ranged'];
};

/** The enemy, as far as the action asks for him, and an object that takes damage first. */
export const Foe = (props: Props) => {
  const { state, actions } = props;
  if (!isAttack(state.action) && !isDefence(state.action)) return null;
  const hasCover = state.action === 'shoot' || state.action === 'defend-ranged';
  return (
    <section class="hb-group">
      <EnemySelect {...props} />
      <Figures {...props} figures={figuresFor(state)} />
      {hasCover && (
        <Stepper
          label={labels.cover}
          value={state.cover}
          min={BOUNDS.cover[0]}
          max={BOUNDS.cover[1]}
          onChange={actions && ((cover) => actions.change((s) => ({ ...s, cover })))}
        >
          {labels.cover}
          <small>{labels.coverHint}</small>
        </Stepper>
      )}
    </section>
  );
};

const Figures = ({ state, actions, termBase, figures }: InputProps & { readonly figures: readonly Figure[] }) => (
  <>
    {figures.map((figure) => {
      const { bounds, term } = FIGURES[figure];
      const value = state.enemy[figure];
      return (
        <Stepper
          key={figure}
          label={labels[figure]}
          value={value ?? 0}
          min={bounds[0]}
          max={bounds[1]}
          shown={value === undefined || (figure === 'health' && value === 0) ? labels.notSet : undefined}
          onChange={actions && ((n) => actions.change((s) => withEnemy(s, { [figure]: n })))}
        >
          <a id={`hb-${figure}`} href={`${termBase}${term}/`}>
            {labels[figure]}
          </a>
        </Stepper>
      );
    })}
  </>
);

/** Presets of the game, the reader's own cards, or no card at all. */
const EnemySelect = ({ data, state, cards, actions }: Props) => {
  const { enemy } = state;
  const card = data.enemies.find(({ id }) => id === enemy.id);
  const change = (value: string) => {
    const own = cards.enemies.find(({ name }) => `.${name}` === value);
    const next = data.enemies.find(({ id }) => id === value);
    actions?.change((s) => ({ ...s, enemy: enemyFrom(s.enemy, own, next) }));
  };
  const isForeign = enemy.name !== undefined && cards.enemies.every(({ name }) => name !== enemy.name);
  const own = [...cards.enemies.map(({ name }) => name), ...(isForeign ? [enemy.name] : [])];
  return (
    <>
      <Select
        label={labels.enemy}
        value={enemy.name === undefined ? (enemy.id ?? '') : `.${enemy.name}`}
        onChange={actions && change}
        groups={[
          { label: labels.presets, options: data.enemies.map(({ id, ru }) => ({ value: id, label: ru })) },
          { label: labels.own, options: own.map((name) => ({ value: `.${name}`, label: name })) },
          { label: '', options: [{ value: '', label: labels.ownEnemy }] },
        ].filter(({ options }) => options.length > 0)}
      />
      {card !== undefined && card.note === undefined && <p class="c-hint">{labels.enemyUnknown}</p>}
      {card?.note !== undefined && (
        <details class="c-more c-own">
          <summary>{labels.enemySources}</summary>
          <p class="c-hint">{card.note}</p>
        </details>
      )}
      {actions !== undefined && (
        <OwnCard
          key={nameOf(enemy, data.enemies) ?? ''}
          summary={labels.keepEnemy}
          name={enemy.name}
          words={OWN_CARD}
          onKeep={(name) => {
            const { toughness, health, melee, ranged } = enemy;
            actions.cards((kept) => ({
              ...kept,
              enemies: withCard(kept.enemies, { name, toughness, health, melee, ranged }),
            }));
            actions.change((s) => ({ ...s, enemy: { ...s.enemy, id: undefined, name } }));
          }}
          onDrop={(name) => {
            actions.cards((kept) => ({ ...kept, enemies: withoutCard(kept.enemies, name) }));
            actions.change((s) => withEnemy(s, { name: undefined }));
          }}
        />
      )}
    </>
  );
};
const enemyFrom = (
  before: Enemy,
  own: OwnCards['enemies'][number] | undefined,
  card: InputProps['data']['enemies'][number] | undefined,
): Enemy => {
  if (own !== undefined) return { ...own, damage: 0 };
  return card === undefined ? { ...before, id: undefined, name: undefined } : enemyOf(card);
};

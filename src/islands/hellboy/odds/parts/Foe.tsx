import { NumberRow } from '../../../shared/controls/NumberRow.tsx';
import { withCard, withoutCard } from '../../../shared/own-cards/own-cards.ts';
import type { EnemyData } from '../../../../schemas/hellboy/enemy.ts';
import { BOUNDS, enemyOf, isAttack, withEnemy, type Bounds, type Enemy, type State } from '../model.ts';
import type { OwnEnemy } from '../own-cards.ts';
import { hasCover } from '../check-odds.ts';
import type { InputProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { CardSelect } from './CardSelect.tsx';
import { Cover } from './Cover.tsx';
import type { Cards } from './Who.tsx';

type Props = InputProps & { readonly cards: Cards };
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
  const { state, termBase, actions } = props;
  return (
    <section class="hb-group">
      <EnemySelect {...props} />
      {figuresFor(state).map((figure) => {
        const { bounds, term } = FIGURES[figure];
        const value = state.enemy[figure];
        return (
          <div key={figure} id={`hb-${figure}`}>
            <NumberRow
              label={labels[figure]}
              value={value ?? 0}
              bounds={bounds}
              shown={value === undefined || (figure === 'health' && value === 0) ? labels.notSet : undefined}
              href={`${termBase}${term}/`}
              onChange={actions && ((n) => actions.change((s) => withEnemy(s, { [figure]: n })))}
            />
          </div>
        );
      })}
      {hasCover(state) && <Cover {...props} />}
    </section>
  );
};

const EnemySelect = ({ data, state, cards, actions }: Props) => {
  const { enemy } = state;
  const card = data.enemies.find(({ id }) => id === enemy.id);
  const sources = card && sourcesOf(card);
  return (
    <>
      <CardSelect
        words={{ label: labels.enemy, none: labels.ownEnemy, keep: labels.keepEnemy }}
        chosen={enemy}
        printed={data.enemies}
        own={cards.own.enemies}
        actions={
          actions && {
            choose: (own: OwnEnemy | undefined, next: EnemyData | undefined) =>
              actions.change((s) => ({ ...s, enemy: enemyFrom(s.enemy, own, next) })),
            keep: (name) => {
              const { toughness, health, melee, ranged } = enemy;
              const kept = { name, toughness, health, melee, ranged };
              cards.change((before) => ({ ...before, enemies: withCard(before.enemies, kept) }));
              actions.change((s) => withEnemy(s, { id: undefined, name }));
            },
            drop: (name) => {
              cards.change((before) => ({ ...before, enemies: withoutCard(before.enemies, name) }));
              actions.change((s) => withEnemy(s, { name: undefined }));
            },
          }
        }
      />
      {sources?.length === 0 && <p class="c-hint">{labels.enemyUnknown}</p>}
      {sources !== undefined && sources.length > 0 && (
        <details class="c-more c-own">
          <summary>{labels.enemySources}</summary>
          <p class="c-hint">{sources.join('; ')}.</p>
        </details>
      )}
    </>
  );
};
/** Where the figures of a card come from, in its order; each source once. */
const sourcesOf = ({ figures: { toughness, health, melee, ranged } }: EnemyData): readonly string[] => [
  ...new Set([toughness, health, melee, ranged].flatMap((figure) => (figure === undefined ? [] : [figure.source]))),
];
const enemyFrom = (before: Enemy, own: OwnEnemy | undefined, card: EnemyData | undefined): Enemy => {
  if (own !== undefined) return { ...own, damage: 0 };
  return card === undefined ? { ...before, id: undefined, name: undefined } : enemyOf(card);
};

import { useState } from 'preact/hooks';
import { freeEnemies, type DayState, type Enemy } from '../../../../engines/echo/day/state.ts';
import { ENEMY_KINDS, type EnemyKind } from '../../../../engines/echo/day/words.ts';
import type { Commands, PartProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { enemyName, KIND_TERMS, KINDS_NAMES, placeAt } from '../words/names.ts';
import { KindButtons } from './ChangesTools.tsx';
import { Limits } from './Limits.tsx';
import { KindMark } from './marks.tsx';
import { NameField, PlacePick, WhoButtons } from './Pick.tsx';
import { Press } from './Press.tsx';
import { Row } from './Row.tsx';
import { Rule } from './Rule.tsx';

const limitsWords = ({ will, strength }: Enemy): string =>
  will === null && strength === null ? '' : `, Воля ${will ?? '—'}, Сила ${strength ?? '—'}`;
const isPerson = ({ kind }: Enemy): boolean => kind === 'mage' || kind === 'citizen';

/** Enemies at large: how many of each kind, where each stands and what may be done with it. */
export const Enemies = ({ state, termBase, actions }: PartProps) => {
  const kinds = ENEMY_KINDS.map((kind) => ({ kind, list: freeEnemies(state).filter((enemy) => enemy.kind === kind) }));
  return (
    <section class="c-part">
      <h3>{labels.enemies}</h3>
      <p class="d-counts">
        {kinds
          .filter(({ kind, list }) => kind !== 'unknown' || list.length > 0)
          .map(({ kind, list }) => (
            <span key={kind}>
              <KindMark kind={kind} /> <Rule termBase={termBase} id={KIND_TERMS[kind]} text={KINDS_NAMES[kind]} />{' '}
              <b>{list.length}</b>
            </span>
          ))}
      </p>
      <ul class="d-list">
        {kinds
          .flatMap(({ list }) => list)
          .map((enemy) => (
            <li key={enemy.id}>
              <Row
                mark={enemy.kind}
                name={enemyName(state, enemy)}
                says={placeAt(state, enemy.place) + limitsWords(enemy)}
              >
                {actions === undefined ? undefined : () => <EnemyTools enemy={enemy} state={state} actions={actions} />}
              </Row>
            </li>
          ))}
      </ul>
      {actions !== undefined && <Row name="Добавить Врага">{() => <NewEnemy state={state} actions={actions} />}</Row>}
    </section>
  );
};

const EnemyTools = ({
  enemy,
  state,
  actions,
}: {
  readonly enemy: Enemy;
  readonly state: DayState;
  readonly actions: Commands;
}) => (
  <>
    <PlacePick
      label="Переставить"
      state={state}
      value={enemy.place}
      onPick={(to) => actions.act({ kind: 'move', enemy: enemy.id, to })}
      actions={actions}
    />
    {enemy.kind === 'unknown' && (
      <KindButtons chosen={enemy.kind} onPick={(as) => actions.act({ kind: 'enemy-kind', enemy: enemy.id, as })} />
    )}
    {isPerson(enemy) && (
      <WhoButtons
        label="Задержан, жетон забирает"
        state={state}
        onPick={(by) => actions.act({ kind: 'detain', enemy: enemy.id, by })}
      />
    )}
    <div class="c-buttons">
      {enemy.kind !== 'unknown' && (
        <Press press={() => actions.act({ kind: 'defeat-enemy', enemy: enemy.id })}>
          {isPerson(enemy) ? 'Убит' : 'Уничтожен'}
        </Press>
      )}
      <Press press={() => actions.act({ kind: 'remove-enemy', enemy: enemy.id })}>Убрать по другой причине</Press>
    </div>
    <Limits enemy={enemy} actions={actions} />
    <NameField
      key={enemy.name}
      label="Имя Врага"
      button="Назвать"
      value={enemy.name}
      isEmptyAllowed
      onName={(name) => actions.act({ kind: 'name-enemy', enemy: enemy.id, name })}
    />
    {enemy.kind !== 'unknown' && (
      <>
        <small>Вид указан неверно?</small>
        <KindButtons chosen={enemy.kind} onPick={(as) => actions.act({ kind: 'enemy-kind', enemy: enemy.id, as })} />
      </>
    )}
  </>
);

/** An enemy that comes by a card, not with a path. */
const NewEnemy = ({ state, actions }: { readonly state: DayState; readonly actions: Commands }) => {
  const [place, setPlace] = useState<number | null>(null);
  const add = (as: EnemyKind) => actions.act({ kind: 'enemy', as, place });
  return (
    <>
      <PlacePick label="Где он появился" state={state} value={place} onPick={setPlace} actions={actions} />
      <small>Нажмите на вид, и Враг появится на поле.</small>
      <KindButtons onPick={add} />
    </>
  );
};

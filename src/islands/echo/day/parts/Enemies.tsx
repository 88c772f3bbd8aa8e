import { useState } from 'preact/hooks';
import { freeEnemies, type Enemy } from '../../../../engines/echo/day/state.ts';
import { ENEMY_KINDS } from '../../../../engines/echo/day/words.ts';
import type { LiveProps, PartProps } from '../view-props.ts';
import { enemyName, KINDS, placeAt } from '../words/names.ts';
import { KindButtons } from './ChangesTools.tsx';
import { Limits } from './Limits.tsx';
import { KindMark } from './marks.tsx';
import { MovePick, NameField, PlacePick, WhoButtons } from './Pick.tsx';
import { Press } from './Press.tsx';
import { List, Row } from './Row.tsx';
import { Rule } from './Rule.tsx';

const limitsWords = ({ will, strength }: Enemy): string =>
  will === null && strength === null ? '' : `, Воля ${will ?? '—'}, Сила ${strength ?? '—'}`;

/** Enemies at large: the number of each kind, the place of each and its actions. */
export const Enemies = (props: PartProps) => {
  const { state, termBase, actions } = props;
  const kinds = ENEMY_KINDS.map((kind) => ({ kind, list: freeEnemies(state).filter((enemy) => enemy.kind === kind) }));
  return (
    <>
      <p class="d-counts">
        {kinds
          .filter(({ kind, list }) => kind !== 'unknown' || list.length > 0)
          .map(({ kind, list }) => (
            <span key={kind}>
              <KindMark kind={kind} /> <Rule termBase={termBase} id={KINDS[kind].term} text={KINDS[kind].many} />{' '}
              <b>{list.length}</b>
            </span>
          ))}
      </p>
      <List>
        {kinds
          .flatMap(({ list }) => list)
          .map((enemy) => (
            <Row
              key={enemy.id}
              mark={enemy.kind}
              name={enemyName(state, enemy)}
              says={placeAt(state, enemy.place) + limitsWords(enemy)}
            >
              {actions && (() => <EnemyTools {...props} enemy={enemy} actions={actions} />)}
            </Row>
          ))}
      </List>
      {actions !== undefined && <Row name="Добавить Врага">{() => <NewEnemy {...props} actions={actions} />}</Row>}
    </>
  );
};

const EnemyTools = ({ enemy, state, actions }: LiveProps & { readonly enemy: Enemy }) => {
  const { id, kind, name } = enemy;
  const isKnown = kind !== 'unknown';
  const isPerson = kind === 'mage' || kind === 'citizen';
  const kinds = <KindButtons chosen={kind} onPick={(as) => actions.act({ kind: 'enemy-kind', enemy: id, as })} />;
  return (
    <>
      <MovePick label="Переставить" enemy={enemy} state={state} actions={actions} />
      {!isKnown && kinds}
      {isPerson && (
        <WhoButtons
          label="Задержан, жетон забирает"
          state={state}
          onPick={(by) => actions.act({ kind: 'detain', enemy: id, by })}
        />
      )}
      <div class="c-buttons">
        {isKnown && (
          <Press press={() => actions.act({ kind: 'defeat-enemy', enemy: id })}>
            {isPerson ? 'Убит' : 'Уничтожен'}
          </Press>
        )}
        <Press press={() => actions.act({ kind: 'remove-enemy', enemy: id })}>Убрать по другой причине</Press>
      </div>
      <Limits enemy={enemy} actions={actions} />
      <NameField
        key={name}
        label="Имя Врага"
        button="Назвать"
        value={name}
        isEmptyAllowed
        onName={(next) => actions.act({ kind: 'name-enemy', enemy: id, name: next })}
      />
      {isKnown && (
        <>
          <small>Вид указан неверно?</small>
          {kinds}
        </>
      )}
    </>
  );
};

/** An enemy that comes by a card, not with a path. */
const NewEnemy = ({ state, actions }: LiveProps) => {
  const [place, setPlace] = useState<number | null>(null);
  return (
    <>
      <PlacePick label="Где он появился" state={state} value={place} onPick={setPlace} actions={actions} />
      <small>Нажмите на вид, и Враг появится на поле.</small>
      <KindButtons onPick={(as) => actions.act({ kind: 'enemy', as, place })} />
    </>
  );
};

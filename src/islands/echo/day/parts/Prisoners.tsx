import { BUYERS, bringsMockery, cluesForWill } from '../../../../engines/echo/day/exchange.ts';
import { detainedEnemies, type DayState, type Enemy } from '../../../../engines/echo/day/state.ts';
import type { LiveProps, PartProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { enemyName, holderName, KINDS, PLACES } from '../words/names.ts';
import { cluesRu, getCluesRu } from '../words/warnings.ts';
import { Limits } from './Limits.tsx';
import { HolderButtons } from './Pick.tsx';
import { Press } from './Press.tsx';
import { List, Row } from './Row.tsx';
import { Rule } from './Rule.tsx';

/** Detained enemies: who has them, and what they are worth. */
export const Prisoners = (props: PartProps) => {
  const { state, actions } = props;
  return (
    <>
      <List empty={labels.noPrisoners}>
        {detainedEnemies(state).map((enemy) => (
          <Row key={enemy.id} mark={enemy.kind} name={enemyName(state, enemy)} says={saysOf(state, enemy)}>
            {actions && (() => <PrisonerTools {...props} enemy={enemy} actions={actions} />)}
          </Row>
        ))}
      </List>
    </>
  );
};

/** Who has him, and what he is worth. */
const saysOf = (state: DayState, { name, kind, holder, will }: Enemy): string =>
  [
    ...(name === '' ? [] : [KINDS[kind].name]),
    ...(holder === null ? [] : [`держит ${holderName(state, holder)}`]),
    ...(will === null ? [] : [`дадут ${getCluesRu(cluesForWill(will))}`]),
  ].join(', ');

const PrisonerTools = (props: LiveProps & { readonly enemy: Enemy }) => {
  const { enemy, state, actions } = props;
  const { id, holder } = enemy;
  return (
    <>
      <Trade {...props} />
      <Limits enemy={enemy} actions={actions} />
      <HolderButtons
        label="Передать (1 единица Движения)"
        state={state}
        except={holder}
        onPick={(to) => actions.act({ kind: 'hand', enemy: id, to })}
      />
      <div class="c-buttons">
        <Press press={() => actions.act({ kind: 'release', enemy: id, at: null })}>Снова на свободе</Press>
        <Press press={() => actions.act({ kind: 'remove-enemy', enemy: id })}>Убрать из игры</Press>
      </div>
    </>
  );
};

/** Clues for an enemy whom somebody in the city takes. */
const Trade = ({ enemy: { id, kind, will }, state, termBase, actions }: LiveProps & { readonly enemy: Enemy }) => {
  const buyer = BUYERS[kind];
  return buyer === undefined ? null : (
    <>
      <Press isMain isOff={will === null} press={() => actions.act({ kind: 'trade-enemy', enemy: id })}>
        {will === null ? 'Обменять на Улики: укажите предел Воли' : `Обменять: ${cluesRu(cluesForWill(will))}`}
      </Press>
      <p class="c-hint">
        Место обмена — {PLACES[buyer]}, обмен стоит 1 единицу Движения. За Врага дают по 1 Улике за каждые 2 единицы его
        предела Воли, с округлением вверх. Враг выходит из игры.{' '}
        {bringsMockery(state, buyer) && <b>Эта локация Проклятая: сразу возьмите «Насмешку Судьбы». </b>}
        <Rule termBase={termBase} id={buyer} text={PLACES[buyer]} />
      </p>
    </>
  );
};

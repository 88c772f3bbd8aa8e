import { BUYERS, bringsMockery, cluesForWill } from '../../../../engines/echo/day/exchange.ts';
import { detainedEnemies, type DayState, type Enemy } from '../../../../engines/echo/day/state.ts';
import type { Commands, PartProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { enemyName, holderName, KIND_NAMES, PLACES } from '../words/names.ts';
import { cluesRu } from '../words/warnings.ts';
import { Limits } from './Limits.tsx';
import { WhoButtons } from './Pick.tsx';
import { Press } from './Press.tsx';
import { Row } from './Row.tsx';
import { Rule } from './Rule.tsx';

/** Detained enemies: who has them, and what they are worth. */
export const Prisoners = ({ state, termBase, actions }: PartProps) => {
  const held = detainedEnemies(state);
  return (
    <section class="c-part">
      <h3>{labels.prisoners}</h3>
      {held.length === 0 && <p class="c-hint">{labels.noPrisoners}</p>}
      <ul class="d-list">
        {held.map((enemy) => (
          <li key={enemy.id}>
            <Row mark={enemy.kind} name={enemyName(state, enemy)} says={saysOf(state, enemy)}>
              {actions === undefined
                ? undefined
                : () => <PrisonerTools enemy={enemy} state={state} termBase={termBase} actions={actions} />}
            </Row>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Who has him, and what he is worth. */
const saysOf = (state: DayState, { name, kind, holder, will }: Enemy): string =>
  [
    ...(name === '' ? [] : [KIND_NAMES[kind]]),
    ...(holder === null ? [] : [`держит ${holderName(state, holder)}`]),
    ...(will === null ? [] : [`дадут ${cluesRu(cluesForWill(will)).replace('Улика', 'Улику')}`]),
  ].join(', ');

interface ToolsProps {
  readonly enemy: Enemy;
  readonly state: DayState;
  readonly termBase: string;
  readonly actions: Commands;
}
const PrisonerTools = ({ enemy, state, termBase, actions }: ToolsProps) => {
  const buyer = BUYERS[enemy.kind];
  return (
    <>
      {buyer !== undefined && (
        <>
          <Press isMain isOff={enemy.will === null} press={() => actions.act({ kind: 'trade-enemy', enemy: enemy.id })}>
            {enemy.will === null
              ? 'Обменять на Улики: укажите предел Воли'
              : `Обменять: ${cluesRu(cluesForWill(enemy.will))}`}
          </Press>
          <p class="c-hint">
            Место обмена — {PLACES[buyer]}, цена — 1 единица Движения: 1 Улика за каждые 2 единицы предела Воли, с
            округлением вверх. Враг выходит из игры.{' '}
            {bringsMockery(state, buyer) && <b>Эта локация проклята: сразу возьмите «Насмешку Судьбы». </b>}
            <Rule termBase={termBase} id={buyer} text={PLACES[buyer]} />
          </p>
        </>
      )}
      <Limits enemy={enemy} actions={actions} />
      <WhoButtons
        label="Передать (1 единица Движения)"
        state={state}
        hasOffice
        except={enemy.holder}
        onPick={(to) => actions.act({ kind: 'hand', enemy: enemy.id, to })}
      />
      <div class="c-buttons">
        <Press press={() => actions.act({ kind: 'release', enemy: enemy.id, at: null })}>Снова на свободе</Press>
        <Press press={() => actions.act({ kind: 'remove-enemy', enemy: enemy.id })}>Убрать из игры</Press>
      </div>
    </>
  );
};

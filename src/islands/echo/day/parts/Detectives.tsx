import { bringsMockery, PRICES } from '../../../../engines/echo/day/exchange.ts';
import type { DayState } from '../../../../engines/echo/day/state.ts';
import { MOST, WARES, type Ware } from '../../../../engines/echo/day/words.ts';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import type { Commands, PartProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { detectiveName, PLACES, prisonersOf } from '../words/names.ts';
import { pathsRu } from '../words/warnings.ts';
import { NameField } from './Pick.tsx';
import { Press } from './Press.tsx';
import { Row } from './Row.tsx';
import { Rule } from './Rule.tsx';

/** What each detective has in hand, and what may be had for it. */
export const Detectives = ({ state, termBase, actions }: PartProps) => (
  <section class="c-part">
    <h3>{labels.detectives}</h3>
    <ul class="d-list">
      {state.detectives.map(({ clues, tokens, isOut }, who) => (
        <li key={who}>
          <Row
            name={
              <>
                {detectiveName(state, who)}
                {who === state.first && <span class="d-first">Первый Игрок</span>}
              </>
            }
            says={
              isOut
                ? 'вышел из игры'
                : `Улик ${clues}, Троп ${tokens}${prisonersOf(state, who) > 0 ? `, задержанных ${prisonersOf(state, who)}` : ''}`
            }
          >
            {actions === undefined
              ? undefined
              : () => <DetectiveTools who={who} state={state} termBase={termBase} actions={actions} />}
          </Row>
        </li>
      ))}
    </ul>
  </section>
);

interface ToolsProps {
  readonly who: number;
  readonly state: DayState;
  readonly termBase: string;
  readonly actions: Commands;
}
const DetectiveTools = ({ who, state, termBase, actions }: ToolsProps) => {
  const { name, clues, tokens, isOut } = state.detectives[who]!;
  const rename = (
    <NameField
      key={name}
      label="Имя Сыщика"
      button="Назвать"
      value={name}
      isEmptyAllowed
      onName={(next) => actions.act({ kind: 'name-detective', who, name: next })}
    />
  );
  if (isOut) return rename;
  return (
    <>
      <Stepper
        label="Улик на руках"
        value={clues}
        min={0}
        max={MOST.inHand}
        onChange={(n) => actions.act({ kind: 'purse', who, what: 'clues', by: n > clues ? 'more' : 'less' })}
      />
      <Stepper
        label="Жетонов Троп на руках"
        value={tokens}
        min={0}
        max={MOST.inHand}
        onChange={(n) => actions.act({ kind: 'purse', who, what: 'tokens', by: n > tokens ? 'more' : 'less' })}
      />
      <div role="group" aria-label="Обменять жетоны Троп">
        <small>Обмен жетонов Троп стоит 1 единицу Движения.</small>
        <ul class="d-wares">
          {WARES.map((ware) => {
            const { tokens: price, at } = PRICES[ware];
            return (
              <li key={ware}>
                <Press isOff={tokens < price} press={() => actions.act({ kind: 'exchange', who, ware })}>
                  {pathsRu(price)} за {WARE_FOR[ware]}
                </Press>
                <small>
                  <Rule termBase={termBase} id={at} text={PLACES[at]} />
                  {bringsMockery(state, at) && ' — локация проклята, возьмите «Насмешку Судьбы»'}
                </small>
              </li>
            );
          })}
        </ul>
      </div>
      <div class="c-buttons">
        {who !== state.first && <Press press={() => actions.act({ kind: 'first', who })}>Сделать Первым Игроком</Press>}
        <Press press={() => actions.act({ kind: 'faint', who })}>Потерял сознание</Press>
        <Press press={() => actions.act({ kind: 'out', who })}>Вышел из игры</Press>
      </div>
      <p class="c-hint">
        Сыщик без сознания теряет все Улики и жетоны Троп и по половине Навыков, Заклинаний и Вещей.{' '}
        <Rule termBase={termBase} id="unconsciousness" />
      </p>
      {rename}
    </>
  );
};
/** What is got, after «за». */
const WARE_FOR = {
  clue: '1 Улику',
  smile: '«Улыбку Судьбы»',
  ally: '1 обычного Союзника',
  skill: '1 Навык',
} as const satisfies { readonly [w in Ware]: string };

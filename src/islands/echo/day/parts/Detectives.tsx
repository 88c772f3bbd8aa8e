import { bringsMockery, PRICES } from '../../../../engines/echo/day/exchange.ts';
import { MOST, WARES } from '../../../../engines/echo/day/words.ts';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import type { LiveProps, PartProps } from '../view-props.ts';
import { detectiveName, PLACES, prisonersOf, WARE_NAMES } from '../words/names.ts';
import { pathsRu } from '../words/warnings.ts';
import { NameField } from './Pick.tsx';
import { Press } from './Press.tsx';
import { List, Row } from './Row.tsx';
import { Rule } from './Rule.tsx';

const inHand = (state: PartProps['state'], who: number): string => {
  const { clues, tokens, isOut } = state.detectives[who]!;
  if (isOut) return 'вышел из игры';
  const prisoners = prisonersOf(state, who);
  return `Улик ${clues}, Троп ${tokens}${prisoners > 0 ? `, задержанных ${prisoners}` : ''}`;
};

/** What each detective has in hand, and what may be had for it. */
export const Detectives = (props: PartProps) => {
  const { state, actions } = props;
  return (
    <>
      <List>
        {state.detectives.map((_, who) => (
          <Row
            key={who}
            name={
              <>
                {detectiveName(state, who)}
                {who === state.first && <span class="d-first">Первый Игрок</span>}
              </>
            }
            says={inHand(state, who)}
          >
            {actions && (() => <DetectiveTools {...props} who={who} actions={actions} />)}
          </Row>
        ))}
      </List>
    </>
  );
};

const PURSE_LABELS = { clues: 'Улик на руках', tokens: 'Жетонов Троп на руках' } as const;
const DetectiveTools = (props: LiveProps & { readonly who: number }) => {
  const { who, state, termBase, actions } = props;
  const { name, isOut, ...hand } = state.detectives[who]!;
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
      {(['clues', 'tokens'] as const).map((what) => (
        <Stepper
          key={what}
          label={PURSE_LABELS[what]}
          value={hand[what]}
          min={0}
          max={MOST.inHand}
          onChange={(n) => actions.act({ kind: 'purse', who, what, by: n > hand[what] ? 'more' : 'less' })}
        />
      ))}
      <Wares {...props} />
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

/** What path tokens are given for, and where. */
const Wares = ({ who, state, termBase, actions }: LiveProps & { readonly who: number }) => (
  <div role="group" aria-label="Обменять жетоны Троп">
    <small>Обмен жетонов Троп стоит 1 единицу Движения.</small>
    <ul class="d-wares">
      {WARES.map((ware) => {
        const { tokens, at } = PRICES[ware];
        return (
          <li key={ware}>
            <Press
              isOff={state.detectives[who]!.tokens < tokens}
              press={() => actions.act({ kind: 'exchange', who, ware })}
            >
              {pathsRu(tokens)} за {WARE_NAMES[ware].forIt}
            </Press>
            <small>
              <Rule termBase={termBase} id={at} text={PLACES[at]} />
              {bringsMockery(state, at) && ' — локация Проклятая, возьмите «Насмешку Судьбы»'}
            </small>
          </li>
        );
      })}
    </ul>
  </div>
);

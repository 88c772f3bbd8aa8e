import { Fragment, type VNode } from 'preact';
import {
  BOUNDS,
  WEAPON_TESTS,
  type Detective,
  type Vigour,
  type Weapon,
} from '../../../../engines/echo/battle/battle.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { Check } from '../../../shared/controls/NumberRow.tsx';
import { EXAMPLE_CARDS } from '../model.ts';
import { labels } from '../words/labels.ts';
import { MAGIC, TESTS_NAMES, usesWords } from '../words/names.ts';
import { NumberRows } from './NumberRows.tsx';

interface Props {
  readonly at: number;
  /** Whose cards they are, where there are several detectives. */
  readonly of: string | undefined;
  readonly card: Detective;
  readonly termBase: string;
  readonly set: ((change: Partial<Detective>) => void) | undefined;
}
type CardName = keyof typeof EXAMPLE_CARDS;

const KNIFE = [
  { name: 'knife', label: labels.knife, bounds: BOUNDS.knife, hint: labels.knifeHint, term: 'knife' },
] as const;
/** What a detective carries: a skill, a knife, a weapon, a spell, something that heals. */
export const DetectiveCards = (props: Props) => {
  const { card, set } = props;
  return (
    <>
      <NumberRows {...props} rows={KNIFE} values={card} />
      <Check
        label={labels.martial}
        checked={card.hasMartialArts}
        onChange={set && ((is) => set({ hasMartialArts: is }))}
      />
      {(['weapon', 'spell', 'heal'] as const).map((name) => (
        <Fragment key={name}>
          <Check
            label={labels[name]}
            checked={card[name] !== undefined}
            onChange={set && ((is) => set({ [name]: is ? EXAMPLE_CARDS[name] : undefined }))}
          />
          {card[name] !== undefined && <section class="ec-sub">{ROWS[name](props)}</section>}
        </Fragment>
      ))}
    </>
  );
};

/** Changes one of the cards that he has. */
const changeOf = <N extends CardName>({ card, set }: Props, name: N) =>
  set && ((part: Partial<Detective[N]>) => set({ [name]: { ...card[name], ...part } }));

const DAMAGE = [
  { name: 'will', label: labels.damageWill, bounds: BOUNDS.damage },
  { name: 'strength', label: labels.damageStrength, bounds: BOUNDS.damage },
] as const;
const DamageRows = ({ what, ...props }: Props & { readonly what: 'weapon' | 'spell' }) => {
  const { of, card } = props;
  const { damage } = card[what]!;
  const change = changeOf(props, what);
  const name = labels.damageOf[what];
  return (
    <NumberRows
      {...props}
      of={of === undefined ? name : `${of}, ${name.toLowerCase()}`}
      rows={DAMAGE}
      values={damage}
      set={change && ((part: Partial<Vigour>) => change({ damage: { ...damage, ...part } }))}
    />
  );
};

const PENALTY = [{ name: 'penalty', label: labels.weaponPenalty, bounds: BOUNDS.penalty, term: 'penalty' }] as const;
const SPELL = [
  { name: 'difficulty', label: labels.spellDifficulty, bounds: BOUNDS.penalty, term: 'spell' },
  {
    name: 'price',
    label: labels.spellPrice,
    bounds: BOUNDS.price,
    term: 'price-of-might',
    hint: labels.spellPriceHint,
  },
  { name: 'moves', label: labels.spellMoves, bounds: BOUNDS.moves, term: 'spell-attack', hint: labels.spellMovesHint },
] as const;
const HEALS = [{ name: 'uses', label: labels.healUses, bounds: BOUNDS.heals }] as const;

const ROWS: { readonly [N in CardName]: (props: Props) => VNode } = {
  weapon: (props) => {
    const weapon = props.card.weapon!;
    const change = changeOf(props, 'weapon');
    return (
      <>
        <Chips<Weapon['tests']>
          label={
            <>
              {labels.weaponTests}. <a href={`${props.termBase}weapon-attack/`}>Правило</a>
            </>
          }
          name={`ec-tests-${props.at}`}
          value={weapon.tests}
          options={WEAPON_TESTS.map((value) => ({ value, label: TESTS_NAMES[value] }))}
          onChange={change && ((tests) => change({ tests }))}
        />
        <NumberRows {...props} rows={PENALTY} values={weapon} set={change} />
        <DamageRows {...props} what="weapon" />
      </>
    );
  },
  spell: (props) => {
    const spell = props.card.spell!;
    const magic = MAGIC.map(([id, label], at) => (
      <span key={id}>
        {at > 0 && ', '}
        <a href={`${props.termBase}${id}/`}>{label}</a>
      </span>
    ));
    const rows = [
      { name: 'skill', label: labels.spellSkill, bounds: BOUNDS.parameter, hint: <>магия: {magic}</> },
      ...SPELL,
      { name: 'uses', label: labels.spellUses, bounds: BOUNDS.casts, hint: usesWords(spell.uses) },
    ] as const;
    return (
      <>
        <NumberRows {...props} rows={rows} values={spell} set={changeOf(props, 'spell')} />
        <DamageRows {...props} what="spell" />
      </>
    );
  },
  heal: (props) => {
    const heal = props.card.heal!;
    const change = changeOf(props, 'heal');
    const limit = change && ((part: Partial<typeof heal.upTo>) => change({ upTo: { ...heal.upTo, ...part } }));
    return (
      <>
        {(['will', 'strength'] as const).map((name) => {
          const { more, most } = labels.heals[name];
          const row = { name, label: more, bounds: BOUNDS.heal, term: 'healing-in-battle' };
          return (
            <div key={name}>
              <NumberRows {...props} rows={[row]} values={heal} set={change} />
              <NumberRows
                {...props}
                rows={[{ name, label: most, bounds: BOUNDS.vigour }]}
                values={heal.upTo}
                set={limit}
              />
            </div>
          );
        })}
        <NumberRows {...props} rows={HEALS} values={heal} set={change} />
      </>
    );
  },
};

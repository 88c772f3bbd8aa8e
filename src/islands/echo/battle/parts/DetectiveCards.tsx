import {
  BOUNDS,
  WEAPON_TESTS,
  type Detective,
  type Heal,
  type Spell,
  type Vigour,
  type Weapon,
} from '../../../../engines/echo/battle/battle.ts';
import { EXAMPLE_CARDS } from '../model.ts';
import { labels } from '../words/labels.ts';
import { MAGIC, TESTS_NAMES, usesWords } from '../words/names.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { Check, NumberRow } from '../../../shared/controls/NumberRow.tsx';

interface Props {
  readonly at: number;
  /** Whose cards they are, where there are several detectives. */
  readonly of: string | undefined;
  readonly card: Detective;
  readonly termBase: string;
  readonly set: ((change: Partial<Detective>) => void) | undefined;
}

/** What a detective carries: a skill, a knife, a weapon, a spell, something that heals. */
export const DetectiveCards = (props: Props) => {
  const { of, card, termBase, set } = props;
  const term = (id: string) => `${termBase}${id}/`;
  return (
    <>
      <NumberRow
        label={labels.knife}
        of={of}
        value={card.knife}
        bounds={BOUNDS.knife}
        hint={labels.knifeHint}
        href={term('knife')}
        onChange={set && ((knife) => set({ knife }))}
      />
      <Check
        label={labels.martial}
        checked={card.hasMartialArts}
        onChange={set && ((is) => set({ hasMartialArts: is }))}
      />
      <Check
        label={labels.weapon}
        checked={card.weapon !== undefined}
        onChange={set && ((is) => set({ weapon: is ? EXAMPLE_CARDS.weapon : undefined }))}
      />
      {card.weapon !== undefined && <WeaponRows {...props} weapon={card.weapon} />}
      <Check
        label={labels.spell}
        checked={card.spell !== undefined}
        onChange={set && ((is) => set({ spell: is ? EXAMPLE_CARDS.spell : undefined }))}
      />
      {card.spell !== undefined && <SpellRows {...props} spell={card.spell} />}
      <Check
        label={labels.heal}
        checked={card.heal !== undefined}
        onChange={set && ((is) => set({ heal: is ? EXAMPLE_CARDS.heal : undefined }))}
      />
      {card.heal !== undefined && <HealRows {...props} heal={card.heal} />}
    </>
  );
};

interface DamageProps {
  readonly of: string | undefined;
  readonly what: string;
  readonly damage: Vigour;
  readonly onChange: ((damage: Vigour) => void) | undefined;
}
const DamageRows = ({ of, what, damage, onChange }: DamageProps) => (
  <>
    {(['will', 'strength'] as const).map((parameter) => (
      <NumberRow
        key={parameter}
        label={parameter === 'will' ? labels.damageWill : labels.damageStrength}
        of={of === undefined ? what : `${of}, ${what.toLowerCase()}`}
        value={damage[parameter]}
        bounds={BOUNDS.damage}
        onChange={onChange && ((n) => onChange({ ...damage, [parameter]: n }))}
      />
    ))}
  </>
);

const WeaponRows = ({ at, of, termBase, set, weapon }: Props & { readonly weapon: Weapon }) => {
  const change = set && ((part: Partial<Weapon>) => set({ weapon: { ...weapon, ...part } }));
  return (
    <section class="ec-sub">
      <Chips<Weapon['tests']>
        label={
          <>
            {labels.weaponTests}. <a href={`${termBase}weapon-attack/`}>Правило</a>
          </>
        }
        name={`ec-tests-${at}`}
        value={weapon.tests}
        options={WEAPON_TESTS.map((value) => ({ value, label: TESTS_NAMES[value] }))}
        onChange={change && ((tests) => change({ tests }))}
      />
      <NumberRow
        label={labels.weaponPenalty}
        of={of}
        value={weapon.penalty}
        bounds={BOUNDS.penalty}
        isTyped
        href={`${termBase}penalty/`}
        onChange={change && ((penalty) => change({ penalty }))}
      />
      <DamageRows of={of} what="Оружие" damage={weapon.damage} onChange={change && ((damage) => change({ damage }))} />
    </section>
  );
};

const SPELL_ROWS = [
  { name: 'difficulty', label: labels.spellDifficulty, bounds: BOUNDS.penalty, term: 'spell', hint: undefined },
  {
    name: 'price',
    label: labels.spellPrice,
    bounds: BOUNDS.price,
    term: 'price-of-might',
    hint: labels.spellPriceHint,
  },
  { name: 'moves', label: labels.spellMoves, bounds: BOUNDS.moves, term: 'spell-attack', hint: labels.spellMovesHint },
] as const;
const SpellRows = ({ of, termBase, set, spell }: Props & { readonly spell: Spell }) => {
  const change = set && ((part: Partial<Spell>) => set({ spell: { ...spell, ...part } }));
  const magic = MAGIC.map(([id, label], at) => (
    <span key={id}>
      {at > 0 && ', '}
      <a href={`${termBase}${id}/`}>{label}</a>
    </span>
  ));
  return (
    <section class="ec-sub">
      <NumberRow
        label={labels.spellSkill}
        of={of}
        value={spell.skill}
        bounds={BOUNDS.parameter}
        isTyped
        hint={<>магия: {magic}</>}
        onChange={change && ((skill) => change({ skill }))}
      />
      {SPELL_ROWS.map((row) => (
        <NumberRow
          key={row.name}
          label={row.label}
          of={of}
          value={spell[row.name]}
          bounds={row.bounds}
          isTyped={row.bounds[1] === 9}
          hint={row.hint}
          href={`${termBase}${row.term}/`}
          onChange={change && ((n) => change({ [row.name]: n }))}
        />
      ))}
      <NumberRow
        label={labels.spellUses}
        of={of}
        value={spell.uses}
        bounds={BOUNDS.casts}
        hint={usesWords(spell.uses)}
        onChange={change && ((uses) => change({ uses }))}
      />
      <DamageRows
        of={of}
        what="Заклинание"
        damage={spell.damage}
        onChange={change && ((damage) => change({ damage }))}
      />
    </section>
  );
};

const HealRows = ({ of, termBase, set, heal }: Props & { readonly heal: Heal }) => {
  const change = set && ((part: Partial<Heal>) => set({ heal: { ...heal, ...part } }));
  return (
    <section class="ec-sub">
      {(['will', 'strength'] as const).map((parameter) => (
        <div key={parameter}>
          <NumberRow
            label={parameter === 'will' ? labels.healWill : labels.healStrength}
            of={of}
            value={heal[parameter]}
            bounds={BOUNDS.heal}
            href={`${termBase}healing-in-battle/`}
            onChange={change && ((n) => change({ [parameter]: n }))}
          />
          <NumberRow
            label={parameter === 'will' ? labels.healUpToWill : labels.healUpToStrength}
            of={of}
            value={heal.upTo[parameter]}
            bounds={BOUNDS.vigour}
            isTyped
            onChange={change && ((n) => change({ upTo: { ...heal.upTo, [parameter]: n } }))}
          />
        </div>
      ))}
      <NumberRow
        label={labels.healUses}
        of={of}
        value={heal.uses}
        bounds={BOUNDS.heals}
        onChange={change && ((uses) => change({ uses }))}
      />
    </section>
  );
};

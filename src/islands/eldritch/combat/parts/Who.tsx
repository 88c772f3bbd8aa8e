import { TRIALS } from '../../../../engines/eldritch/combat/fighter.ts';
import { FORTUNES, type Fortune } from '../../../../engines/eldritch/test/skill.ts';
import { OpenInUse } from '../../../shared/controls/OpenInUse.tsx';
import { BOUNDS, hasCards, skillsTested, withHero, withInvestigator, type Doubt, type State } from '../model.ts';
import { withCard, withoutCard, type OwnCards } from '../own-cards.ts';
import type { InputProps } from '../view-props.ts';
import { T } from '../words/labels.ts';
import { FORTUNE_NAMES, SKILL_NAMES, SKILL_OF, investigatorName } from '../words/names.ts';
import { Chips } from './Chips.tsx';
import { Check, NumberRow } from './NumberRow.tsx';
import { OwnCard } from './OwnCard.tsx';
import { Picker, type Option } from './Picker.tsx';

interface Props extends InputProps {
  readonly own: OwnCards;
}
/** How sure figures are, beside a name and below it. */
export const DOUBT_SHORT: { readonly [d in Doubt]: string } = {
  medium: 'из одного списка',
  low: 'числа сомнительны',
};
export const DOUBT_SAYS: { readonly [d in Doubt]: string } = {
  medium: 'Эти числа есть только в одном списке игроков, или списки расходятся. Сверьте их со своей коробкой.',
  low: 'Эти числа есть только в одном списке игроков и похожи на ошибку в нём. Сверьте их со своей коробкой.',
};

/** Who fights: his numbers now, his skills, what he brings. */
export const Who = (props: Props) => {
  const { state, termBase, on } = props;
  const { hero } = state;
  const term = (id: string) => `${termBase}${id}/`;
  const set = on && ((change: Parameters<typeof withHero>[1]) => on.change((s) => withHero(s, change)));
  return (
    <>
      <InvestigatorPicker {...props} />
      {(['health', 'sanity'] as const).map((of) => (
        <NumberRow
          key={of}
          label={T[of]}
          value={hero[of]}
          bounds={BOUNDS.health}
          href={term(of)}
          onChange={set && ((n) => set({ [of]: n }))}
        />
      ))}
      <NumberRow
        label={T.clues}
        value={hero.clues}
        bounds={BOUNDS.tokens}
        href={term('clue')}
        hint={T.cluesHint}
        onChange={set && ((clues) => set({ clues }))}
      />
      {TRIALS.map((trial) => (
        <NumberRow
          key={trial}
          label={trial === 'will' ? T.willBonus : T.strengthBonus}
          value={hero.bonus[trial]}
          bounds={BOUNDS.bonus}
          shown={hero.bonus[trial] === 0 ? '0' : `+${hero.bonus[trial]}`}
          href={term('bonus')}
          hint={trial === 'strength' ? T.bonusHint : undefined}
          onChange={set && ((n) => set({ bonus: { ...hero.bonus, [trial]: n } }))}
        />
      ))}
      <Chips<Fortune>
        label={T.fortune}
        name="el-fortune"
        value={hero.fortune}
        options={FORTUNES.map((value) => ({ value, label: FORTUNE_NAMES[value] }))}
        onChange={set && ((fortune) => set({ fortune }))}
      />
      <Skills {...props} />
      <CardsOf {...props} />
    </>
  );
};

/** The skills that this fight tests, as printed, and their improvements. */
const Skills = ({ state, termBase, on }: Props) => {
  const { hero } = state;
  const tested = skillsTested(state);
  const said = tested.map(
    (skill) => `${SKILL_NAMES[skill].toLowerCase()} ${hero.skills[skill] + hero.improved[skill]}`,
  );
  return (
    <OpenInUse
      isInUse={tested.some((skill) => hero.improved[skill] > 0)}
      summary={
        <>
          {T.skills} <small>{said.join(', ')}</small>
        </>
      }
    >
      {tested.map((skill) => (
        <div key={skill}>
          <NumberRow
            label={T.printed(SKILL_NAMES[skill])}
            value={hero.skills[skill]}
            bounds={BOUNDS.skill}
            href={`${termBase}${skill}/`}
            onChange={on && ((n) => on.change((s) => withHero(s, { skills: { ...s.hero.skills, [skill]: n } })))}
          />
          <NumberRow
            label={T.improved(SKILL_OF[skill])}
            value={hero.improved[skill]}
            bounds={BOUNDS.improved}
            shown={hero.improved[skill] === 0 ? '0' : `+${hero.improved[skill]}`}
            href={`${termBase}improvement/`}
            onChange={on && ((n) => on.change((s) => withHero(s, { improved: { ...s.hero.improved, [skill]: n } })))}
          />
        </div>
      ))}
    </OpenInUse>
  );
};

/** What cards add to the dice and throw again. */
const CardsOf = ({ state, on }: Props) => {
  const { hero } = state;
  const set = on && ((change: Parameters<typeof withHero>[1]) => on.change((s) => withHero(s, change)));
  return (
    <OpenInUse isInUse={hasCards(hero)} summary={T.cards}>
      {TRIALS.map((trial) => (
        <section key={trial} class="el-sub">
          <h3>{trial === 'will' ? T.inWill : T.inStrength}</h3>
          <NumberRow
            label={T.extra}
            value={hero.extra[trial]}
            bounds={BOUNDS.extra}
            onChange={set && ((n) => set({ extra: { ...hero.extra, [trial]: n } }))}
          />
          <NumberRow
            label={T.free}
            value={hero.free[trial]}
            bounds={BOUNDS.free}
            onChange={set && ((n) => set({ free: { ...hero.free, [trial]: n } }))}
          />
          <Check
            label={T.all}
            checked={hero.all[trial]}
            onChange={set && ((is) => set({ all: { ...hero.all, [trial]: is } }))}
          />
          <Check
            label={T.sixes}
            checked={hero.sixes[trial]}
            onChange={set && ((is) => set({ sixes: { ...hero.sixes, [trial]: is } }))}
          />
        </section>
      ))}
      <NumberRow
        label={T.focus}
        value={hero.focus}
        bounds={BOUNDS.tokens}
        hint={T.focusHint}
        onChange={set && ((focus) => set({ focus }))}
      />
    </OpenInUse>
  );
};

/** Investigators of the game, the reader's own, or nobody by name. */
const InvestigatorPicker = ({ data, state, own, on }: Props) => {
  const { investigator } = state;
  const card = data.investigators.find(({ id }) => id === investigator.id);
  const options: readonly Option[] = [
    ...own.investigators.map(({ name }) => ({ value: `.${name}`, name, beside: T.own })),
    ...data.investigators.map(({ id, ru, en, occupation, set, doubt, skills }) => ({
      value: id,
      name: ru,
      en,
      also: occupation,
      beside: [set, ...doubtOf(doubt, skills !== undefined)].join(' · '),
    })),
    { value: '', name: T.nobody },
  ];
  const change = (value: string) => {
    const mine = own.investigators.find(({ name }) => `.${name}` === value);
    const chosen = data.investigators.find(({ id }) => id === value);
    on?.change((s) => (mine === undefined ? withInvestigator(s, chosen) : withOwn(s, mine)));
  };
  const shown = investigatorName(investigator, data);
  return (
    <>
      <Picker
        label={T.investigator}
        value={investigator.name === undefined ? (investigator.id ?? '') : `.${investigator.name}`}
        shown={shown}
        options={options}
        onChange={on && change}
      />
      {card?.skills === undefined && card !== undefined && (
        <p class="c-hint">Чисел этого сыщика нет ни в одном списке: поставьте их со своего листа.</p>
      )}
      {card?.skills !== undefined && card.doubt !== undefined && <p class="c-hint">{DOUBT_SAYS[card.doubt]}</p>}
      {card?.note !== undefined && <p class="c-hint">{card.note}</p>}
      {on !== undefined && card === undefined && (
        <OwnCard
          key={investigator.name ?? ''}
          summary={T.keepInvestigator}
          name={investigator.name}
          onKeep={(name) => {
            const { health, sanity, skills } = state.hero;
            on.own((kept) => ({
              ...kept,
              investigators: withCard(kept.investigators, { name, health, sanity, skills }),
            }));
            on.change((s) => ({ ...s, investigator: { name } }));
          }}
          onDrop={(name) => {
            on.own((kept) => ({ ...kept, investigators: withoutCard(kept.investigators, name) }));
            on.change((s) => ({ ...s, investigator: {} }));
          }}
        />
      )}
    </>
  );
};
const doubtOf = (doubt: Doubt | undefined, isKnown: boolean): readonly string[] => {
  if (!isKnown) return ['чисел нет'];
  return doubt === undefined ? [] : [DOUBT_SHORT[doubt]];
};
const withOwn = (state: State, { name, health, sanity, skills }: OwnCards['investigators'][number]): State => ({
  ...withHero(state, { health, sanity, skills }),
  investigator: { name },
});

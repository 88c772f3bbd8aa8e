import { TRIALS } from '../../../../engines/eldritch/combat/model/fighter.ts';
import { FORTUNES, type Fortune } from '../../../../engines/eldritch/skill-check/skill.ts';
import { OpenInUse } from '../../../shared/controls/OpenInUse.tsx';
import { withHero } from '../changes.ts';
import { BOUNDS, hasCards, skillsTested, type Hero } from '../model.ts';
import type { MemberProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { FORTUNE_NAMES, SKILL_NAMES, SKILL_OF } from '../words/names.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { Check, NumberRow } from '../../../shared/controls/NumberRow.tsx';

/** Changes the numbers of one investigator. */
const setterOf = ({ at, actions }: Pick<MemberProps, 'at' | 'actions'>) =>
  actions && ((change: Partial<Hero>) => actions.change((s) => withHero(s, change, at)));

/** The numbers of an investigator now, and his skills. */
export const Numbers = (props: MemberProps) => {
  const { state, termBase, at } = props;
  const { hero } = state.party[at]!;
  const term = (id: string) => `${termBase}${id}/`;
  const set = setterOf(props);
  return (
    <>
      {(['health', 'sanity'] as const).map((of) => (
        <NumberRow
          key={of}
          label={labels[of]}
          value={hero[of]}
          bounds={BOUNDS.health}
          href={term(of)}
          onChange={set && ((n) => set({ [of]: n }))}
        />
      ))}
      <NumberRow
        label={labels.clues}
        value={hero.clues}
        bounds={BOUNDS.tokens}
        href={term('clue')}
        hint={labels.cluesHint}
        onChange={set && ((clues) => set({ clues }))}
      />
      <Skills {...props} />
    </>
  );
};

/** Blessing or curse, the best bonuses, what cards add. */
export const Bonuses = (props: MemberProps) => {
  const { state, termBase, at } = props;
  const { hero } = state.party[at]!;
  const term = (id: string) => `${termBase}${id}/`;
  const set = setterOf(props);
  return (
    <>
      <Chips<Fortune>
        label={labels.fortune}
        name="el-fortune"
        value={hero.fortune}
        options={FORTUNES.map((value) => ({ value, label: FORTUNE_NAMES[value] }))}
        onChange={set && ((fortune) => set({ fortune }))}
      />
      {TRIALS.map((trial) => (
        <NumberRow
          key={trial}
          label={trial === 'will' ? labels.willBonus : labels.strengthBonus}
          value={hero.bonus[trial]}
          bounds={BOUNDS.bonus}
          shown={hero.bonus[trial] === 0 ? '0' : `+${hero.bonus[trial]}`}
          href={term('bonus')}
          hint={trial === 'strength' ? labels.bonusHint : undefined}
          onChange={set && ((n) => set({ bonus: { ...hero.bonus, [trial]: n } }))}
        />
      ))}
      <CardsOf {...props} />
    </>
  );
};

/** The skills that this fight tests, as printed, and their improvements. */
const Skills = ({ state, termBase, at, actions }: MemberProps) => {
  const { hero } = state.party[at]!;
  const set = setterOf({ at, actions });
  const tested = skillsTested(state);
  return (
    <>
      {tested.map((skill) => (
        <div key={skill}>
          <NumberRow
            label={labels.printed(SKILL_NAMES[skill])}
            value={hero.skills[skill]}
            bounds={BOUNDS.skill}
            href={`${termBase}${skill}/`}
            onChange={set && ((n) => set({ skills: { ...hero.skills, [skill]: n } }))}
          />
          <NumberRow
            label={labels.improved(SKILL_OF[skill])}
            value={hero.improved[skill]}
            bounds={BOUNDS.improved}
            shown={hero.improved[skill] === 0 ? '0' : `+${hero.improved[skill]}`}
            href={`${termBase}improvement/`}
            onChange={set && ((n) => set({ improved: { ...hero.improved, [skill]: n } }))}
          />
        </div>
      ))}
    </>
  );
};

/** What cards add to the dice and throw again. */
const CardsOf = ({ state, termBase, at, actions }: MemberProps) => {
  const { hero } = state.party[at]!;
  const set = setterOf({ at, actions });
  return (
    <OpenInUse isInUse={hasCards(hero)} summary={labels.cards}>
      {TRIALS.map((trial) => (
        <section key={trial} class="el-sub">
          <h3>{trial === 'will' ? labels.inWill : labels.inStrength}</h3>
          <NumberRow
            label={labels.extra}
            value={hero.extra[trial]}
            bounds={BOUNDS.extra}
            href={`${termBase}die/`}
            onChange={set && ((n) => set({ extra: { ...hero.extra, [trial]: n } }))}
          />
          <NumberRow
            label={labels.free}
            value={hero.free[trial]}
            bounds={BOUNDS.free}
            href={`${termBase}reroll/`}
            onChange={set && ((n) => set({ free: { ...hero.free, [trial]: n } }))}
          />
          <Check
            label={labels.all}
            checked={hero.all[trial]}
            onChange={set && ((is) => set({ all: { ...hero.all, [trial]: is } }))}
          />
          <Check
            label={labels.sixes}
            checked={hero.sixes[trial]}
            onChange={set && ((is) => set({ sixes: { ...hero.sixes, [trial]: is } }))}
          />
        </section>
      ))}
      <NumberRow
        label={labels.focus}
        value={hero.focus}
        bounds={BOUNDS.tokens}
        hint={labels.focusHint}
        onChange={set && ((focus) => set({ focus }))}
      />
    </OpenInUse>
  );
};

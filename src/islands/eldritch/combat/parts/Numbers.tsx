import { TRIALS, type TrialName } from '../../../../engines/eldritch/combat/model/fighter.ts';
import { FORTUNES, type Fortune } from '../../../../engines/eldritch/skill-check/skill.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { OpenInUse } from '../../../shared/controls/OpenInUse.tsx';
import { Rows, type Row } from '../../shared/Rows.tsx';
import { FORTUNE_NAMES, SKILL_NAMES, SKILL_OF } from '../../shared/words.ts';
import { withHero } from '../changes.ts';
import { BOUNDS, hasCards, skillsTested, type Hero } from '../model.ts';
import type { MemberProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';

/** Changes the numbers of one investigator. */
const setterOf = ({ at, actions }: Pick<MemberProps, 'at' | 'actions'>) =>
  actions && ((change: Partial<Hero>) => actions.change((s) => withHero(s, change, at)));
/** Parts of a hero that are a number each. */
type Plain = 'health' | 'sanity' | 'clues' | 'focus';
const HeroRows = ({ rows, ...props }: MemberProps & { readonly rows: readonly Row<Plain>[] }) => (
  <Rows rows={rows} values={props.state.party[props.at]!.hero} termBase={props.termBase} set={setterOf(props)} />
);
/** Parts of a hero with a value for each test, or for each skill. */
type Nested = 'skills' | 'improved' | 'bonus' | 'extra' | 'free' | 'all' | 'sixes';
/** A row for one value of such a part. */
const PartRow = <P extends Nested>({ part, row, ...props }: MemberProps & PartRowProps<P>) => {
  const values = props.state.party[props.at]!.hero[part] as { readonly [of: string]: number | boolean };
  const set = setterOf(props);
  return (
    <Rows
      rows={[row]}
      values={values}
      termBase={props.termBase}
      set={set && ((change) => set({ [part]: { ...values, ...change } }))}
    />
  );
};
interface PartRowProps<P extends Nested> {
  readonly part: P;
  readonly row: Row<keyof Hero[P] & string>;
}

const HEALTH_ROWS: readonly Row<Plain>[] = [
  { of: 'health', label: labels.health, bounds: BOUNDS.health, term: 'health' },
  { of: 'sanity', label: labels.sanity, bounds: BOUNDS.health, term: 'sanity' },
  { of: 'clues', label: labels.clues, bounds: BOUNDS.tokens, term: 'clue', hint: labels.cluesHint },
];
const FOCUS_ROWS: readonly Row<Plain>[] = [
  { of: 'focus', label: labels.focus, bounds: BOUNDS.tokens, hint: labels.focusHint },
];
const { skill, improved, bonus, extra, free } = BOUNDS;

/** The numbers of an investigator now, and the skills that this fight tests, as printed and with their improvements. */
export const Numbers = (props: MemberProps) => (
  <>
    <HeroRows {...props} rows={HEALTH_ROWS} />
    {skillsTested(props.state).map((of) => (
      <div key={of}>
        <PartRow
          {...props}
          part="skills"
          row={{ of, label: labels.printed(SKILL_NAMES[of]), bounds: skill, term: of }}
        />
        <PartRow
          {...props}
          part="improved"
          row={{ of, label: labels.improved(SKILL_OF[of]), bounds: improved, term: 'improvement', isSigned: true }}
        />
      </div>
    ))}
  </>
);

const BONUS_ROWS: { readonly [T in TrialName]: Omit<Row<T>, 'of'> } = {
  will: { label: labels.willBonus },
  strength: { label: labels.strengthBonus, hint: labels.bonusHint },
};
/** Blessing or curse, the best bonuses, what cards add. */
export const Bonuses = (props: MemberProps) => {
  const { hero } = props.state.party[props.at]!;
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
      {TRIALS.map((of) => (
        <PartRow
          key={of}
          {...props}
          part="bonus"
          row={{ of, bounds: bonus, term: 'bonus', isSigned: true, ...BONUS_ROWS[of] }}
        />
      ))}
      <OpenInUse isInUse={hasCards(hero)} summary={labels.cards}>
        {TRIALS.map((of) => (
          <section key={of} class="el-sub">
            <h3>{of === 'will' ? labels.inWill : labels.inStrength}</h3>
            <PartRow {...props} part="extra" row={{ of, label: labels.extra, bounds: extra, term: 'die' }} />
            <PartRow {...props} part="free" row={{ of, label: labels.free, bounds: free, term: 'reroll' }} />
            <PartRow {...props} part="all" row={{ of, label: labels.all }} />
            <PartRow {...props} part="sixes" row={{ of, label: labels.sixes }} />
          </section>
        ))}
        <HeroRows {...props} rows={FOCUS_ROWS} />
      </OpenInUse>
    </>
  );
};

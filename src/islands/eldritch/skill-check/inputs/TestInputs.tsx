import { SPENDINGS, type Spend } from '../../../../engines/eldritch/skill-check/again.ts';
import { FORTUNES, type Fortune } from '../../../../engines/eldritch/skill-check/skill.ts';
import { NBSP } from '../../../../lib/sentence-ru.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { keepChosen } from '../../../shared/state/last-chosen.ts';
import type { InvestigatorCard } from '../../shared/investigator.ts';
import { InvestigatorSelect } from '../../shared/InvestigatorSelect.tsx';
import { Rows, type Row } from '../../shared/Rows.tsx';
import { FORTUNE_NAMES, SKILL_NAMES, SKILL_OF, SPEND_NAMES } from '../../shared/words.ts';
import { BOUNDS, valueOf, withInvestigator, type Setup, type Tested } from './setup.ts';
import { TESTED_NAMES, testLabels as labels } from './words.ts';

export interface TestInputsProps {
  readonly setup: Setup;
  readonly investigators: readonly InvestigatorCard[];
  /** «/eldritch/terms/» with the site's base. */
  readonly termBase: string;
  /** Absent on the server. */
  readonly onChange: ((change: (setup: Setup) => Setup) => void) | undefined;
}

/** Sets a part of the test. */
const setterOf = (onChange: TestInputsProps['onChange']) =>
  onChange && ((part: Partial<Setup>) => onChange((setup) => ({ ...setup, ...part })));
/** Rows for parts of the test. */
const SetupRows = <K extends keyof Setup>({ setup, termBase, onChange, rows }: RowsProps<K>) => (
  <Rows rows={rows} values={setup as { readonly [of in K]: number }} termBase={termBase} set={setterOf(onChange)} />
);
interface RowsProps<K extends keyof Setup> extends TestInputsProps {
  readonly rows: readonly Row<K>[];
}

/** Investigators of the game, or an unnamed one. */
export const WhoTests = ({ setup, investigators, onChange }: TestInputsProps) => {
  const choose = (id: string) => {
    const chosen = investigators.find((one) => one.id === id);
    keepChosen('eldritch', chosen?.id);
    onChange?.((before) => withInvestigator(before, chosen));
  };
  return (
    <InvestigatorSelect investigators={investigators} value={setup.investigator ?? ''} onChange={onChange && choose} />
  );
};

/** Which skill is tested, each with its value; one tap. */
export const WhatIsTested = ({ setup, tested, onChange }: TestInputsProps & { readonly tested: readonly Tested[] }) => {
  const set = setterOf(onChange);
  const valueShown = (one: Tested): string => (one === 'number' ? '' : `${NBSP}${valueOf({ ...setup, tested: one })}`);
  return (
    <Chips<Tested>
      label={labels.parts.tested}
      name="et-tested"
      value={setup.tested}
      options={tested.map((value) => ({ value, label: `${TESTED_NAMES[value]}${valueShown(value)}` }))}
      onChange={set && ((next) => set({ tested: next }))}
    />
  );
};

/** The tested skill of the sheet, with its token; or a number of dice. */
export const SkillInput = (props: TestInputsProps) => {
  const { setup, termBase, onChange } = props;
  const { tested: of, skills, improved } = setup;
  if (of === 'number')
    return <SetupRows {...props} rows={[{ of, label: labels.number, bounds: BOUNDS.number, term: 'die' }]} />;
  const set = setterOf(onChange);
  const printed = { of, label: `${SKILL_NAMES[of]} на листе`, bounds: BOUNDS.skill, term: of };
  const label = `Улучшение или ухудшение ${SKILL_OF[of]}`;
  const token = { of, label, bounds: BOUNDS.improved, term: 'improvement-token', isSigned: true };
  return (
    <>
      <Rows
        rows={[printed]}
        values={skills}
        termBase={termBase}
        set={set && ((part) => set({ skills: { ...skills, ...part } }))}
      />
      <Rows
        rows={[token]}
        values={improved}
        termBase={termBase}
        set={set && ((part) => set({ improved: { ...improved, ...part } }))}
      />
    </>
  );
};

const { modifier, bonus, clues, focus, extra, free } = BOUNDS;
const DICE_ROWS = [
  {
    of: 'modifier',
    label: labels.modifier,
    bounds: modifier,
    term: 'modifier',
    hint: labels.modifierHint,
    isSigned: true,
  },
  { of: 'bonus', label: labels.bonus, bounds: bonus, term: 'bonus', hint: labels.bonusHint, isSigned: true },
] as const;
const TOKEN_ROWS = [
  { of: 'clues', label: labels.clues, bounds: clues, term: 'clue', hint: labels.cluesHint },
  { of: 'focus', label: labels.focus, bounds: focus, hint: labels.focusHint },
] as const;
const CARD_ROWS = [
  { of: 'extra', label: labels.extra, bounds: extra, hint: labels.extraHint },
  { of: 'free', label: labels.free, bounds: free, hint: labels.freeHint },
  { of: 'all', label: labels.all },
  { of: 'sixes', label: labels.sixes },
] as const;

/** What changes how many dice are thrown. */
export const DiceInputs = (props: TestInputsProps) => <SetupRows {...props} rows={DICE_ROWS} />;

/** Clues and tokens that throw dice again, and how they are spent. */
export const RerollInputs = (props: TestInputsProps) => {
  const { setup, onChange } = props;
  const set = setterOf(onChange);
  return (
    <>
      <SetupRows {...props} rows={TOKEN_ROWS} />
      {setup.clues + setup.focus > 0 && (
        <Chips<Spend>
          class="c-wide"
          label={labels.spend}
          name="et-spend"
          value={setup.spend}
          options={SPENDINGS.map((value) => ({ value, label: SPEND_NAMES[value] }))}
          onChange={set && ((spend) => set({ spend }))}
        />
      )}
    </>
  );
};

/** Blessing or curse, and what cards do. */
export const CardInputs = (props: TestInputsProps) => {
  const set = setterOf(props.onChange);
  return (
    <>
      <Chips<Fortune>
        label={labels.fortune}
        name="et-fortune"
        value={props.setup.fortune}
        options={FORTUNES.map((value) => ({ value, label: FORTUNE_NAMES[value] }))}
        onChange={set && ((fortune) => set({ fortune }))}
      />
      <SetupRows {...props} rows={CARD_ROWS} />
    </>
  );
};

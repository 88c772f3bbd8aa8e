import { SPENDINGS, type Spend } from '../../../../engines/eldritch/skill-check/again.ts';
import { FORTUNES, type Fortune } from '../../../../engines/eldritch/skill-check/skill.ts';
import { signedRu } from '../../../../lib/number-ru.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { Check, NumberRow } from '../../../shared/controls/NumberRow.tsx';
import { AT_ONCE, Picker } from '../../../shared/controls/Picker.tsx';
import type { PickerOption } from '../../../shared/controls/picker-option.ts';
import { keepChosen } from '../../../shared/state/last-chosen.ts';
import { BOUNDS, withInvestigator, type InvestigatorCard, type Setup, type Tested } from './setup.ts';
import {
  FORTUNE_NAMES,
  inputLabels,
  SPEND_NAMES,
  TESTED_NAMES,
  improvedLabel,
  investigatorName,
  printedLabel,
} from './words.ts';

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

/** Investigators of the game, or nobody by name. */
export const WhoTests = ({ setup, investigators, onChange }: TestInputsProps) => {
  const card = investigators.find(({ id }) => id === setup.investigator);
  const options: readonly PickerOption[] = [
    ...investigators.map(({ id, ru, en, occupation, set, skills, isDoubtful }) => ({
      value: id,
      name: ru,
      en,
      also: occupation,
      beside: [
        set,
        ...(skills === undefined ? [inputLabels.unknownShort] : []),
        ...(skills !== undefined && isDoubtful ? [inputLabels.doubtfulShort] : []),
      ].join(' · '),
    })),
    { value: '', name: inputLabels.nobody },
  ];
  return (
    <>
      <Picker
        label={inputLabels.investigator}
        value={setup.investigator ?? ''}
        shown={investigatorName(setup, investigators) ?? inputLabels.nobody}
        options={options}
        words={{ find: inputLabels.find, nothing: inputLabels.nobodyFound }}
        turn={AT_ONCE}
        onChange={
          onChange &&
          ((id) => {
            const chosen = investigators.find((one) => one.id === id);
            keepChosen('eldritch', chosen?.id);
            onChange((before) => withInvestigator(before, chosen));
          })
        }
      />
      {card !== undefined && card.skills === undefined && <p class="c-hint">{inputLabels.noSkills}</p>}
      {card?.skills !== undefined && card.isDoubtful && <p class="c-hint">{inputLabels.doubtful}</p>}
      {card?.note !== undefined && <p class="c-hint">{card.note}</p>}
    </>
  );
};

/** Which skill is tested, each with its value; one tap. */
export const WhatIsTested = ({ setup, tested, onChange }: TestInputsProps & { readonly tested: readonly Tested[] }) => {
  const set = setterOf(onChange);
  const valueShown = (one: Tested): string =>
    one === 'number' ? '' : `\u00a0${setup.skills[one] + setup.improved[one]}`;
  return (
    <Chips<Tested>
      label={inputLabels.tested}
      name="et-tested"
      value={setup.tested}
      options={tested.map((value) => ({ value, label: `${TESTED_NAMES[value]}${valueShown(value)}` }))}
      onChange={set && ((next) => set({ tested: next }))}
    />
  );
};

/** The skill that is tested as the sheet has it, with its token; or so many dice. */
export const SkillInput = ({ setup, termBase, onChange }: TestInputsProps) => {
  const set = setterOf(onChange);
  const { tested, improved } = setup;
  if (tested === 'number')
    return (
      <NumberRow
        label={inputLabels.number}
        value={setup.number}
        bounds={BOUNDS.number}
        href={`${termBase}die/`}
        onChange={set && ((number) => set({ number }))}
      />
    );
  return (
    <>
      <NumberRow
        label={printedLabel(tested)}
        value={setup.skills[tested]}
        bounds={BOUNDS.skill}
        href={`${termBase}${tested}/`}
        onChange={set && ((n) => set({ skills: { ...setup.skills, [tested]: n } }))}
      />
      <NumberRow
        label={improvedLabel(tested)}
        value={improved[tested]}
        bounds={BOUNDS.improved}
        shown={signedRu(improved[tested])}
        href={`${termBase}improvement-token/`}
        onChange={set && ((n) => set({ improved: { ...improved, [tested]: n } }))}
      />
    </>
  );
};

/** What changes how many dice are thrown. */
export const DiceInputs = ({ setup, termBase, onChange }: TestInputsProps) => {
  const set = setterOf(onChange);
  return (
    <>
      <NumberRow
        label={inputLabels.modifier}
        value={setup.modifier}
        bounds={BOUNDS.modifier}
        shown={signedRu(setup.modifier)}
        href={`${termBase}modifier/`}
        hint={inputLabels.modifierHint}
        onChange={set && ((modifier) => set({ modifier }))}
      />
      <NumberRow
        label={inputLabels.bonus}
        value={setup.bonus}
        bounds={BOUNDS.bonus}
        shown={signedRu(setup.bonus)}
        href={`${termBase}bonus/`}
        hint={inputLabels.bonusHint}
        onChange={set && ((bonus) => set({ bonus }))}
      />
    </>
  );
};

/** Clues and tokens that throw dice again, and how they are spent. */
export const RerollInputs = ({ setup, termBase, onChange }: TestInputsProps) => {
  const set = setterOf(onChange);
  const { focus } = setup;
  return (
    <>
      <NumberRow
        label={inputLabels.clues}
        value={setup.clues}
        bounds={BOUNDS.clues}
        href={`${termBase}clue/`}
        hint={inputLabels.cluesHint}
        onChange={set && ((clues) => set({ clues }))}
      />
      <NumberRow
        label={inputLabels.focus}
        value={focus}
        bounds={BOUNDS.focus}
        hint={inputLabels.focusHint}
        onChange={set && ((n) => set({ focus: n }))}
      />
      {setup.clues + focus > 0 && (
        <Chips<Spend>
          class="c-wide"
          label={inputLabels.spend}
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
export const CardInputs = ({ setup, onChange }: TestInputsProps) => {
  const set = setterOf(onChange);
  const { extra, free, all, sixes } = setup;
  return (
    <>
      <Chips<Fortune>
        label={inputLabels.fortune}
        name="et-fortune"
        value={setup.fortune}
        options={FORTUNES.map((value) => ({ value, label: FORTUNE_NAMES[value] }))}
        onChange={set && ((fortune) => set({ fortune }))}
      />
      <NumberRow
        label={inputLabels.extra}
        value={extra}
        bounds={BOUNDS.extra}
        hint={inputLabels.extraHint}
        onChange={set && ((n) => set({ extra: n }))}
      />
      <NumberRow
        label={inputLabels.free}
        value={free}
        bounds={BOUNDS.free}
        hint={inputLabels.freeHint}
        onChange={set && ((n) => set({ free: n }))}
      />
      <Check label={inputLabels.all} checked={all} onChange={set && ((is) => set({ all: is }))} />
      <Check label={inputLabels.sixes} checked={sixes} onChange={set && ((is) => set({ sixes: is }))} />
    </>
  );
};

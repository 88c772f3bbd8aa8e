import { MONSTER_FLAGS, type Monster, type MonsterFlag } from '../../../../engines/eldritch/combat/model/monster.ts';
import { SKILLS, type Skill } from '../../../../engines/eldritch/skill-check/skill.ts';
import { signedRu } from '../../../../lib/number-ru.ts';
import { Folded } from '../../../shared/controls/Folded.tsx';
import { Select } from '../../../shared/controls/Select.tsx';
import type { CombatProse } from '../../../../schemas/eldritch/combat-prose.ts';
import type { MonsterCard } from '../cards.ts';
import { BOUNDS, monsterFor, type Foe } from '../model.ts';
import { labels } from '../words/labels.ts';
import { Check } from '../../../shared/controls/NumberRow.tsx';
import { Rows } from '../../shared/Rows.tsx';
import { SKILL_NAMES } from '../../shared/words.ts';

interface Props {
  readonly foe: Foe;
  readonly card: MonsterCard | undefined;
  readonly players: number;
  /** What effects of a token say. */
  readonly flagNames: CombatProse['flags'];
  readonly termBase: string;
  readonly onChange: ((change: Partial<Foe>) => void) | undefined;
}

/** The figures of a token in a line: «воля 0, ужас 2; сила −1, ущерб 1; стойкость 2». */
const figuresLine = ({ will, strength, horror, damage, toughness }: Monster): string =>
  [
    ...(will === null ? [] : [`${trialName(will.skill ?? 'will')} ${signedRu(will.modifier)}, ужас ${horror}`]),
    ...(strength === null
      ? []
      : [`${trialName(strength.skill ?? 'strength')} ${signedRu(strength.modifier)}, ущерб ${damage}`]),
    `стойкость ${toughness}`,
  ].join('; ');
const trialName = (skill: Skill): string => SKILL_NAMES[skill].toLowerCase();

/** What the token says, and the way to change it. */
export const Figures = ({ foe, card, players, ...props }: Props) => {
  const { monster } = foe;
  if (foe.isNotSet) return <FiguresEditor monster={monster} {...props} />;
  const isChanged = card !== undefined && JSON.stringify(monster) !== JSON.stringify(monsterFor(card, players));
  return (
    <Folded
      class="el-figures"
      summary={
        <>
          {labels.figures}
          {isChanged && ` (${labels.changed})`} <small>{figuresLine(monster)}</small>
        </>
      }
    >
      {() => <FiguresEditor monster={monster} {...props} />}
    </Folded>
  );
};

interface EditorProps extends Pick<Props, 'flagNames' | 'termBase' | 'onChange'> {
  readonly monster: Monster;
}
const FiguresEditor = ({ monster, flagNames, termBase, onChange }: EditorProps) => {
  const set = onChange && ((change: Partial<Monster>) => onChange({ monster: { ...monster, ...change } }));
  return (
    <>
      {(['will', 'strength'] as const).map((trial) => (
        <TrialEditor key={trial} monster={monster} trial={trial} termBase={termBase} set={set} />
      ))}
      <Rows rows={TOKEN_ROWS} values={monster} termBase={termBase} set={set} />
      <Folded summary={labels.effects}>
        {() =>
          MONSTER_FLAGS.map((flag) => (
            <Check
              key={flag}
              label={flagNames[flag]}
              checked={monster.flags.includes(flag)}
              onChange={set && ((is) => set({ flags: withFlag(monster.flags, flag, is) }))}
            />
          ))
        }
      </Folded>
    </>
  );
};
const TOKEN_ROWS = [
  { of: 'toughness', label: labels.toughness, bounds: BOUNDS.toughness, term: 'toughness' },
  { of: 'isEpic', label: labels.epic },
] as const;
const withFlag = (flags: readonly MonsterFlag[], flag: MonsterFlag, is: boolean): readonly MonsterFlag[] => {
  const others = flags.filter((one) => one !== flag);
  return is ? [...others, flag].slice(-BOUNDS.flags[1]) : others;
};

interface TrialProps {
  readonly monster: Monster;
  readonly trial: 'will' | 'strength';
  readonly termBase: string;
  readonly set: ((change: Partial<Monster>) => void) | undefined;
}
const MODIFIER_ROWS = [
  { of: 'modifier', label: labels.modifier, bounds: BOUNDS.modifier, term: 'modifier', isSigned: true },
] as const;
const TrialEditor = ({ monster, trial, termBase, set }: TrialProps) => {
  const asked = monster[trial];
  const loss = trial === 'will' ? 'horror' : 'damage';
  return (
    <section class="el-sub">
      <Check
        label={trial === 'will' ? labels.hasWill : labels.hasStrength}
        checked={asked !== null}
        onChange={set && ((is) => set({ [trial]: is ? { modifier: 0 } : null }))}
      />
      {asked !== null && (
        <>
          <Select
            label={labels.skill}
            value={asked.skill ?? trial}
            groups={[{ label: '', options: SKILLS.map((value) => ({ value, label: SKILL_NAMES[value] })) }]}
            onChange={
              set &&
              ((value) => {
                const { modifier } = asked;
                const skill = SKILLS.find((one) => one === value);
                set({ [trial]: skill === undefined || skill === trial ? { modifier } : { modifier, skill } });
              })
            }
          />
          <Rows<'modifier'>
            rows={MODIFIER_ROWS}
            values={asked}
            termBase={termBase}
            set={set && ((part) => set({ [trial]: { ...asked, ...part } }))}
          />
          <Rows
            rows={[{ of: loss, label: labels[loss], bounds: BOUNDS.loss, term: loss }]}
            values={monster}
            termBase={termBase}
            set={set}
          />
        </>
      )}
    </section>
  );
};

import { useState } from 'preact/hooks';
import { keepRound } from '../../../device/way-back.ts';
import { placeBelow } from '../../../lib/inline-links.ts';
import { Chips } from '../../shared/controls/Chips.tsx';
import { asksOf, calculatorLinks, type Answers } from '../calculator-link.ts';
import type { PartProps } from '../view-props.ts';
import { labels, playerName } from '../words/labels.ts';

/** The rule of the present step and its calculators, with what they count with and the table cannot know. */
export const Calculators = ({ table, state, base, people, actions }: PartProps) => {
  const [answers, setAnswers] = useState<Answers>({});
  const step = table.steps[state.at]!;
  const links = step.calculators.flatMap((one) => calculatorLinks({ table, state, people, answers }, one));
  return (
    <>
      {asksOf(table, state).map(({ id, name, answers: all }) => (
        <Chips
          key={id}
          label={name}
          name={`t-ask-${id}`}
          value={`${Math.min(answers[id] ?? 0, all.length - 1)}`}
          options={all.map((label, at) => ({ value: `${at}`, label }))}
          onChange={actions && ((at) => setAnswers((before) => ({ ...before, [id]: Number(at) })))}
        />
      ))}
      <p class="t-links">
        <a href={placeBelow(base, step.to)}>{labels.rule}</a>
        {links
          .filter(({ player }) => player === undefined)
          .map(({ label, to }) => (
            <a key={label} href={`${base}${to}`} onClick={keepRound}>
              {label}
            </a>
          ))}
      </p>
      {step.calculators.map(({ label }) => {
        const own = links.filter((link) => link.label === label && link.player !== undefined);
        return own.length === 0 ? null : (
          <p class="t-links" key={label}>
            <span>{label}:</span>
            {own.map(({ player, to }) => (
              <a
                key={player}
                href={`${base}${to}`}
                aria-label={`${label}: ${playerName(table, state, player!)}`}
                onClick={keepRound}
              >
                {playerName(table, state, player!)}
              </a>
            ))}
          </p>
        );
      })}
    </>
  );
};

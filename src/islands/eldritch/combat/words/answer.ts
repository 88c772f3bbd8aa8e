/** The answer in words: for the bar, for a chat, beside the numbers. */
import type { Aim } from '../../../../engines/eldritch/fight/fight.ts';
import type { Fraction } from '../../../../engines/exact/fraction.ts';
import { decimalRu, fractionRu, percentRu } from '../../../../lib/number-ru.ts';
import type { CombatData, State } from '../model.ts';
import { hasCards } from '../model.ts';
import { chanceFor } from '../variants.ts';
import type { Plan } from '../view-props.ts';
import { againstWords, cluesCount, investigatorName, roundsCount } from './names.ts';

/** What the chance in the bar is of. */
const AIM_VERBS: { readonly [A in Aim]: string } = {
  kill: 'победит',
  'kill-most': 'победит',
  survive: 'выстоит',
  'keep-clues': 'выстоит',
};
const verbOf = ({ aim, foes }: State): string =>
  foes.length > 1 && (aim === 'kill' || aim === 'kill-most') ? 'победит всех' : AIM_VERBS[aim];

/** A number that may lie below 0, with at most two places. */
export const meanRu = ({ n, d }: Fraction): string => (n < 0n ? `−${decimalRu({ n: -n, d })}` : decimalRu({ n, d }));

/** All that counts beyond the two names: «2 раунда, 3 улики, с картами». */
const circumstances = ({ hero, rounds, foes }: State): readonly string[] => {
  const { clues, fortune, bonus, improved } = hero;
  const has = [
    ...(rounds > 1 ? [roundsCount(rounds)] : []),
    ...(clues > 0 ? [cluesCount(clues)] : []),
    ...(fortune === 'blessed' ? ['благословение'] : []),
    ...(fortune === 'cursed' ? ['проклятие'] : []),
    ...(bonus.will > 0 ? [`+${bonus.will} к${NBSP}воле`] : []),
    ...(bonus.strength > 0 ? [`+${bonus.strength} к${NBSP}силе`] : []),
    ...(Object.values(improved).some((n) => n > 0) ? ['улучшения'] : []),
    ...(hasCards(hero) ? ['перебросы и кубики от карт'] : []),
    ...(foes.some(({ wounds }) => wounds > 0) ? ['монстр уже ранен'] : []),
  ];
  return has;
};
const NBSP = '\u00a0';

/** What the chance in the bar is of, before who fights whom: the end of a long line may be cut off. */
const aimShort = ({ aim, foes }: State): string => {
  if (aim === 'survive' || aim === 'keep-clues') return 'Выстоять';
  return foes.length > 1 ? 'Победить всех' : 'Победить';
};
/** What was counted, for the bar: «Победить: Лили Чен против монстра «Глубоководный»». */
export const countedLine = (state: State, data: CombatData): string =>
  `${aimShort(state)}: ${investigatorName(state.investigator, data)} против ${againstShort(state, data)}`;
/** Many are counted, not named. */
const againstShort = ({ foes }: State, data: CombatData): string =>
  foes.length > 1 ? `${foes.length}${NBSP}монстров` : againstWords(foes, data);
/** What else counts, and the other half of the answer. */
export const exactLine = ({ state, result }: Plan): string => {
  const other =
    state.aim === 'survive' || state.aim === 'keep-clues'
      ? `победит: ${percentRu(result.killed)}`
      : `выстоит: ${percentRu(result.stands)}`;
  const has = circumstances(state);
  return `${other}; ${has.length === 0 ? 'без улик, бонусов и карт' : has.join(', ')}`;
};

const exactOf = (chance: Fraction): string => (chance.d === 1n ? '' : ` (${fractionRu(chance)})`);
/** The answer to send to somebody who sees nothing else. */
export const answerSentence = ({ state, result }: Plan, data: CombatData): string => {
  const { killed, stands, meanHealth, meanSanity, meanClues } = result;
  const who = `${investigatorName(state.investigator, data)} против ${againstWords(state.foes, data)}`;
  const has = circumstances(state);
  const chance = chanceFor(state.aim, result);
  const leads =
    chance === killed
      ? [
          `${verbOf(state)} с${NBSP}шансом ${percentRu(killed)}${exactOf(killed)}`,
          `выстоит с${NBSP}шансом ${percentRu(stands)}`,
        ]
      : [
          `выстоит с${NBSP}шансом ${percentRu(stands)}${exactOf(stands)}`,
          `победит с${NBSP}шансом ${percentRu(killed)}`,
        ];
  const clues = state.hero.clues > 0 ? [`потратит в${NBSP}среднем ${decimalRu(meanClues)} улики`] : [];
  const said = [
    ...leads,
    `потеряет в${NBSP}среднем ${meanRu(meanHealth)} здоровья и ${meanRu(meanSanity)} рассудка`,
    ...clues,
  ];
  return `${who}${has.length === 0 ? '' : ` (${has.join(', ')})`}: ${said.join(', ')}.`;
};

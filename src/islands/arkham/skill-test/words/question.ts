/** The question in a sentence, part by part. */
import { isSameBag } from '../../../../engines/arkham/token.ts';
import { bagOf, chapterOf, chosenCards, presetOf, type OddsData, type State } from '../model.ts';
import { LEVEL_NAMES, labels, quote } from './labels.ts';
import { cardNames, goalWords, sumWords } from './reasons.ts';

const TESTED = { willpower: 'волю', intellect: 'интеллект', combat: 'силу', agility: 'ловкость' } as const;

/** What each part says. */
export const says: { readonly [part in keyof typeof labels.parts]: (state: State, data: OddsData) => string } = {
  who: ({ investigator }, { investigators }) => investigators.find(({ id }) => id === investigator)?.ru ?? 'Сыщик',
  // «силу 4 + 1 символ».
  skill: (state) => `${state.tested === undefined ? 'навык' : TESTED[state.tested]} ${sumWords(state)}`,
  difficulty: ({ difficulty }) => String(difficulty),
  // «Ночь фанатички».
  bag: ({ preset: id, level, bag }, data) => {
    const preset = presetOf(data, id);
    return `${quote(preset.ru)}${isSameBag(bag, bagOf(preset, level).bag) ? '' : ` (${labels.changedBag})`}`;
  },
  level: ({ level }) => LEVEL_NAMES[level],
  scenario: ({ scenario }, { scenarios }) => {
    const name = scenarios.find(({ id }) => id === scenario)?.ru;
    return name === undefined ? 'без памятки' : quote(name);
  },
  cards: (state, data) => {
    const names = cardNames(state, data);
    if (names === '') return labels.noCardsShort;
    const chapter = chapterOf(state, data);
    const noun = chosenCards(state, data).length === 1 ? 'картой' : 'картами';
    return `с ${noun} ${names}${chapter === 1 ? '' : ` по правилам главы ${chapter}`}`;
  },
  goal: (state) => (state.goal.kind === 'least-loss' ? 'наименьший недобор' : goalWords(state)),
};

/** The question in a sentence, part by part. */
import { isSameBag } from '../../../../engines/arkham/token.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import { bagOf, type OddsData, type State } from '../model.ts';
import { LEVEL_NAMES, labels, quoted } from './labels.ts';
import { goalWords } from './reasons.ts';

const TESTED = { willpower: 'волю', intellect: 'интеллект', combat: 'силу', agility: 'ловкость' } as const;
const SYMBOLS_COUNT = ['символ', 'символа', 'символов'] as const;

export const whoSays = ({ investigator }: State, { investigators }: OddsData): string =>
  investigators.find(({ id }) => id === investigator)?.ru ?? 'Сыщик';
/** «силу 4 + 1 символ». */
export const skillSays = ({ tested, skill, icons }: State): string =>
  `${tested === undefined ? 'навык' : TESTED[tested]} ${skill}${icons > 0 ? ` + ${countRu(icons, SYMBOLS_COUNT)}` : ''}`;
export const difficultySays = ({ difficulty }: State): string => `сложности ${difficulty}`;
/** «Ночь фанатички». */
export const bagSays = ({ preset: id, level, bag }: State, { presets }: OddsData): string => {
  const preset = presets.find((p) => p.id === id) ?? presets[0]!;
  const changed = isSameBag(bag, bagOf(preset, level).bag) ? '' : ` (${labels.changedBag})`;
  return `${quoted(preset.ru)}${changed}`;
};
export const levelSays = ({ level }: State): string => LEVEL_NAMES[level];
export const scenarioSays = ({ scenario }: State, { scenarios }: OddsData): string => {
  const name = scenarios.find(({ id }) => id === scenario)?.ru;
  return name === undefined ? 'без памятки сценария' : `памятка ${quoted(name)}`;
};
export const cardsSay = ({ effects }: State, data: OddsData): string => {
  const names = effects.flatMap(({ id }) => data.effects.filter((e) => e.id === id).map((e) => quoted(e.ru)));
  return names.length === 0 ? 'без карт на жетоны' : `с картами ${names.join(', ')}`;
};
export const goalSays = (state: State): string =>
  state.goal.kind === 'least-loss' ? 'наименьший недобор' : goalWords(state);

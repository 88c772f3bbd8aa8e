/**
 * The state as an address: short, versioned, readable. Whatever comes is either understood or named as a problem;
 * what is understood is kept, what is not gives way to the default.
 */
import { TOKEN_IDS } from '../../../engines/arkham/token.ts';
import { CHAPTERS } from '../../../engines/arkham/skill-test/model/readings.ts';
import { conditionsOf, type LineState } from '../../../engines/arkham/meanings.ts';
import { assetsOf, effectsOf, withEffects } from './address-cards.ts';
import type { AddressProblem, Reader } from './address-reader.ts';
import type { Codec } from '../../shared/state/codec.ts';
import { MOST_SHOWN } from '../../shared/state/fields.ts';
import { bagOfDigits, digitsOf } from '../shared/bag-address.ts';
import {
  BOUNDS,
  LEVELS,
  LINE_IDS,
  SKILL_IDS,
  bagOf,
  belongs,
  defaultState,
  lineOf,
  mostInBag,
  type OddsData,
  type State,
} from './model.ts';

/** Version of the format. A later one is refused whole: half an understanding would be a wrong number. */
const ADDRESS_VERSION = 1;
/** The fields of an address that are this calculator's: bag, scenario, investigator, skill, numbers, tokens, lines, assets, cards, goal, rules. */
const FIELDS = ['v', 'c', 's', 'i', 't', 'n', 'a', 'b', 'l', 'e', 'g', 'r'] as const;

const number = (text: string | undefined, [least, most]: readonly [number, number]): number | undefined => {
  if (text === undefined || !/^\d{1,3}$/.test(text)) return undefined;
  const n = Number(text);
  return n >= least && n <= most ? n : undefined;
};

/** The query of an address for a state. */
export const makeAddress = (state: State, data: OddsData): string => {
  const lines = LINE_IDS.map((id) => {
    const line = state.lines[id];
    const known = lineOf(state, data, id);
    if (line === undefined || known === undefined) return '';
    const met = conditionsOf(known)
      .map((c, i) => ((line.met ?? []).includes(c) ? String.fromCharCode(97 + i) : ''))
      .join('');
    return `${line.x === undefined ? '' : String(line.x)}${met}${line.option === true ? '~' : ''}`;
  }).join('.');
  const query = new URLSearchParams({
    v: String(ADDRESS_VERSION),
    c: `${state.preset}.${state.level}`,
    ...(state.scenario === undefined ? {} : { s: state.scenario }),
    ...(state.investigator === undefined ? {} : { i: state.investigator }),
    ...(state.tested === undefined ? {} : { t: state.tested }),
    n: `${state.skill}.${state.icons}.${state.difficulty}`,
    ...(state.assets.length === 0 ? {} : { a: state.assets.join('_') }),
    b: digitsOf(state.bag),
    ...(lines.replaceAll('.', '') === '' ? {} : { l: lines }),
    ...(state.effects.length === 0
      ? {}
      : {
          e: state.effects
            .map((e) =>
              [e.id, e.x ?? '', e.pick === undefined ? '' : TOKEN_IDS.indexOf(e.pick)].join('.').replace(/\.+$/, ''),
            )
            .join('_'),
        }),
    ...goalField(state.goal),
    ...(state.chapter === undefined ? {} : { r: String(state.chapter) }),
  });
  return query.toString();
};

const goalField = (goal: State['goal']): { readonly g?: string } => {
  if (goal.kind === 'least-loss') return { g: 'l' };
  if (goal.kind === 'no-failure') return { g: `f${goal.by}` };
  return goal.by > 0 ? { g: String(goal.by) } : {};
};

/** The state of an address and what could not be understood. An address without a version is no state: the default. Never throws. */
export const parseAddress = (
  search: string,
  data: OddsData,
): { readonly state: State; readonly problems: readonly AddressProblem[] } => {
  const query = new URLSearchParams(search);
  const initial = defaultState(data);
  const version = query.get('v');
  if (version === null) return { state: initial, problems: [] };
  if (version !== String(ADDRESS_VERSION)) return { state: initial, problems: [{ code: 'version', came: version }] };
  const problems: AddressProblem[] = [];
  const reader: Reader = {
    query,
    data,
    wrong: (code, came, more = {}) => void problems.push({ code, came: came.slice(0, MOST_SHOWN), ...more }),
  };
  // Read each field in the light of those before it: a line belongs to a scenario, a card excludes another.
  const placed = {
    ...initial,
    ...placeOf(reader),
    tested: testedOf(reader),
    ...numbersOf(reader, initial),
    assets: assetsOf(reader),
  };
  const filled = { ...placed, bag: tokensOf(reader) ?? placed.bag };
  const worded = { ...filled, lines: linesOf(reader, filled) };
  const equipped = withEffects(reader, worded, effectsOf(reader));
  const chapter = chapterOf(reader);
  const goal = goalOf(reader) ?? initial.goal;
  return { state: { ...equipped, goal, ...(chapter === undefined ? {} : { chapter }) }, problems };
};

/** The id in a field, where a list knows it. */
const knownId = (
  { query, wrong }: Reader,
  list: readonly { readonly id: string }[],
  field: 's' | 'i',
): string | undefined => {
  const id = query.get(field);
  if (id === null || list.some((x) => x.id === id)) return id ?? undefined;
  return wrong(field === 's' ? 'scenario' : 'investigator', id);
};

/** Bag, level, scenario, investigator. */
const placeOf = (reader: Reader): Pick<State, 'preset' | 'level' | 'bag' | 'lines' | 'scenario' | 'investigator'> => {
  const { query, data, wrong } = reader;
  const [presetId = '', levelName = ''] = (query.get('c') ?? '').split('.');
  const preset = data.presets.find((p) => p.id === presetId) ?? wrong('preset', presetId) ?? data.presets[0]!;
  const level = LEVELS.find((l) => l === levelName) ?? wrong('level', levelName) ?? 'standard';
  const start = bagOf(preset, level);
  // A level that cannot be read is reported already.
  if (start.level !== level && levelName === level)
    wrong('level-absent', level, { stands: start.level, wanted: LEVELS.filter((l) => preset.bags[l] !== undefined) });
  const asked = knownId(reader, data.scenarios, 's');
  const isFitting = data.scenarios.some((s) => s.id === asked && belongs(s, preset));
  if (asked !== undefined && !isFitting) wrong('scenario-elsewhere', asked, { stands: preset.id });
  return {
    preset: preset.id,
    level: start.level,
    bag: start.bag,
    lines: {},
    scenario: isFitting ? asked : undefined,
    investigator: knownId(reader, data.investigators, 'i'),
  };
};

/** The skill that is tested; addresses did not always say it. */
const testedOf = ({ query, wrong }: Reader): State['tested'] => {
  const text = query.get('t');
  return text === null ? undefined : (SKILL_IDS.find((id) => id === text) ?? wrong('tested', text));
};

/** Skill, icons, difficulty; each that is not understood is the default's. */
const numbersOf = ({ query, wrong }: Reader, initial: State): Pick<State, 'skill' | 'icons' | 'difficulty'> => {
  const text = query.get('n') ?? '';
  const [skillText, iconsText, difficultyText] = text.split('.');
  const skill = number(skillText, BOUNDS.skill);
  const icons = number(iconsText, BOUNDS.icons);
  const difficulty = number(difficultyText, BOUNDS.difficulty);
  if ([skill, icons, difficulty].includes(undefined)) wrong('numbers', text);
  return {
    skill: skill ?? initial.skill,
    icons: icons ?? initial.icons,
    difficulty: difficulty ?? initial.difficulty,
  };
};

/** A bag that was changed by hand. */
const tokensOf = ({ query, data, wrong }: Reader): State['bag'] | undefined => {
  const text = query.get('b');
  if (text === null) return undefined;
  const bag = bagOfDigits(text);
  const isSound = bag !== undefined && TOKEN_IDS.every((id) => (bag[id] ?? 0) <= mostInBag({ effects: [] }, data, id));
  return isSound ? bag : wrong('bag', text);
};

/** What the lines of the scenario card need: a number, which conditions are met, whether the option is taken. */
const linesOf = ({ query, data, wrong }: Reader, state: State): State['lines'] => {
  const text = query.get('l') ?? '';
  const parts = text.split('.');
  if (parts.length > LINE_IDS.length) return wrong('lines', text) ?? {};
  return Object.fromEntries(
    LINE_IDS.flatMap((id, i) => {
      const part = parts[i] ?? '';
      if (part === '') return [];
      const [, x = '', met = '', option = ''] = /^(\d{0,2})([a-h]*)(~?)$/.exec(part) ?? [];
      const line = lineOf(state, data, id);
      if (x + met + option === '' || line === undefined) return wrong('lines', part) ?? [];
      const conditions = conditionsOf(line);
      const read: LineState = {
        ...(x === '' ? {} : { x: Number(x) }),
        ...(met === '' ? {} : { met: [...met].flatMap((c) => conditions[c.charCodeAt(0) - 97] ?? []) }),
        ...(option === '' ? {} : { option: true }),
      };
      return [[id, read]];
    }),
  );
};

const goalOf = ({ query, wrong }: Reader): State['goal'] | undefined => {
  const text = query.get('g');
  if (text === null) return undefined;
  if (text === 'l') return { kind: 'least-loss' };
  if (text.startsWith('f')) {
    const least = number(text.slice(1), [1, BOUNDS.by[1]]);
    return least === undefined ? wrong('goal', text) : { kind: 'no-failure', by: least };
  }
  const by = number(text, BOUNDS.by);
  return by === undefined ? wrong('goal', text) : { kind: 'success', by };
};

/** The rules that are followed; addresses did not always say it. */
const chapterOf = ({ query, wrong }: Reader): State['chapter'] | undefined => {
  const text = query.get('r');
  return text === null ? undefined : (CHAPTERS.find((c) => String(c) === text) ?? wrong('chapter', text));
};

/** How the calculator keeps its state. The digital bag of the same page has a record of its own. */
export const codecOf = (data: OddsData): Codec<State, AddressProblem> => ({
  key: 'arkham.odds',
  formerly: 'odds',
  fields: FIELDS,
  make: (state) => makeAddress(state, data),
  parse: (text) => parseAddress(text, data),
});

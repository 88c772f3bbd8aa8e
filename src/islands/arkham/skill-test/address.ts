/**
 * The state as an address: short, versioned, readable. Whatever comes is either understood or named as a problem;
 * what is understood is kept, what is not gives way to the default.
 */
import { TOKEN_IDS } from '../../../engines/arkham/token.ts';
import { CHAPTERS } from '../../../engines/arkham/skill-test/model/readings.ts';
import { conditionsOf, type LineState } from '../../../engines/arkham/meanings.ts';
import { assetsOf, effectsOf, withEffects, writeEffect } from './address-cards.ts';
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
const number = (text: string | undefined, [least, most]: readonly [number, number]): number | undefined => {
  if (text === undefined || !/^\d{1,3}$/.test(text)) return undefined;
  const n = Number(text);
  return n >= least && n <= most ? n : undefined;
};

const joined = (texts: readonly string[]): string | undefined => (texts.length === 0 ? undefined : texts.join('_'));

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

/** The bag of a campaign at a level. */
const presetOf = ({ query, data, wrong }: Reader): Pick<State, 'preset' | 'level' | 'bag'> => {
  const [presetId = '', levelName = ''] = (query.get('c') ?? '').split('.');
  const preset = data.presets.find((p) => p.id === presetId) ?? wrong('preset', presetId) ?? data.presets[0]!;
  const level = LEVELS.find((l) => l === levelName) ?? wrong('level', levelName) ?? 'standard';
  const start = bagOf(preset, level);
  // A level that cannot be read is reported already.
  if (start.level !== level && levelName === level)
    wrong('level-absent', level, { stands: start.level, wanted: LEVELS.filter((l) => preset.bags[l] !== undefined) });
  return { preset: preset.id, level: start.level, bag: start.bag };
};

/** A scenario of the campaign. */
const scenarioOf = (reader: Reader, { preset: id }: State): State['scenario'] => {
  const { data, wrong } = reader;
  const asked = knownId(reader, data.scenarios, 's');
  const preset = data.presets.find((one) => one.id === id)!;
  if (asked === undefined || data.scenarios.some((s) => s.id === asked && belongs(s, preset))) return asked;
  return wrong('scenario-elsewhere', asked, { stands: id });
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

const writeLines = (state: State, data: OddsData): string | undefined => {
  const lines = LINE_IDS.map((id) => {
    const line = state.lines[id];
    const known = lineOf(state, data, id);
    if (line === undefined || known === undefined) return '';
    const met = conditionsOf(known)
      .map((c, i) => ((line.met ?? []).includes(c) ? String.fromCharCode(97 + i) : ''))
      .join('');
    return `${line.x === undefined ? '' : String(line.x)}${met}${line.option === true ? '~' : ''}`;
  });
  return lines.some((line) => line !== '') ? lines.join('.') : undefined;
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

const writeGoal = ({ goal }: State): string | undefined => {
  if (goal.kind === 'least-loss') return 'l';
  if (goal.kind === 'no-failure') return `f${goal.by}`;
  return goal.by > 0 ? String(goal.by) : undefined;
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
const chapterOf = ({ query, wrong }: Reader): Pick<State, 'chapter'> => {
  const text = query.get('r');
  if (text === null) return {};
  const chapter = CHAPTERS.find((c) => String(c) === text) ?? wrong('chapter', text);
  return chapter === undefined ? {} : { chapter };
};

interface Field {
  /** Undefined where the field is left out. */
  readonly make: (state: State, data: OddsData) => string | undefined;
  /** Names what it does not understand, and keeps the rest. */
  readonly read: (reader: Reader, before: State) => Partial<State>;
}
/**
 * The fields of an address in the order in which they are read, each in the light of those before it: a line belongs to
 * a scenario, a card excludes another. The table of the other calculators knows no field that is understood in part.
 */
const TABLE: Readonly<Record<string, Field>> = {
  c: { make: ({ preset, level }) => `${preset}.${level}`, read: presetOf },
  s: { make: ({ scenario }) => scenario, read: (reader, before) => ({ scenario: scenarioOf(reader, before) }) },
  i: {
    make: ({ investigator }) => investigator,
    read: (reader) => ({ investigator: knownId(reader, reader.data.investigators, 'i') }),
  },
  t: { make: ({ tested }) => tested, read: (reader) => ({ tested: testedOf(reader) }) },
  n: { make: ({ skill, icons, difficulty }) => `${skill}.${icons}.${difficulty}`, read: numbersOf },
  a: { make: ({ assets }) => joined(assets), read: (reader) => ({ assets: assetsOf(reader) }) },
  b: { make: ({ bag }) => digitsOf(bag), read: (reader, { bag }) => ({ bag: tokensOf(reader) ?? bag }) },
  l: { make: writeLines, read: (reader, before) => ({ lines: linesOf(reader, before) }) },
  e: {
    make: ({ effects }) => joined(effects.map(writeEffect)),
    read: (reader, before) => withEffects(reader, before, effectsOf(reader)),
  },
  g: { make: writeGoal, read: (reader, { goal }) => ({ goal: goalOf(reader) ?? goal }) },
  r: { make: ({ chapter }) => chapter && String(chapter), read: chapterOf },
};

/** The query of an address for a state. */
export const makeAddress = (state: State, data: OddsData): string => {
  const fields = Object.entries(TABLE).flatMap(([key, { make }]) => {
    const text = make(state, data);
    return text === undefined ? [] : [[key, text]];
  });
  return new URLSearchParams([['v', String(ADDRESS_VERSION)], ...fields]).toString();
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
  const state = Object.values(TABLE).reduce((before, { read }) => ({ ...before, ...read(reader, before) }), initial);
  return { state, problems };
};

/** How the calculator keeps its state. The digital bag of the same page has a record of its own. */
export const codecOf = (data: OddsData): Codec<State, AddressProblem> => ({
  key: 'arkham.odds',
  formerly: 'odds',
  fields: ['v', ...Object.keys(TABLE)],
  make: (state) => makeAddress(state, data),
  parse: (text) => parseAddress(text, data),
});

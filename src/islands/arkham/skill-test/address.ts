/**
 * The state as an address: short, versioned, readable. Whatever comes is either understood or named as a problem;
 * what is understood is kept, what is not gives way to the default.
 */
import { SYMBOLS, TOKEN_IDS, type TokenId } from '../../../engines/arkham/token.ts';
import { conditionsOf, type LineState } from '../../../engines/arkham/meanings.ts';
import type { Codec } from '../../shared/state/codec.ts';
import {
  BOUNDS,
  LEVELS,
  LINE_IDS,
  MOST_EFFECTS,
  bagOf,
  belongs,
  defaultState,
  lineOf,
  mostInBag,
  refusalOf,
  type ChosenEffect,
  type Effect,
  type Level,
  type OddsData,
  type State,
} from './model.ts';

/** Version of the format. A later one is refused whole: half an understanding would be a wrong number. */
export const ADDRESS_VERSION = 1;
/** The fields of an address that are this calculator's: bag, scenario, investigator, numbers, tokens, lines, cards, goal. */
export const FIELDS = ['v', 'c', 's', 'i', 'n', 'b', 'l', 'e', 'g'] as const;

/** What is wrong with an address; the words are the view's. */
export interface AddressProblem {
  readonly code:
    | 'version'
    | 'preset'
    | 'level'
    | 'level-absent'
    | 'scenario'
    | 'scenario-elsewhere'
    | 'investigator'
    | 'numbers'
    | 'bag'
    | 'lines'
    | 'effect'
    | 'effect-refused'
    | 'goal';
  readonly came: string;
  /** What stands now in its place, where that is not the plain default: an id or a level. */
  readonly stands?: string | undefined;
  /** What would have been understood: ids or levels. */
  readonly wanted?: readonly string[] | undefined;
}

const digit = (n: number): string => n.toString(36);
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
    n: `${state.skill}.${state.icons}.${state.difficulty}`,
    b: TOKEN_IDS.map((id) => digit(state.bag[id] ?? 0)).join(''),
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
    ...(state.goal.kind === 'least-loss' ? { g: 'l' } : state.goal.by > 0 ? { g: String(state.goal.by) } : {}),
  });
  return query.toString();
};

/** The state of an address and what could not be understood. An address without a version is no state: the default. Never throws. */
export const parseAddress = (
  search: string,
  data: OddsData,
): { readonly state: State; readonly problems: readonly AddressProblem[] } => {
  const query = new URLSearchParams(search);
  const initial = defaultState(data);
  if (query.get('v') === null) return { state: initial, problems: [] };
  if (query.get('v') !== String(ADDRESS_VERSION))
    return { state: initial, problems: [{ code: 'version', came: query.get('v')! }] };
  const problems: AddressProblem[] = [];
  const wrong = (code: AddressProblem['code'], came: string, more: Pick<AddressProblem, 'stands' | 'wanted'> = {}) =>
    void problems.push({ code, came: came.slice(0, 40), ...more });

  const [presetId = '', levelName = ''] = (query.get('c') ?? '').split('.');
  const preset = data.presets.find((p) => p.id === presetId) ?? (wrong('preset', presetId), data.presets[0]!);
  const level = LEVELS.find((l) => l === levelName) ?? (wrong('level', levelName), 'standard' as Level);
  const known = <T extends { id: string }>(
    list: readonly T[],
    key: string,
    code: AddressProblem['code'],
  ): string | undefined => {
    const id = query.get(key);
    if (id === null) return undefined;
    if (!list.some((x) => x.id === id)) return void wrong(code, id);
    return id;
  };
  const [skill, icons, difficulty] = (query.get('n') ?? '').split('.');
  const numbers = [number(skill, BOUNDS.skill), number(icons, BOUNDS.icons), number(difficulty, BOUNDS.difficulty)];
  if (numbers.includes(undefined)) wrong('numbers', query.get('n') ?? '');
  const start = bagOf(preset, level);
  // A level that was not understood is said already.
  if (start.level !== level && levelName === level)
    wrong('level-absent', level, { stands: start.level, wanted: LEVELS.filter((l) => preset.bags[l] !== undefined) });
  const asked = known(data.scenarios, 's', 'scenario');
  const fits = data.scenarios.some((s) => s.id === asked && belongs(s, preset));
  if (asked !== undefined && !fits) wrong('scenario-elsewhere', asked, { stands: preset.id });
  let state: State = {
    ...initial,
    preset: preset.id,
    level: start.level,
    bag: start.bag,
    lines: {},
    scenario: fits ? asked : undefined,
    investigator: known(data.investigators, 'i', 'investigator'),
    skill: numbers[0] ?? initial.skill,
    icons: numbers[1] ?? initial.icons,
    difficulty: numbers[2] ?? initial.difficulty,
  };
  const bag = query.get('b');
  if (bag !== null) {
    const counts = [...bag].map((c) => parseInt(c, 36));
    const sound =
      counts.length === TOKEN_IDS.length &&
      counts.every((n, i) => n <= mostInBag({ effects: [] }, data, TOKEN_IDS[i]!));
    if (sound) state = { ...state, bag: Object.fromEntries(TOKEN_IDS.map((id, i) => [id, counts[i]!])) };
    else wrong('bag', bag);
  }
  const lines = (query.get('l') ?? '').split('.');
  if (lines.length > LINE_IDS.length) wrong('lines', query.get('l')!);
  else
    state = {
      ...state,
      lines: Object.fromEntries(
        LINE_IDS.flatMap((id, i) => {
          const text = lines[i] ?? '';
          if (text === '') return [];
          const match = /^(\d{0,2})([a-h]*)(~?)$/.exec(text);
          const line = lineOf(state, data, id);
          if (match === null || line === undefined) return (wrong('lines', text), []);
          const conditions = conditionsOf(line);
          const read: LineState = {
            ...(match[1] === '' ? {} : { x: Number(match[1]) }),
            ...(match[2] === '' ? {} : { met: [...match[2]!].flatMap((c) => conditions[c.charCodeAt(0) - 97] ?? []) }),
            ...(match[3] === '' ? {} : { option: true }),
          };
          return [[id, read]];
        }),
      ),
    };
  const effects = (query.get('e') ?? '').split('_').filter((e) => e !== '');
  const used = new Set<string>();
  if (effects.length > MOST_EFFECTS) wrong('effect', `+${effects.length - MOST_EFFECTS}`);
  state = {
    ...state,
    effects: effects.slice(0, MOST_EFFECTS).flatMap((text): ChosenEffect[] => {
      const [id = '', x = '', pick = ''] = text.split('.');
      const effect = data.effects.find((e) => e.id === id);
      const token = pick === '' ? undefined : TOKEN_IDS[Number(pick)];
      const fits =
        effect !== undefined &&
        /^\d{0,2}$/.test(x) &&
        isUse(effect, x === '' ? undefined : Number(x), token) &&
        (pick === '' || token !== undefined);
      // A card is in use once; whatever it may not do is refused, not bent.
      if (!fits || used.has(id)) return (wrong('effect', text), []);
      used.add(id);
      return [{ id, ...(x === '' ? {} : { x: Number(x) }), ...(token === undefined ? {} : { pick: token }) }];
    }),
  };
  // Of two cards that exclude each other the first stays.
  state = state.effects.reduce<State>(
    (kept, chosen) => {
      const refusal = refusalOf(kept, data, chosen);
      if (refusal === undefined) return { ...kept, effects: [...kept.effects, chosen] };
      wrong('effect-refused', chosen.id, 'with' in refusal ? { stands: refusal.with.id } : {});
      return kept;
    },
    { ...state, effects: [] },
  );
  const goal = query.get('g');
  if (goal !== null) {
    const by = number(goal, BOUNDS.by);
    if (goal === 'l') state = { ...state, goal: { kind: 'least-loss' } };
    else if (by !== undefined) state = { ...state, goal: { kind: 'success', by } };
    else wrong('goal', goal);
  }
  return { state, problems };
};

/** Whether a card may be used with this number and this pick. */
const isUse = (effect: Effect, x: number | undefined, pick: TokenId | undefined): boolean => {
  const inBounds = x === undefined || (effect.x !== undefined && x >= effect.x.min && x <= effect.x.max);
  const allowed: readonly TokenId[] = effect.among ?? (effect.choose === 'symbol' ? SYMBOLS : TOKEN_IDS);
  return inBounds && (pick === undefined || (effect.choose !== undefined && allowed.includes(pick)));
};

/** How the calculator keeps its state. The digital bag of the same page has a record of its own. */
export const codecOf = (data: OddsData): Codec<State, AddressProblem> => ({
  key: 'odds',
  fields: FIELDS,
  make: (state) => makeAddress(state, data),
  parse: (text) => parseAddress(text, data),
});

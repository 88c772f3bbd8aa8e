/**
 * The state as an address: short, versioned, readable. What is understood is kept; what is not is named as a problem and
 * gives way to the default.
 */
import { EMPTY_HAND, GOALS, RESOURCES, type Face, type Hand } from '../../../engines/foursouls/attack/attack.ts';
import { parseNumber } from '../../shared/state/notation.ts';
import type { Codec } from '../../shared/state/codec.ts';
import {
  BOUNDS,
  MOST_FOES,
  defaultState,
  foeOf,
  isAsPrinted,
  type AttackData,
  type NamedFoe,
  type State,
} from './model.ts';

/** Version of the format. A later one is refused whole: half an understanding would be a wrong number. */
const VERSION = '1';
/** The fields of an address that are this calculator's: player, foes, hand, fixed face, points that one card prevents, goal. */
const FIELDS = ['v', 'p', 'f', 'h', 'x', 'k', 'g'] as const;

/** What is wrong with an address; the words are the view's. */
export interface AddressProblem {
  readonly code: 'version' | 'player' | 'foe' | 'hand' | 'fixed' | 'prevented' | 'goal';
  readonly came: string;
}

const NUMBERS = ['health', 'attack', 'rollBonus', 'firstBonus', 'sixBonus', 'dice'] as const;

/** The query of an address for a state. */
export const makeAddress = (state: State, data: AttackData): string => {
  const foes = state.foes.map((foe) =>
    isAsPrinted(foe, data) ? foe.id! : [foe.id ?? '', foe.health, foe.evasion, foe.attack].join('.'),
  );
  const hand = RESOURCES.map((r) => state.hand[r]).join('');
  return new URLSearchParams({
    v: VERSION,
    p: [...NUMBERS.map((n) => state[n]), ...(state.firstEach ? ['each'] : [])].join('.'),
    f: foes.join('_'),
    ...(Number(hand) === 0 ? {} : { h: hand }),
    ...(state.fixTo === 6 ? {} : { x: String(state.fixTo) }),
    ...(state.pointsEach === 1 ? {} : { k: String(state.pointsEach) }),
    ...(state.goal === 'kill' ? {} : { g: state.goal }),
  }).toString();
};

/** The state of an address and what could not be understood. An address without a version is no state: the default. Never throws. */
export const parseAddress = (
  search: string,
  data: AttackData,
): { readonly state: State; readonly problems: readonly AddressProblem[] } => {
  const query = new URLSearchParams(search);
  const initial = defaultState(data);
  const version = query.get('v');
  if (version === null) return { state: initial, problems: [] };
  if (version !== VERSION)
    return { state: initial, problems: [{ code: 'version', came: version.slice(0, MOST_SHOWN) }] };
  const problems: AddressProblem[] = [];
  /** What a field says; where it says nothing that can be understood it is named as a problem. */
  const read = <T>(code: AddressProblem['code'], field: string, parse: (text: string) => T | undefined) => {
    const text = query.get(field);
    const value = text === null ? undefined : parse(text);
    if (text !== null && value === undefined) problems.push({ code, came: text.slice(0, MOST_SHOWN) });
    return value;
  };
  return {
    state: {
      ...initial,
      ...read('player', 'p', parsePlayer),
      foes: read('foe', 'f', (text) => parseFoes(text, data)) ?? initial.foes,
      hand: read('hand', 'h', parseHand) ?? EMPTY_HAND,
      fixTo: read('fixed', 'x', (text) => parseNumber(text, [1, 6]) as Face | undefined) ?? initial.fixTo,
      pointsEach: read('prevented', 'k', (text) => parseNumber(text, BOUNDS.pointsEach)) ?? initial.pointsEach,
      goal: read('goal', 'g', (text) => GOALS.find((g) => g === text)) ?? initial.goal,
    },
    problems,
  };
};
/** A longer text of a problem helps nobody. */
const MOST_SHOWN = 40;

type Player = Omit<State, 'hand' | 'fixTo' | 'pointsEach' | 'goal' | 'foes'>;
const parsePlayer = (text: string): Player | undefined => {
  const parts = text.split('.');
  const firstEach = parts[NUMBERS.length] === 'each';
  const values = NUMBERS.map((name, i) => [name, parseNumber(parts[i], BOUNDS[name])] as const);
  const fits = parts.length === NUMBERS.length + (firstEach ? 1 : 0) && values.every(([, n]) => n !== undefined);
  return fits ? ({ ...Object.fromEntries(values), firstEach } as Player) : undefined;
};

const parseFoes = (text: string, data: AttackData): NamedFoe[] | undefined => {
  const foes = text.split('_').map((part) => parseFoe(part, data));
  return foes.length <= MOST_FOES && foes.every((foe) => foe !== undefined) ? foes : undefined;
};
const parseFoe = (text: string, data: AttackData): NamedFoe | undefined => {
  const [id = '', ...rest] = text.split('.');
  const monster = data.monsters.find((m) => m.id === id);
  if (rest.length === 0) return monster && foeOf(monster);
  const [health, evasion, attack] = [
    parseNumber(rest[0], BOUNDS.foe.health),
    parseNumber(rest[1], BOUNDS.foe.evasion),
    parseNumber(rest[2], BOUNDS.foe.attack),
  ];
  if (
    rest.length !== 3 ||
    (id !== '' && monster === undefined) ||
    health === undefined ||
    evasion === undefined ||
    attack === undefined
  )
    return undefined;
  return { ...(monster && { id }), health, evasion, attack };
};

const parseHand = (text: string): Hand | undefined => {
  const counts = [...text].map((c) => parseNumber(c, BOUNDS.resource));
  if (counts.length !== RESOURCES.length || counts.includes(undefined)) return undefined;
  return Object.fromEntries(RESOURCES.map((r, i) => [r, counts[i]])) as Hand;
};

/** How the calculator keeps its state. */
export const codecOf = (data: AttackData): Codec<State, AddressProblem> => ({
  key: 'foursouls.attack',
  fields: FIELDS,
  make: (state) => makeAddress(state, data),
  parse: (text) => parseAddress(text, data),
});

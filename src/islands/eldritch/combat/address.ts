/**
 * The state as an address: short, versioned. What is understood is kept; what is not is named as a problem and gives way
 * to the default. Only what differs from the default is written, but for who fights whom.
 */
import { READINGS } from '../../../engines/eldritch/combat/readings.ts';
import { AIMS } from '../../../engines/eldritch/fight/fight.ts';
import { SPENDINGS } from '../../../engines/eldritch/skill-check/again.ts';
import type { Codec, Read } from '../../shared/state/codec.ts';
import {
  allOf,
  makeChoices,
  oneOf,
  parseChoices,
  parseNumber,
  readFields,
  truncate,
  type FieldProblem,
} from '../../shared/state/notation.ts';
import type { CombatData } from './cards.ts';
import { withPlayers } from './changes.ts';
import { BOUNDS, MOST_FOES, MOST_HEROES, ORDERS, defaultState, memberOf, type State } from './model.ts';
import { makeFoe, parseFoe } from './address/foe.ts';
import { MEMBER_FIELDS, makeMember, takeMember, type MemberField } from './address/member.ts';

/** Version of the format. A later one is refused whole: half an understanding would be a wrong number. */
const VERSION = '1';
/** Fields that are there once: players, monsters, rounds, order, aim, spending, readings. */
const FIGHT_FIELDS = ['g', 'm', 'k', 'o', 'a', 's', 'x'] as const;
type FightField = (typeof FIGHT_FIELDS)[number];
/** What is wrong with an address; the words are the view's. */
export interface AddressProblem extends FieldProblem<FightField | MemberField> {
  /** Which investigator, from 0, where it is a field of his. */
  readonly who?: number;
}

/** The fields of the first investigator stand by themselves, those of the others with their number: `i`, `i2`. */
const memberField = (field: MemberField, at: number): string => (at === 0 ? field : `${field}${at + 1}`);
const HEROES = Array.from({ length: MOST_HEROES }, (_, at) => at);
export const FIELDS: readonly string[] = [
  'v',
  ...HEROES.flatMap((at) => MEMBER_FIELDS.map((field) => memberField(field, at))),
  ...FIGHT_FIELDS,
];

/** The query of an address for a state. */
export const makeAddress = (state: State, data: CombatData): string => {
  const written = (of: State): { readonly [f in FightField]: string } => ({
    g: `${of.players}`,
    m: of.foes.map(makeFoe(data, of.players)).join('_'),
    k: `${of.rounds}`,
    o: of.order,
    a: of.aim,
    s: of.spend,
    x: makeChoices(READINGS, of.readings),
  });
  // As many play as fight, unless more is said.
  const [now, plain] = [written(state), written({ ...defaultState(data), players: state.party.length })];
  const party = state.party.flatMap((member, at) =>
    makeMember(member, data).map(([field, text]) => [memberField(field, at), text]),
  );
  const fight = FIGHT_FIELDS.flatMap((f) => (f === 'm' || now[f] !== plain[f] ? [[f, now[f]]] : []));
  return new URLSearchParams([['v', VERSION], ...party, ...fight]).toString();
};

/** Takes one field into a state; nothing where it is not understood. */
type Take = (state: State, text: string, data: CombatData) => State | undefined;
/** A part of the state that is read by itself. */
const taken = (state: State, part: Partial<State> | undefined): State | undefined => part && { ...state, ...part };
const TAKE: { readonly [f in FightField]: Take } = {
  g: (state, text, data) => {
    const players = parseNumber(text, BOUNDS.players);
    return players === undefined ? undefined : withPlayers(state, players, data);
  },
  m: (state, text, data) => {
    const foes = allOf(text.split('_', MOST_FOES + 1), (foe) => parseFoe(foe, data, state.players));
    return taken(state, foes !== undefined && foes.length <= MOST_FOES ? { foes } : undefined);
  },
  k: (state, text) => {
    const rounds = parseNumber(text, BOUNDS.rounds);
    return taken(state, rounds === undefined ? undefined : { rounds });
  },
  o: (state, text) => {
    const order = oneOf(text, ORDERS);
    return taken(state, order && { order });
  },
  a: (state, text) => {
    const aim = oneOf(text, AIMS);
    return taken(state, aim && { aim });
  },
  s: (state, text) => {
    const spend = oneOf(text, SPENDINGS);
    return taken(state, spend && { spend });
  },
  x: (state, text) => {
    const readings = parseChoices(READINGS, text);
    return taken(state, readings && { readings });
  },
};

type Understood = Required<Read<State, AddressProblem>> & { readonly state: State };

/** The investigators of an address; the first is always there, another where it is said who he is. */
const parseParty = (said: URLSearchParams, start: State, data: CombatData): Understood => {
  const problems: AddressProblem[] = [];
  let [first] = start.party;
  const others: (typeof start.party)[number][] = [];
  for (const at of HEROES) {
    if (at > 0 && !said.has(memberField('i', at))) continue;
    let member = at === 0 ? first! : memberOf(undefined);
    let isThere = true;
    for (const field of MEMBER_FIELDS) {
      const text = said.get(memberField(field, at));
      if (text === null || !isThere) continue;
      const next = takeMember(member, field, text, data);
      if (next === undefined) problems.push({ code: field, who: at, came: truncate(text) });
      isThere = at === 0 || next !== undefined || field !== 'i';
      member = next ?? member;
    }
    if (at === 0) first = member;
    else if (isThere) others.push(member);
  }
  return { state: withPlayers({ ...start, party: [first!, ...others] }, 1, data), problems };
};

/** Whatever comes is understood or named as a problem. */
export const parseAddress = (search: string, data: CombatData): Understood => {
  const start = defaultState(data);
  const said = new URLSearchParams(search);
  const isOurs = said.get('v') === null || said.get('v') === VERSION;
  const party = isOurs ? parseParty(said, start, data) : { state: start, problems: [] };
  const { state, problems } = readFields<State, FightField>(search, {
    version: VERSION,
    fields: FIGHT_FIELDS,
    start: party.state,
    take: (before, field, text) => TAKE[field](before, text, data),
  });
  return { state, problems: [...party.problems, ...problems] };
};

export const codecOf = (data: CombatData): Codec<State, AddressProblem> => ({
  key: 'eldritch.combat',
  fields: FIELDS,
  make: (state) => makeAddress(state, data),
  parse: (text) => parseAddress(text, data),
});

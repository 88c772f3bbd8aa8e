/**
 * The state as an address: short, versioned. What is understood is kept; what is not is named as a problem and gives way
 * to the default. Only what differs from the default is written, but for who fights whom.
 */
import { READINGS } from '../../../engines/eldritch/combat/model/readings.ts';
import { AIMS } from '../../../engines/eldritch/combat/fight.ts';
import { SPENDINGS } from '../../../engines/eldritch/skill-check/again.ts';
import {
  addressCodec,
  always,
  readFields,
  truncate,
  writeFields,
  type Field,
  type FieldProblem,
  type Fields,
  type FieldsCodec,
} from '../../shared/state/fields.ts';
import { by, choice, choices, integer, list } from '../../shared/state/texts.ts';
import type { CombatData } from './cards.ts';
import { withPlayers } from './changes.ts';
import { BOUNDS, MOST_FOES, MOST_HEROES, ORDERS, defaultState, memberOf, type Member, type State } from './model.ts';
import { foeText } from './address/foe.ts';
import { MEMBER_FIELDS, memberFields, plainMember, type MemberField } from './address/member.ts';

/** Fields that are there once: players, monsters, rounds, order, aim, spending, readings. */
type FightField = 'g' | 'm' | 'k' | 'o' | 'a' | 's' | 'x';
/** What is wrong with an address; the words are the view's. */
export interface AddressProblem extends FieldProblem<FightField | MemberField> {
  /** Which investigator, from 0, where it is a field of his. */
  readonly who?: number;
}

const fightFields = (data: CombatData): Fields<State, FightField> => {
  const players: Field<State> = {
    make: (state) => `${state.players}`,
    parse: (text, before) => {
      const wanted = integer(BOUNDS.players).parse(text);
      return wanted === undefined ? undefined : withPlayers(before, wanted, data);
    },
  };
  const foesOf = (state: State) => by('foes', list(foeText(data, state.players), '_', [1, MOST_FOES]));
  const foes: Field<State> = {
    make: (state) => foesOf(state).make(state),
    parse: (text, before) => foesOf(before).parse(text),
  };
  return {
    g: players,
    m: always(foes),
    k: by('rounds', integer(BOUNDS.rounds)),
    o: by('order', choice(ORDERS)),
    a: by('aim', choice(AIMS)),
    s: by('spend', choice(SPENDINGS)),
    x: by('readings', choices(READINGS)),
  };
};

/** The fields of the first investigator have bare names, those of the others with their number: `i`, `i2`. */
const memberField = (field: MemberField, at: number): string => (at === 0 ? field : `${field}${at + 1}`);
const HEROES = Array.from({ length: MOST_HEROES }, (_, at) => at);

/** The investigators of an address; the first is always there, another where the address names him. */
const readParty = (said: URLSearchParams, [first]: readonly Member[], data: CombatData) => {
  const party: Member[] = [];
  const problems: AddressProblem[] = [];
  for (const at of HEROES.filter((one) => one === 0 || said.has(memberField('i', one)))) {
    const start = at === 0 ? first! : memberOf(undefined);
    const { state, refused } = readFields(memberFields(data), (field) => said.get(memberField(field, at)), start);
    // A further investigator without a name is absent, and so are his other fields.
    const isThere = at === 0 || refused[0]?.[0] !== 'i';
    if (isThere) party.push(state);
    for (const [code, came] of isThere ? refused : refused.slice(0, 1))
      problems.push({ code, who: at, came: truncate(came) });
  }
  return { party, problems };
};

const VERSION = '1';
export const codecOf = (data: CombatData): FieldsCodec<State, AddressProblem> => {
  const start = defaultState(data);
  const fight = fightFields(data);
  const codecFrom = (from: State) =>
    addressCodec({ key: 'eldritch.combat', version: VERSION, start: from, table: fight });
  return {
    key: 'eldritch.combat',
    fields: [
      'v',
      ...HEROES.flatMap((at) => MEMBER_FIELDS.map((field) => memberField(field, at))),
      ...Object.keys(fight),
    ],
    make: (state) => {
      const party = state.party.flatMap((member, at) =>
        writeFields(memberFields(data), member, plainMember(member, data)).map(([f, text]) => [
          memberField(f, at),
          text,
        ]),
      );
      // As many play as fight, by default.
      const plain = { ...start, players: state.party.length };
      return new URLSearchParams([['v', VERSION], ...party, ...writeFields(fight, state, plain)]).toString();
    },
    parse: (search) => {
      const said = new URLSearchParams(search);
      if (said.get('v') !== VERSION) return codecFrom(start).parse(search);
      const { party, problems } = readParty(said, start.party, data);
      const { state, problems: others } = codecFrom(withPlayers({ ...start, party }, 1, data)).parse(search);
      return { state, problems: [...problems, ...others] };
    },
  };
};

/** An investigator as fields of an address: who he is, his numbers, his cards by hand, what he carries. */
import { TRIALS, type Item } from '../../../../engines/eldritch/combat/fighter.ts';
import { FORTUNES, SKILLS } from '../../../../engines/eldritch/skill-check/skill.ts';
import type { CombatData, Skills } from '../cards.ts';
import { areTogether, carriedOf, ownCarried, ownItemOf, type Carried } from '../items.ts';
import { BOUNDS, memberOf, type Bounds, type Hero, type Member, type Named } from '../model.ts';
import { isName } from '../../../shared/own-cards/own-cards.ts';
import { oneOf, parseNumber, parseNumbers } from '../../../shared/state/notation.ts';

/** Who, his numbers, cards by hand, things. */
export const MEMBER_FIELDS = ['i', 'n', 'c', 't'] as const;
export type MemberField = (typeof MEMBER_FIELDS)[number];

const makeNamed = ({ id, name }: Named): string => (name === undefined ? (id ?? '') : `.${name}`);
const digits = (skills: Skills): string => SKILLS.map((skill) => skills[skill]).join('');
const makeNumbers = ({ health, sanity, clues, focus, fortune, skills, improved }: Hero): string =>
  [health, sanity, clues, focus, fortune, digits(skills), digits(improved)].join('.');
const makeCards = ({ bonus, extra, free, all, sixes }: Hero): string =>
  [bonus, extra, free, all, sixes].flatMap((of) => TRIALS.map((trial) => Number(of[trial]))).join('.');
const makeItem = (item: Item): string =>
  item.kind === 'bonus'
    ? `.${item.perRound ? 'round' : 'once'}.${item.will}.${item.strength}`
    : `.ward.${item.health}.${item.sanity}`;
const makeThings = (things: readonly Carried[]): string =>
  things.map((thing) => thing.id ?? makeItem(ownItemOf(thing))).join('_');
const written = ({ investigator, hero }: Member): { readonly [f in MemberField]: string } => ({
  i: makeNamed(investigator),
  n: makeNumbers(hero),
  c: makeCards(hero),
  t: makeThings(hero.things),
});
/** The fields of a member: who he is, and where he differs from his sheet. */
export const makeMember = (
  member: Member,
  { investigators }: CombatData,
): readonly (readonly [MemberField, string])[] => {
  const [now, plain] = [
    written(member),
    written(memberOf(investigators.find(({ id }) => id === member.investigator.id))),
  ];
  return MEMBER_FIELDS.flatMap((f) => (f === 'i' || now[f] !== plain[f] ? [[f, now[f]] as const] : []));
};

const parseNamed = (text: string, { investigators }: CombatData): Named | undefined => {
  if (text === '') return {};
  if (text.startsWith('.')) return isName(text.slice(1)) ? { name: text.slice(1) } : undefined;
  return investigators.some(({ id }) => id === text) ? { id: text } : undefined;
};
const parseSkills = (text: string | undefined, bounds: Bounds): Skills | undefined => {
  const read = parseNumbers(
    [...(text ?? '')],
    SKILLS.map(() => bounds),
  );
  return read && (Object.fromEntries(SKILLS.map((skill, i) => [skill, read[i]])) as Skills);
};
const NUMBER_BOUNDS = [BOUNDS.health, BOUNDS.health, BOUNDS.tokens, BOUNDS.tokens];
const parseHero = (text: string): Partial<Hero> | undefined => {
  const parts = text.split('.');
  const read = parseNumbers(parts.slice(0, 4), NUMBER_BOUNDS);
  const fortune = oneOf(parts[4], FORTUNES);
  const skills = parseSkills(parts[5], BOUNDS.skill);
  const improved = parseSkills(parts[6], BOUNDS.improved);
  if (parts.length !== 7 || !read || !fortune || !skills || !improved) return undefined;
  const [health, sanity, clues, focus] = read as [number, number, number, number];
  return { health, sanity, clues, focus, fortune, skills, improved };
};
const FLAG: Bounds = [0, 1];
const CARD_BOUNDS = [BOUNDS.bonus, BOUNDS.extra, BOUNDS.free, FLAG, FLAG].flatMap((bounds) => [bounds, bounds]);
const parseCards = (text: string): Partial<Hero> | undefined => {
  const read = parseNumbers(text.split('.'), CARD_BOUNDS);
  if (read === undefined) return undefined;
  const pair = (at: number) => ({ will: read[2 * at]!, strength: read[2 * at + 1]! });
  const marks = (at: number) => ({ will: read[2 * at] === 1, strength: read[2 * at + 1] === 1 });
  return { bonus: pair(0), extra: pair(1), free: pair(2), all: marks(3), sixes: marks(4) };
};
const ITEM_KINDS = ['round', 'once', 'ward'] as const;
const parseItem = (parts: readonly string[]): Item | undefined => {
  const kind = oneOf(parts[1], ITEM_KINDS);
  const [first, second] = [parseNumber(parts[2], BOUNDS.item), parseNumber(parts[3], BOUNDS.item)];
  if (parts.length !== 4 || kind === undefined || first === undefined || second === undefined) return undefined;
  return kind === 'ward'
    ? { kind, health: first, sanity: second }
    : { kind: 'bonus', will: first, strength: second, perRound: kind === 'round' };
};
const parseThing = (text: string, { items }: CombatData): Carried | undefined => {
  if (text.startsWith('.')) {
    const item = parseItem(text.split('.'));
    return item && ownCarried(item);
  }
  const card = items.find(({ id }) => id === text);
  return card && carriedOf(card);
};
const parseThings = (text: string, data: CombatData): Partial<Hero> | undefined => {
  const read = text === '' ? [] : text.split('_').map((one) => parseThing(one, data));
  const things = read.filter((one) => one !== undefined);
  return things.length === read.length && areTogether(things) ? { things } : undefined;
};

/** Takes one field into a member; nothing where it is not understood. Who he is comes first. */
export const takeMember = (member: Member, field: MemberField, text: string, data: CombatData): Member | undefined => {
  if (field === 'i') {
    const investigator = parseNamed(text, data);
    const card = data.investigators.find(({ id }) => id === investigator?.id);
    return investigator && { ...memberOf(card), investigator };
  }
  const read = { n: parseHero, c: parseCards, t: (of: string) => parseThings(of, data) }[field](text);
  return read && { ...member, hero: { ...member.hero, ...read } };
};

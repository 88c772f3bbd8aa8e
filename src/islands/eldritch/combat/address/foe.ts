/** A monster as a word of an address: a known one by its id, with what is changed; a star before it for an ambush. */
import { MONSTER_FLAGS, type Monster, type Trial } from '../../../../engines/eldritch/combat/monster.ts';
import { SKILLS, type Skill } from '../../../../engines/eldritch/skill-check/skill.ts';
import type { CombatData } from '../cards.ts';
import { BOUNDS, foeOf, monsterFor, type Foe } from '../model.ts';
import { isName } from '../../../shared/own-cards/own-cards.ts';
import { isMonster } from '../own-cards.ts';
import { oneOf, parseNumber, parseNumbers } from '../../../shared/state/notation.ts';

const AMBUSH = '*';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const makeTrial = (trial: Trial | null): readonly string[] =>
  trial === null ? ['no', ''] : [String(trial.modifier), trial.skill ?? ''];
const makeMonster = ({ horror, damage, toughness, will, strength, isEpic, flags }: Monster): readonly string[] => [
  ...makeTrial(will),
  `${horror}`,
  ...makeTrial(strength),
  `${damage}`,
  `${toughness}`,
  isEpic ? 'epic' : '',
  flags.map((flag) => LETTERS[MONSTER_FLAGS.indexOf(flag)]).join(''),
];
export const makeFoe =
  (data: CombatData, players: number) =>
  ({ id, name, monster, wounds, isAmbush }: Foe): string => {
    const card = data.monsters.find((one) => one.id === id);
    const figures = makeMonster(monster).join('.');
    const isPlain =
      card !== undefined && name === undefined && figures === makeMonster(monsterFor(card, players)).join('.');
    const said = [id ?? '', `${wounds}`, ...(isPlain ? [] : [figures]), ...(name === undefined ? [] : [name])];
    return `${isAmbush ? AMBUSH : ''}${isPlain && wounds === 0 ? card.id : said.join('.')}`;
  };

const parseTrial = (modifier: string | undefined, skill: string | undefined): Trial | null | undefined => {
  if (modifier === 'no' && skill === '') return null;
  const n = parseNumber(modifier, BOUNDS.modifier);
  const tested = oneOf<Skill>(skill, SKILLS);
  if (n === undefined || (skill !== '' && tested === undefined)) return undefined;
  return tested === undefined ? { modifier: n } : { modifier: n, skill: tested };
};
const FIGURES = 9;
const parseMonster = (parts: readonly string[]): Monster | undefined => {
  const [will, strength] = [parseTrial(parts[0], parts[1]), parseTrial(parts[3], parts[4])];
  const losses = [parts[2] ?? '', parts[5] ?? '', parts[6] ?? ''];
  const read = parseNumbers(losses, [BOUNDS.loss, BOUNDS.loss, BOUNDS.toughness]);
  const [epic, letters = '?'] = parts.slice(7);
  if (will === undefined || strength === undefined || read === undefined) return undefined;
  const [horror, damage, toughness] = read as [number, number, number];
  const flags = [...letters].map((letter) => MONSTER_FLAGS[LETTERS.indexOf(letter)]);
  const monster = { horror, damage, toughness, will, strength, isEpic: epic === 'epic', flags };
  return (epic === 'epic' || epic === '') && isMonster(monster) ? monster : undefined;
};
export const parseFoe = (text: string, data: CombatData, players: number): Foe | undefined => {
  const isAmbush = text.startsWith(AMBUSH);
  const [id = '', hurt = '0', ...parts] = text.slice(isAmbush ? 1 : 0).split('.');
  const card = data.monsters.find((one) => one.id === id);
  if (card === undefined && (id !== '' || parts.length === 0)) return undefined;
  const monster = parts.length === 0 ? foeOf(card, players).monster : parseMonster(parts.slice(0, FIGURES));
  const name = parts.length > FIGURES ? parts.slice(FIGURES).join('.') : undefined;
  if (monster === undefined || (name !== undefined && !isName(name))) return undefined;
  const wounds = parseNumber(hurt, [0, monster.toughness - 1]);
  if (wounds === undefined) return undefined;
  return { ...(card && { id }), ...(name !== undefined && { name }), monster, wounds, isAmbush };
};

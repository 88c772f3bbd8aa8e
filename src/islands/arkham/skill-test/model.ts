/**
 * The state of the calculator and everything derived from it. Plain values: the state is what an address holds.
 */
import type { Mechanic } from '../../../engines/arkham/skill-test/model/mechanic.ts';
import { LEVELS, type Level } from '../../../engines/arkham/level.ts';
import { meaningsOf, type LineState } from '../../../engines/arkham/meanings.ts';
import { conflictOf, type Conflict } from '../../../engines/arkham/skill-test/model/conflicts.ts';
import type { Goal } from '../../../engines/arkham/skill-test/model/goal.ts';
import { readingsOf, type Chapter } from '../../../engines/arkham/skill-test/model/readings.ts';
import type { SkillTest } from '../../../engines/arkham/skill-test/solve.ts';
import { LIMITS, type Bag, type SymbolId, type TokenId } from '../../../engines/arkham/token.ts';
import { crowdedSlots } from '../../../engines/arkham/slots.ts';
import type { Asset } from '../../../schemas/arkham/asset.ts';
import type { Preset } from '../../../schemas/arkham/bag.ts';
import type { Effect } from '../../../schemas/arkham/effect.ts';
import type { Investigator } from '../../../schemas/arkham/investigator.ts';
import type { Scenario } from '../../../schemas/arkham/scenario.ts';

export { LEVELS, type Level } from '../../../engines/arkham/level.ts';
/** The lines of a test that the reader sets: four symbols and the elder sign. */
export const LINE_IDS = ['skull', 'cultist', 'tablet', 'elder-thing', 'elder-sign'] as const;
export type LineId = (typeof LINE_IDS)[number];

/** The four skills, in the order of the data. */
export const SKILL_IDS = ['willpower', 'intellect', 'combat', 'agility'] as const;
export type SkillId = (typeof SKILL_IDS)[number];

export type { Effect } from '../../../schemas/arkham/effect.ts';
export type { Scenario } from '../../../schemas/arkham/scenario.ts';
/** The side of a scenario card; a line has words for its number. */
type Side = Scenario['easy'];
export type WordedLine = NonNullable<Side[SymbolId]>;
/** What the page hands to the island. */
export interface OddsData {
  readonly presets: readonly Preset[];
  readonly scenarios: readonly Scenario[];
  readonly investigators: readonly Investigator[];
  readonly effects: readonly Effect[];
  readonly assets: readonly Asset[];
  /** The chapter of the rules that the reader plays by. */
  readonly chapter?: Chapter;
}

/** A card in use, with the number or the token that the player picks for it. */
export interface ChosenEffect {
  readonly id: string;
  readonly x?: number | undefined;
  readonly pick?: TokenId | undefined;
}
export interface State {
  readonly preset: string;
  readonly level: Level;
  readonly scenario: string | undefined;
  readonly investigator: string | undefined;
  readonly bag: Bag;
  readonly lines: { readonly [l in LineId]?: LineState };
  /** The tested skill; absent where unknown. */
  readonly tested?: SkillId | undefined;
  /** Assets in play that add to skills; what they add is in the skill. */
  readonly assets: readonly string[];
  /** Skill with all modifiers but icons and tokens. */
  readonly skill: number;
  readonly icons: number;
  readonly difficulty: number;
  readonly effects: readonly ChosenEffect[];
  readonly goal: Goal;
  /** The chapter of the game whose rules are followed; absent: the one that the reader plays by. */
  readonly chapter?: Chapter | undefined;
}

/** Bounds of the numbers that the reader sets. */
export const BOUNDS = { skill: [0, 30], icons: [0, 20], difficulty: [0, 30], by: [0, 10], token: 20 } as const;

/** The bag of a preset on a level; the nearest level that the preset has. */
export const bagOf = (preset: Preset, level: Level): { readonly bag: Bag; readonly level: Level } => {
  const has = LEVELS.filter((l) => preset.bags[l] !== undefined);
  const nearest = has.includes(level)
    ? level
    : (has.find((l) => LEVELS.indexOf(l) >= LEVELS.indexOf(level)) ?? has.at(-1)!);
  return { bag: preset.bags[nearest]!.tokens, level: nearest };
};

/** Where the calculator begins: the first campaign on the standard level, its first scenario, no investigator. */
export const defaultState = (data: OddsData): State => {
  const preset = data.presets[0]!;
  const { bag, level } = bagOf(preset, 'standard');
  return {
    preset: preset.id,
    level,
    scenario: data.scenarios.find((s) => belongs(s, preset))?.id,
    investigator: data.investigators[0]?.id,
    bag,
    lines: {},
    tested: 'combat',
    skill: 4,
    icons: 0,
    difficulty: 3,
    effects: [],
    assets: [],
    goal: { kind: 'success', by: 0 },
  };
};

/** The value that an investigator has in a skill without modifiers; undefined without an investigator. */
export const baseSkill = (data: OddsData, investigator: string | undefined, skill: SkillId): number | undefined =>
  data.investigators.find(({ id }) => id === investigator)?.skills[SKILL_IDS.indexOf(skill)];
/** What the assets in play add to a skill. */
const assetBonus = (data: OddsData, assets: readonly string[], tested: SkillId | undefined): number =>
  tested === undefined
    ? 0
    : data.assets.reduce(
        (sum, { id, skills }) => sum + (assets.includes(id) ? skills[SKILL_IDS.indexOf(tested)]! : 0),
        0,
      );
/** Another skill is tested, with the value of the investigator and what assets add to it. */
export const withTested = (state: State, data: OddsData, tested: SkillId): State => {
  const base = baseSkill(data, state.investigator, tested);
  return {
    ...state,
    tested,
    skill: base === undefined ? state.skill : withinSkill(base + assetBonus(data, state.assets, tested)),
  };
};
const withinSkill = (skill: number): number => Math.min(Math.max(skill, BOUNDS.skill[0]), BOUNDS.skill[1]);
/** As many assets as an address holds. */
export const MOST_ASSETS = 8;
/** The state with other assets in play: the tested skill gains and loses what they add. */
export const withAssets = (state: State, data: OddsData, assets: readonly string[]): State => {
  const gained = assetBonus(data, assets, state.tested) - assetBonus(data, state.assets, state.tested);
  return { ...state, assets, skill: withinSkill(state.skill + gained) };
};
/** Slots of which the assets and cards in use take more than an investigator has. */
export const crowdedIn = (state: Pick<State, 'assets' | 'effects'>, data: OddsData) =>
  crowdedSlots([
    ...data.assets.flatMap(({ id, slot }) => (slot !== undefined && state.assets.includes(id) ? [slot] : [])),
    ...chosenCards(state, data).flatMap(({ effect }) => effect.slots ?? []),
  ]);
/** Another investigator takes the test of the same skill, with his own value and sign. */
export const withInvestigator = (state: State, data: OddsData, investigator: string | undefined): State => {
  const next = { ...state, investigator, lines: { ...state.lines, 'elder-sign': {} } };
  return state.tested === undefined ? next : withTested(next, data, state.tested);
};

/** Scenarios that may be played within any campaign. */
const ANYWHERE: readonly string[] = ['side_stories', 'parallel'];
/**
 * Whether a scenario may be played with the bag of a preset. «Пожиратели снов» has one list of scenarios for its two
 * campaigns; a side story goes with every campaign and with its own bags.
 */
export const belongs = (
  scenario: Pick<Scenario, 'campaign'>,
  preset: Pick<Preset, 'id' | 'kind' | 'campaign'>,
): boolean => {
  const campaign = preset.campaign ?? preset.id;
  if (ANYWHERE.includes(scenario.campaign)) return preset.kind !== 'standalone-mode';
  return (
    preset.kind !== 'standalone' && (scenario.campaign === campaign || campaign.startsWith(`${scenario.campaign}-`))
  );
};

/** The preset with this id; the first where there is none. */
export const presetOf = ({ presets }: Pick<OddsData, 'presets'>, id: string): Preset =>
  presets.find((p) => p.id === id) ?? presets[0]!;

/** The state with another scenario card: what was said of the symbols of the last one is gone. */
export const withScenario = (state: State, scenario: string | undefined): State =>
  scenario === state.scenario
    ? state
    : { ...state, scenario, lines: { 'elder-sign': state.lines['elder-sign'] ?? {} } };
/**
 * The state with another preset or level: its bag is laid anew. A bag of one scenario brings that scenario with it; a
 * scenario of another campaign is let go.
 */
export const withPreset = (state: State, data: OddsData, id: string, wanted: Level): State => {
  const preset = presetOf(data, id);
  const { bag, level } = bagOf(preset, wanted);
  const fitting = data.scenarios.filter((s) => belongs(s, preset));
  const isKept = id === state.preset || preset.kind !== 'standalone';
  const scenario =
    fitting.find((s) => s.en === preset.en || s.ru === preset.ru) ??
    (isKept ? fitting.find((s) => s.id === state.scenario) : undefined) ??
    (preset.kind === 'campaign' ? fitting[0] : undefined);
  return withScenario({ ...state, preset: preset.id, level, bag }, scenario?.id);
};

/** The cards in use, each with its mechanics as the player picked them. */
export const chosenCards = ({ effects }: Pick<State, 'effects'>, data: Pick<OddsData, 'effects'>) =>
  effects.flatMap((chosen) => {
    const effect = data.effects.find((e) => e.id === chosen.id);
    return effect === undefined ? [] : [{ effect, mechanics: mechanicsOf(effect, chosen) }];
  });

/** Tokens of a kind that lie sealed on cards in use: not in the bag, but within its limit. */
const sealedOn = (state: Pick<State, 'effects'>, data: OddsData, id: TokenId): number =>
  chosenCards(state, data).filter(
    ({ mechanics }) =>
      mechanics.some((m) => m.kind === 'fixed' && m.token === id) && !mechanics.some((m) => m.kind === 'seal'),
  ).length;
/** The most tokens of a kind that the bag may hold: the limit of the rules counts bag and sealed tokens together. */
export const mostInBag = (state: Pick<State, 'effects'>, data: OddsData, id: TokenId): number =>
  id in LIMITS ? LIMITS[id as keyof typeof LIMITS] - sealedOn(state, data, id) : BOUNDS.token;
/** The state with a number of tokens of one kind, within what the rules allow. */
export const withToken = (state: State, data: OddsData, id: TokenId, count: number): State => ({
  ...state,
  bag: { ...state.bag, [id]: Math.min(Math.max(0, Math.trunc(count)), mostInBag(state, data, id)) },
});

/** The side of the scenario card that a level uses. */
const sideOf = ({ scenario, level }: Pick<State, 'scenario' | 'level'>, { scenarios }: OddsData): Side =>
  scenarios.find((s) => s.id === scenario)?.[level === 'easy' || level === 'standard' ? 'easy' : 'hard'] ?? {};

/** The line of a symbol or of the elder sign in this state. */
export const lineOf = (
  state: Pick<State, 'scenario' | 'level' | 'investigator'>,
  data: OddsData,
  id: LineId,
): WordedLine | undefined => {
  if (id !== 'elder-sign') return sideOf(state, data)[id];
  const sign = data.investigators.find((i) => i.id === state.investigator)?.sign;
  return sign === undefined ? undefined : { ...sign, ...(sign.auto === true ? { succeed: true as const } : {}) };
};

/** The mechanics of a card with what the player picked for it. */
export const mechanicsOf = (effect: Effect, { x, pick }: Pick<ChosenEffect, 'x' | 'pick'>): Mechanic[] => {
  const number = effect.x === undefined ? 0 : Math.min(Math.max(x ?? effect.x.min, effect.x.min), effect.x.max);
  return effect.mechanics.map((m): Mechanic => {
    if (m.kind === 'choose' && effect.x?.field === 'reveal') return { ...m, reveal: 1 + number };
    if (m.kind === 'seal') {
      const tokens = pick !== undefined && effect.choose !== undefined ? [pick] : m.tokens;
      return { ...m, tokens: effect.x?.field === 'tokens' ? Array.from({ length: number }, () => tokens[0]!) : tokens };
    }
    return pick === undefined || effect.choose === undefined ? m : withPick(m, pick);
  });
};
/** A mechanic about the token that the player picked. */
const withPick = (mechanic: Mechanic, pick: TokenId): Mechanic => {
  if (mechanic.kind === 'fixed' || mechanic.kind === 'treat') return { ...mechanic, token: pick };
  if (mechanic.kind === 'blank') return { ...mechanic, symbols: [pick as SymbolId] };
  if (mechanic.kind === 'bonus') return { ...mechanic, tokens: [pick] };
  if (mechanic.kind === 'swap') return { ...mechanic, for: pick };
  return mechanic.kind === 'cancel' ? { ...mechanic, only: [pick] } : mechanic;
};

/** The chapter whose rules are followed. */
export const chapterOf = (state: Pick<State, 'chapter'>, data: Pick<OddsData, 'chapter'>): Chapter =>
  state.chapter ?? data.chapter ?? 1;

/** The test that a state describes. */
export const testOf = (state: State, data: OddsData): SkillTest => ({
  bag: state.bag,
  meanings: meaningsOf(sideOf(state, data), lineOf(state, data, 'elder-sign') ?? {}, state.lines),
  mechanics: chosenCards(state, data).flatMap(({ mechanics }) => mechanics),
  skill: state.skill + state.icons,
  difficulty: state.difficulty,
  goal: state.goal,
  readings: readingsOf(chapterOf(state, data)),
});

/** Why a card may not be used with the others; undefined where it may. */
export type Refusal =
  | { readonly reason: Conflict; readonly with: Effect }
  | { readonly reason: 'limit'; readonly token: TokenId }
  | { readonly reason: 'most' };
/** As many cards as an address holds. */
export const MOST_EFFECTS = 12;
/** Why a card with this number and pick may not be used besides the other cards of a state. */
export const refusalOf = (
  state: Pick<State, 'effects' | 'bag'>,
  data: OddsData,
  chosen: ChosenEffect,
): Refusal | undefined => {
  const effect = data.effects.find((e) => e.id === chosen.id);
  const others = state.effects.filter((e) => e.id !== chosen.id);
  if (effect === undefined) return undefined;
  if (others.length >= MOST_EFFECTS) return { reason: 'most' };
  const mechanics = mechanicsOf(effect, chosen);
  for (const other of chosenCards({ effects: others }, data)) {
    const reason = conflictOf(mechanics, other.mechanics);
    if (reason !== undefined) return { reason, with: other.effect };
  }
  const crowded = mechanics.find(
    (m) => m.kind === 'fixed' && (state.bag[m.token] ?? 0) > mostInBag({ effects: [...others, chosen] }, data, m.token),
  );
  return crowded?.kind === 'fixed' ? { reason: 'limit', token: crowded.token } : undefined;
};

/** What may be a target, when it is chosen and again when the item resolves. */
import type { Body, TargetKind, TargetSpec } from './ability.ts';
import { isEternal, isMonster, itemAt, placeAt, placesOf, playerAt, templateOf } from './lookup.ts';
import { isItemRef, isPlayerRef, itemRef, numberOf, objectRef, playerRef, type Ref, type Seat } from './ref.ts';
import type { StackItem, GameState, Zone } from './game-state.ts';

const kindsOf = (state: GameState, ref: Ref): readonly TargetKind[] => {
  if (isPlayerRef(ref)) return state.players[numberOf(ref)] === undefined ? [] : ['player'];
  const item = itemAt(state, ref);
  if (item !== undefined) return kindsOfItem(item);
  const place = placeAt(state, ref);
  if (place === undefined) return [];
  return isMonster(state, place) ? ['monster'] : (KINDS_IN[place.zone] ?? []);
};
/** The kind of a target in each zone; an object in another zone cannot be a target. */
const KINDS_IN: { readonly [Z in Zone]?: readonly TargetKind[] } = {
  item: ['item'],
  shop: ['shop-item'],
  soul: ['soul'],
};
const kindsOfItem = (item: StackItem): readonly TargetKind[] => {
  switch (item.kind) {
    case 'roll':
      return item.attack ? ['roll', 'attack-roll'] : ['roll'];
    case 'ability':
      return item.how === 'activated' && item.zone === 'item' ? ['activated', 'item-ability'] : [item.how];
    case 'declaration':
      return [];
    case 'loot':
    case 'damage':
    case 'death':
      return [item.kind];
  }
};
/** Who controls what a ref names; a player is his own. */
export const controllerOf = (state: GameState, ref: Ref): Seat | null => {
  if (isPlayerRef(ref)) return numberOf(ref);
  return (isItemRef(ref) ? itemAt(state, ref)?.controller : placeAt(state, ref)?.seat) ?? null;
};

/** Whether the owner of a target is one that its spec asks for. */
const hasWantedOwner = (state: GameState, { whose }: TargetSpec, you: Seat, ref: Ref): boolean => {
  if (whose === undefined) return true;
  const owner = controllerOf(state, ref);
  return whose === 'yours' ? owner === you : owner !== you && owner !== null;
};
/** Whether an object in play is as charged and as destructible as its spec asks for. */
const isAsWanted = (state: GameState, { charged, eternal }: TargetSpec, ref: Ref): boolean => {
  const place = placeAt(state, ref);
  if (charged !== undefined && place?.object.charged !== charged) return false;
  return eternal !== false || place === undefined || !isEternal(state, place);
};
const isDead = (state: GameState, ref: Ref): boolean => isPlayerRef(ref) && playerAt(state, numberOf(ref)).dead;
/** A loot card that becomes an object when it resolves. */
const becomesObject = (state: GameState, ref: Ref): boolean => {
  const item = itemAt(state, ref);
  return item?.kind === 'loot' && ['trinket', 'ambush'].includes(templateOf(state, item.card).kind);
};

/** Whether a ref fits a target now. `you` is the player whose ability it is. */
export const isLegalTarget = (state: GameState, spec: TargetSpec, you: Seat, ref: Ref): boolean =>
  kindsOf(state, ref).some((k) => spec.of.includes(k)) &&
  hasWantedOwner(state, spec, you, ref) &&
  !(spec.alive === true && isDead(state, ref)) &&
  isAsWanted(state, spec, ref) &&
  !(spec.plain === true && becomesObject(state, ref));

/** Everything that could be named: players, objects in play, items of the stack. */
const allRefs = (state: GameState): Ref[] => [
  ...state.players.map((_, seat) => playerRef(seat)),
  ...placesOf(state).map((p) => objectRef(p.object.id)),
  ...state.stack.map((i) => itemRef(i.id)),
];
/** All that may be chosen as a target by a seat, players first, then objects in play, then items of the stack. */
export const legalTargets = (state: GameState, spec: TargetSpec, you: Seat): Ref[] =>
  allRefs(state).filter((ref) => isLegalTarget(state, spec, you, ref));

/** Every way to choose the targets of a body; one empty way when it has none. */
export const targetingsOf = (state: GameState, body: Body, you: Seat): Ref[][] =>
  (body.targets ?? []).reduce<Ref[][]>(
    (ways, spec) => {
      const refs = legalTargets(state, spec, you);
      return ways.flatMap((way) => refs.filter((r) => !way.includes(r)).map((r) => [...way, r]));
    },
    [[]],
  );
/** Whether chosen targets fit a body now: as many as it names, each legal, no two the same. */
export const areLegalTargets = (state: GameState, body: Body, you: Seat, targets: readonly Ref[]): boolean =>
  targets.length === (body.targets ?? []).length &&
  new Set(targets).size === targets.length &&
  (body.targets ?? []).every((spec, i) => isLegalTarget(state, spec, you, targets[i]!));

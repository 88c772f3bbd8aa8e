/** What may be a target, when it is chosen and again when the item resolves. */
import type { Body, TargetKind, TargetSpec } from './ability.ts';
import { isEternal, isMonster, itemAt, placeAt, placesOf, playerAt, templateOf } from './lookup.ts';
import { isItemRef, isPlayerRef, itemRef, numberOf, objectRef, playerRef, type Ref, type Seat } from './ref.ts';
import type { StackItem, Table } from './table.ts';

const kindsOf = (state: Table, ref: Ref): TargetKind[] => {
  if (isPlayerRef(ref)) return state.players[numberOf(ref)] === undefined ? [] : ['player'];
  const item = itemAt(state, ref);
  if (item !== undefined) return kindsOfItem(item);
  const place = placeAt(state, ref);
  if (place === undefined) return [];
  if (isMonster(state, place)) return ['monster'];
  return place.zone === 'item'
    ? ['item']
    : place.zone === 'shop'
      ? ['shop-item']
      : place.zone === 'soul'
        ? ['soul']
        : [];
};
const kindsOfItem = (item: StackItem): TargetKind[] =>
  item.kind === 'roll'
    ? item.attack
      ? ['roll', 'attack-roll']
      : ['roll']
    : item.kind === 'ability'
      ? [item.how]
      : item.kind === 'declaration'
        ? []
        : [item.kind];
const ownerOf = (state: Table, ref: Ref): Seat | null =>
  isPlayerRef(ref)
    ? numberOf(ref)
    : isItemRef(ref)
      ? (itemAt(state, ref)?.controller ?? null)
      : (placeAt(state, ref)?.seat ?? null);

/** Whether a ref fits a target now. `you` is the player whose ability it is. */
export const isLegalTarget = (state: Table, spec: TargetSpec, you: Seat, ref: Ref): boolean => {
  if (!kindsOf(state, ref).some((k) => spec.of.includes(k))) return false;
  const owner = ownerOf(state, ref);
  if (spec.whose === 'yours' && owner !== you) return false;
  if (spec.whose === 'others' && (owner === you || owner === null)) return false;
  if (spec.alive === true && isPlayerRef(ref) && playerAt(state, numberOf(ref)).dead) return false;
  const place = placeAt(state, ref);
  if (spec.charged !== undefined && place?.object.charged !== spec.charged) return false;
  if (spec.eternal === false && place !== undefined && isEternal(state, place)) return false;
  const item = itemAt(state, ref);
  if (spec.plain === true && item?.kind === 'loot' && ['trinket', 'ambush'].includes(templateOf(state, item.card).kind))
    return false;
  return true;
};

/** Everything that could be named: players, objects in play, items of the stack. */
const allRefs = (state: Table): Ref[] => [
  ...state.players.map((_, seat) => playerRef(seat)),
  ...placesOf(state).map((p) => objectRef(p.object.id)),
  ...state.stack.map((i) => itemRef(i.id)),
];
export const legalTargets = (state: Table, spec: TargetSpec, you: Seat): Ref[] =>
  allRefs(state).filter((ref) => isLegalTarget(state, spec, you, ref));

/** Every way to choose the targets of a body; one empty way when it has none. */
export const targetingsOf = (state: Table, body: Body, you: Seat): Ref[][] =>
  (body.targets ?? []).reduce<Ref[][]>(
    (ways, spec) => {
      const refs = legalTargets(state, spec, you);
      return ways.flatMap((way) => refs.filter((r) => !way.includes(r)).map((r) => [...way, r]));
    },
    [[]],
  );
/** Whether chosen targets fit a body now: as many as it names, each legal, no two the same. */
export const areLegalTargets = (state: Table, body: Body, you: Seat, targets: readonly Ref[]): boolean =>
  targets.length === (body.targets ?? []).length &&
  new Set(targets).size === targets.length &&
  (body.targets ?? []).every((spec, i) => isLegalTarget(state, spec, you, targets[i]!));

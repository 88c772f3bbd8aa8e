/** A table on its way to the next moment, together with what has happened; every function returns a new one. */
import { lineNamed, type Citing, type Happened, type LineName } from './happened.ts';
import type { Process, Course, DeckName, GameObject, Pending, Player, GameState } from './game-state.ts';
import { isObjectRef, isPlayerRef, numberOf, type Ref, type Seat } from './ref.ts';

export interface World {
  readonly state: GameState;
  readonly happened: readonly Happened[];
}

/** The world with some fields of its table changed; what has happened stays. */
export const withState = (w: World, patch: Partial<GameState>): World => ({ ...w, state: { ...w.state, ...patch } });
/** The template of an object in play that a line of the log names, kept for after the object is gone. */
const namedIn = (state: GameState, { ref, template }: Partial<Citing>): { template?: string } => {
  if (template !== undefined || ref === undefined || !isObjectRef(ref)) return {};
  const id = numberOf(ref);
  const objects = [
    ...state.players.flatMap((p) => [p.character, ...p.items, ...p.curses, ...p.souls]),
    ...state.monsters.flat(),
    ...state.shop,
    ...state.rooms,
  ];
  const found = objects.find((o) => o?.id === id);
  return found === undefined || found === null ? {} : { template: found.template };
};
/** The world with one more line in its log: what happened, and what of its facts its name does not say. */
export const withLogEntry = (w: World, name: LineName, facts: Partial<Citing> = {}): World => ({
  ...w,
  happened: [...w.happened, { ...lineNamed(name), ...namedIn(w.state, facts), ...facts }],
});
export const withPlayer = (w: World, seat: Seat, patch: Partial<Player>): World =>
  withState(w, { players: w.state.players.map((p, i) => (i === seat ? { ...p, ...patch } : p)) });
/** A fresh id, and the world in which it is taken. */
export const withId = (w: World): { readonly w: World; readonly id: number } => ({
  w: withState(w, { nextId: w.state.nextId + 1 }),
  id: w.state.nextId,
});
/** A question; nothing else may be done before its answer. */
export const withQuestion = (w: World, pending: Pending): World => withState(w, { pending, priority: null });
export const withCourse = (w: World, course: Course | null): World => withState(w, { course });

type Fresh = Process extends infer P ? (P extends Process ? Omit<P, 'id'> : never) : never;
/** A process put above those under way. */
export const withProcess = (w: World, process: Fresh): World => {
  const { w: next, id } = withId(w);
  return withState(next, { processes: [...next.state.processes, { ...process, id }] });
};
export const withoutProcess = (w: World, id: number): World =>
  withState(w, { processes: w.state.processes.filter((p) => p.id !== id) });
export const withChangedProcess = (w: World, changed: Process): World =>
  withState(w, { processes: w.state.processes.map((p) => (p.id === changed.id ? changed : p)) });

/** The object in play with this id changed, wherever it is. */
export const withObject = (w: World, id: number, patch: Partial<GameObject>): World => {
  const change = <O extends GameObject | null>(o: O): O => (o?.id === id ? { ...o, ...patch } : o);
  return withState(w, {
    players: w.state.players.map((p) => ({
      ...p,
      character: change(p.character),
      items: p.items.map(change),
      curses: p.curses.map(change),
      souls: p.souls.map(change),
    })),
    monsters: w.state.monsters.map((pile) => pile.map(change)),
    shop: w.state.shop.map(change),
    rooms: w.state.rooms.map(change),
  });
};
/** The damage marked on a player or an object changed. */
export const withDamageMarked = (w: World, ref: Ref, damage: number): World =>
  isPlayerRef(ref) ? withPlayer(w, numberOf(ref), { damage }) : withObject(w, numberOf(ref), { damage });
/** A card laid on top of its discard pile; cards of no deck leave the game. */
export const withDiscarded = (w: World, deck: DeckName | null, template: string): World =>
  deck === null
    ? w
    : withState(w, { discards: { ...w.state.discards, [deck]: [...w.state.discards[deck], template] } });

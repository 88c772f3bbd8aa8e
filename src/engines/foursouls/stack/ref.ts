/** Names of things on the table: a player by seat, an object in play and an item of the stack by id. */
export type Ref = `p${number}` | `o${number}` | `s${number}`;
export type Seat = number;
/** A card of a hand in the options of a question; no effect speaks of one. */
export type CardRef = `c${number}`;

export const playerRef = (seat: Seat): Ref => `p${seat}`;
export const objectRef = (id: number): Ref => `o${id}`;
export const itemRef = (id: number): Ref => `s${id}`;
export const cardRef = (id: number): CardRef => `c${id}`;
/** The seat or the id in a ref. */
export const numberOf = (ref: Ref | CardRef): number => Number(ref.slice(1));
export const isPlayerRef = (ref: Ref): ref is `p${number}` => ref.startsWith('p');
export const isObjectRef = (ref: string): ref is `o${number}` => ref.startsWith('o');
export const isCardRef = (ref: string): ref is CardRef => ref.startsWith('c');
export const isItemRef = (ref: Ref): ref is `s${number}` => ref.startsWith('s');
/** The ref in a text, if it is written as one. */
export const parseRef = (text: string): Ref | undefined =>
  /^[pos](?:0|[1-9]\d{0,6})$/.test(text) ? (text as Ref) : undefined;

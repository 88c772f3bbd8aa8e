import type { StackItem } from '../../../../engines/foursouls/stack/game-state.ts';

/** Drawings of this island, 24 × 24, in strokes. */
const DRAWN = {
  loot: '<rect x="6" y="3.5" width="12" height="17" rx="2"/><path d="M9.5 9h5M9.5 12h5M9.5 15h3"/>',
  activated: '<path d="M6 13a6 6 0 1 1 6 6"/><path d="m9.5 16-3.5-3-3 3.5"/>',
  triggered: '<path d="M13 3 6 13.5h5L10 21l7.5-11H12z"/>',
  roll: '<rect x="4" y="4" width="16" height="16" rx="3.5"/><circle cx="9" cy="9" r=".9"/><circle cx="15" cy="15" r=".9"/><circle cx="12" cy="12" r=".9"/>',
  attack: '<path d="m5 19 11-11 3-5-5 3L5 17zM5 13l6 6"/>',
  damage: '<path d="m12 3 2 5.5 5.5-1.5-3 5 4 4-5.5.5L12 21l-3-4.5-5.5-.5 4-4-3-5L10 8.5z"/>',
  death:
    '<path d="M12 3.5a7 7 0 0 0-7 7c0 2.5 1.2 4 2.5 5v3.5h9V15.5c1.3-1 2.5-2.5 2.5-5a7 7 0 0 0-7-7z"/><circle cx="9.3" cy="11" r="1.2"/><circle cx="14.7" cy="11" r="1.2"/><path d="M12 14v1.5"/>',
  declaration: '<path d="M6 21V4M6 5h11l-2.5 4L17 13H6"/>',
  heart: '<path d="M12 20S4 14.8 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 14.8 12 20 12 20z"/>',
  soul: '<path d="M12 3.5c4 0 6 3 6 6.5v10l-3-2-3 2-3-2-3 2V10c0-3.5 2-6.5 6-6.5z"/><path d="M10 10v1M14 10v1"/>',
  cents: '<circle cx="12" cy="12" r="8"/><path d="M14.5 9.5a3.5 3.5 0 1 0 0 5M12 6.5v11"/>',
} as const;
export type SignName = keyof typeof DRAWN;

/** A drawing next to its word: hidden from reading aloud. */
export const Sign = ({ name }: { readonly name: SignName }) => (
  <svg class="i" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: DRAWN[name] }} />
);

/** The drawing of an item of the stack. */
export const signOf = (item: StackItem): SignName => {
  if (item.kind === 'ability') return item.how;
  if (item.kind === 'roll') return item.attack ? 'attack' : 'roll';
  return item.kind;
};

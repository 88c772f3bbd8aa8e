/** Assets in play and cards in use, as an address has them. */
import { SYMBOLS, TOKEN_IDS, type TokenId } from '../../../engines/arkham/token.ts';
import type { Reader } from './address-reader.ts';
import { MOST_ASSETS, MOST_EFFECTS, refusalOf, type ChosenEffect, type Effect, type State } from './model.ts';

/** Assets in play, each once; what they add is in the skill already. */
export const assetsOf = ({ query, data, wrong }: Reader): State['assets'] => {
  const texts = (query.get('a') ?? '').split('_').filter((id) => id !== '');
  const known = texts.filter((id, i) => texts.indexOf(id) === i && data.assets.some((asset) => asset.id === id));
  if (known.length < texts.length) wrong('asset', texts.find((id) => !known.includes(id)) ?? texts.join(' '));
  return known.slice(0, MOST_ASSETS);
};

export const writeEffect = ({ id, x, pick }: ChosenEffect): string =>
  [id, x ?? '', pick === undefined ? '' : TOKEN_IDS.indexOf(pick)].join('.').replace(/\.+$/, '');
/** The cards in use, each for itself. */
export const effectsOf = ({ query, data, wrong }: Reader): readonly ChosenEffect[] => {
  const texts = (query.get('e') ?? '').split('_').filter((e) => e !== '');
  if (texts.length > MOST_EFFECTS) wrong('effect', `+${texts.length - MOST_EFFECTS}`);
  const used = new Set<string>();
  return texts.slice(0, MOST_EFFECTS).flatMap((text): readonly ChosenEffect[] => {
    const [id = '', x = '', pick = ''] = text.split('.');
    const effect = data.effects.find((e) => e.id === id);
    const token = pick === '' ? undefined : TOKEN_IDS[Number(pick)];
    const isUnderstood = effect !== undefined && /^\d{0,2}$/.test(x) && (pick === '') === (token === undefined);
    // A card is in use once; whatever it may not do is refused, not bent.
    if (!isUnderstood || used.has(id) || !isUse(effect, x === '' ? undefined : Number(x), token))
      return wrong('effect', text) ?? [];
    used.add(id);
    return [{ id, ...(x === '' ? {} : { x: Number(x) }), ...(token === undefined ? {} : { pick: token }) }];
  });
};
/** Of two cards that exclude each other the first stays. */
export const withEffects = ({ data, wrong }: Reader, state: State, effects: readonly ChosenEffect[]): State =>
  effects.reduce<State>(
    (kept, chosen) => {
      const refusal = refusalOf(kept, data, chosen);
      if (refusal === undefined) return { ...kept, effects: [...kept.effects, chosen] };
      wrong('effect-refused', chosen.id, 'with' in refusal ? { stands: refusal.with.id } : {});
      return kept;
    },
    { ...state, effects: [] },
  );

/** Whether a card may be used with this number and this pick. */
const isUse = (effect: Effect, x: number | undefined, pick: TokenId | undefined): boolean => {
  const inBounds = x === undefined || (effect.x !== undefined && x >= effect.x.min && x <= effect.x.max);
  const allowed: readonly TokenId[] = effect.among ?? (effect.choose === 'symbol' ? SYMBOLS : TOKEN_IDS);
  return inBounds && (pick === undefined || (effect.choose !== undefined && allowed.includes(pick)));
};

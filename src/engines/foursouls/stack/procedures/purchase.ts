/** A purchase: its target when the declaration has resolved, the payment once everybody has passed. */
import { withCentsLost } from '../effects/cents.ts';
import { placeAt, playerAt } from '../lookup.ts';
import { objectRef, type Ref } from '../ref.ts';
import { priceFor } from '../stats.ts';
import type { Course } from '../game-state.ts';
import { withEvent } from '../triggers.ts';
import { withQuestion, withLogEntry, withCourse, withPlayer, type World } from '../world.ts';
import { canDraw, withDrawn, withItemGained, withTaken } from '../zones.ts';

type Purchase = Extract<Course, { kind: 'purchase' }>;

/** The price is fixed with the target (reading `price-computed`); who cannot pay it, or whose target is gone, buys nothing. */
export const runPurchase = (w: World, course: Purchase, answer: string | undefined): World => {
  const { active } = w.state;
  if (course.step === 'target') {
    const options = [
      ...w.state.shop.flatMap((o) => (o === null ? [] : [objectRef(o.id)])),
      ...(canDraw(w.state, 'treasure') ? ['deck'] : []),
    ];
    if (options.length === 0)
      return withCourse(withLogEntry(w, 'not-bought', { rules: ['purchase', 'shop'], seat: active }), null);
    if (answer === undefined) return withQuestion(w, { question: 'purchase-target', seat: active, options });
    const target = answer as Ref | 'deck';
    return withCourse(w, { kind: 'purchase', step: 'pay', target, price: priceFor(w.state, active, target) });
  }
  const over = withCourse(w, null);
  const place = course.target === null || course.target === 'deck' ? undefined : placeAt(w.state, course.target);
  const isThere = course.target === 'deck' || place?.zone === 'shop';
  if (!isThere || playerAt(w.state, active).cents < course.price)
    return withLogEntry(over, 'not-bought', { seat: active, n: course.price, reading: 'failed-purchase' });
  const buy = (v: World) =>
    withLogEntry(withCentsLost(v, active, course.price, 'pay'), 'bought', {
      seat: active,
      n: course.price,
      reading: 'price-computed',
    });
  if (place !== undefined)
    return withEvent(withTakenFromShop(buy(over), active, place), { on: 'you-buy', seat: active });
  const drawn = withDrawn(over, 'treasure');
  return drawn.template === null
    ? withLogEntry(drawn.w, 'not-bought', {
        rules: ['purchase', 'deck'],
        seat: active,
        n: course.price,
        reading: 'failed-purchase',
      })
    : withEvent(withItemGained(buy(drawn.w), active, drawn.template), { on: 'you-buy', seat: active });
};
const withTakenFromShop = (w: World, seat: number, place: NonNullable<ReturnType<typeof placeAt>>): World => {
  const taken = withTaken(w, place);
  const gained = withPlayer(taken, seat, { items: [...playerAt(taken.state, seat).items, place.object] });
  return withEvent(
    withLogEntry(gained, 'item-gained', {
      rules: ['gain', 'purchase'],
      seat,
      ref: objectRef(place.object.id),
      template: place.object.template,
    }),
    { on: 'you-gain-item', seat, facts: { ref: objectRef(place.object.id) } },
  );
};

/** Presses and key strokes as the two WebDriver protocols write them; they agree on the words. */
import type { Key, Point, Pointer } from './driver.ts';

/** The code points of keys without a character: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const CODES: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  Slash: '/',
  ArrowRight: '\uE014',
  End: '\uE010',
};
const stroke = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];
const keyboard = (values: readonly string[]) => [{ type: 'key', id: 'keyboard', actions: values.flatMap(stroke) }];
const move = ({ x, y }: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 });
const pointerActions = (pointer: Pointer, actions: readonly object[]) => [
  { type: 'pointer', id: pointer, parameters: { pointerType: pointer }, actions },
];

export const typing = (text: string) => keyboard([...text]);
export const keyStroke = (key: Key) => keyboard([CODES[key]]);
export const pointing = (to: Point) => pointerActions('mouse', [move(to)]);
export const pressing = (at: Point, pointer: Pointer) =>
  pointerActions(pointer, [move(at), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]);

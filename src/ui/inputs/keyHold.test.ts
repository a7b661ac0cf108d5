// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { isSign, keyHold, textOfKeys } from './keyHold.ts';

const hold = keyHold((event) => isSign(event) || event.key === 'Backspace');
const press = (...keys: string[]) =>
  keys.filter((key) => window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true })));

afterEach(() => void hold.take());

test('keys are kept from the asking on, in their order, and the rest goes its own way', () => {
  hold.begin();
  expect(press('a', 'F6', 'c', 'Backspace', 'b')).toEqual(['F6']);
  hold.begin([{ key: 'c', shiftKey: false }]);
  expect(textOfKeys(hold.take())).toBe('abc');
  expect(press('d')).toEqual(['d']);
  expect(hold.take()).toEqual([]);
});

test('whoever presses the pointer wants to be elsewhere: the keys are free again', () => {
  hold.begin();
  press('a');
  window.dispatchEvent(new Event('pointerdown'));
  expect(hold.isOn()).toBe(false);
  expect(press('b')).toEqual(['b']);
  expect(hold.take()).toEqual([]);
});

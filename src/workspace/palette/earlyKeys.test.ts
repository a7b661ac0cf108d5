// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { gatherEarlyKeys, takeEarlyKeys } from './earlyKeys.ts';

afterEach(() => void takeEarlyKeys());

/** Presses keys and says which of them went on to the page. */
function press(...keys: string[]): string[] {
  return keys.filter((key) =>
    window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true })),
  );
}

test('letters typed before the palette is there are its first letters, Enter hits nothing', () => {
  gatherEarlyKeys();
  expect(press('W', 'O', 'X', 'Backspace', 'B', 'Enter')).toEqual([]);
  expect(takeEarlyKeys()).toBe('WOB');
});

test('once it has taken them keys go their own way, and the next opening starts anew', () => {
  gatherEarlyKeys();
  press('a');
  takeEarlyKeys();
  expect(press('b')).toEqual(['b']);
  gatherEarlyKeys();
  expect(takeEarlyKeys()).toBe('');
});

test('keys that open or close something else are left alone', () => {
  gatherEarlyKeys();
  expect(press('Escape', 'F6', 'Tab')).toEqual(['Escape', 'F6', 'Tab']);
});

import { expect, test } from 'vitest';
import { chordOf, chordOfEvent, isTyping } from './chords.ts';

const key = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

test('the order and names of the keys do not matter', () => {
  expect(chordOf('shift+ctrl+F')).toBe('mod+shift+f');
  expect(chordOf('mod+shift+f')).toBe('mod+shift+f');
  expect(chordOf('alt+left')).toBe('alt+arrowleft');
});

test('a letter counts as it is written on the keyboard', () => {
  expect(chordOfEvent(key('z', { code: 'KeyY', ctrlKey: true }))).toBe('mod+z');
});

test('digits with Alt work although Alt may change the sign', () => {
  expect(chordOfEvent(key('¹', { code: 'Digit1', altKey: true }))).toBe('alt+1');
});

test('a sign that needs Umschalt is the sign itself', () => {
  expect(chordOfEvent(key('?', { code: 'Minus', shiftKey: true }))).toBe(chordOf('?'));
});

test('keys without Strg or Alt are typing, function keys are not', () => {
  expect(isTyping('?')).toBe(true);
  expect(isTyping('shift+f6')).toBe(false);
  expect(isTyping('mod+k')).toBe(false);
  expect(isTyping('mod+z')).toBe(true);
});

import { expect, test } from 'vitest';
import { hotkeyAria, hotkeyText } from './hotkeyText.ts';

test.each([
  ['mod+s', 'Strg S'],
  ['mod+shift+f', 'Strg Umschalt F'],
  ['delete', 'Entf'],
  ['mod+enter', 'Strg Eingabe'],
  ['alt+1', 'Alt 1'],
  ['f6', 'F6'],
  ['?', '?'],
])('%s reads "%s"', (hotkey, text) => {
  expect(hotkeyText(hotkey)).toBe(text);
});

test('assistive software gets the notation it knows', () => {
  expect(hotkeyAria('mod+shift+f')).toBe('Control+Shift+F');
  expect(hotkeyAria('f6')).toBe('F6');
});

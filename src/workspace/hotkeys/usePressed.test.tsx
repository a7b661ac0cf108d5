// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Hotkey } from '../../commands/hotkey.ts';
import { usePressed } from './usePressed.ts';

const pressed: Hotkey[] = [];
const listen = (...hotkeys: Hotkey[]) => renderHook(() => usePressed(hotkeys, (hotkey) => pressed.push(hotkey)));

function press(key: string, more: KeyboardEventInit = {}): readonly Hotkey[] {
  pressed.length = 0;
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, ...more }));
  return [...pressed];
}

test('a letter counts as it is written on the keyboard', () => {
  listen('mod+z', 'mod+shift+f');
  expect(press('z', { code: 'KeyY', ctrlKey: true })).toEqual(['mod+z']);
  expect(press('y', { code: 'KeyZ', ctrlKey: true })).toEqual([]);
  expect(press('F', { code: 'KeyF', ctrlKey: true, shiftKey: true })).toEqual(['mod+shift+f']);
  expect(press('z', { code: 'KeyY' })).toEqual([]);
});

test('digits with Alt work although Alt may change the sign', () => {
  listen('alt+1', 'alt+2');
  expect(press('¹', { code: 'Digit1', altKey: true })).toEqual(['alt+1']);
  expect(press('2', { code: 'Numpad2', altKey: true })).toEqual(['alt+2']);
});

test('a sign that needs Umschalt is the sign itself', () => {
  listen('?');
  expect(press('?', { code: 'Minus', shiftKey: true })).toEqual(['?']);
  expect(press('ß', { code: 'Minus' })).toEqual([]);
});

test('keys with names', () => {
  listen('alt+left', 'alt+pagedown', 'shift+f6', 'f6', 'ctrl+tab');
  expect(press('ArrowLeft', { altKey: true })).toEqual(['alt+left']);
  expect(press('PageDown', { altKey: true })).toEqual(['alt+pagedown']);
  expect(press('F6', { shiftKey: true })).toEqual(['shift+f6']);
  expect(press('F6')).toEqual(['f6']);
  expect(press('Tab', { ctrlKey: true })).toEqual(['ctrl+tab']);
});

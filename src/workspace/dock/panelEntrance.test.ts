// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { panelEntrance } from './panelEntrance.ts';

test('the keyboard begins in the first field that takes something', () => {
  const panel = document.createElement('div');
  panel.innerHTML =
    '<div data-field="kundennr"><input readonly></div><div data-field="aktiv"><input type="checkbox"></div><div data-field="firma"><input></div>';
  expect(panelEntrance(panel)).toBe(panel.querySelector('[data-field="firma"] input'));
});

test('a choice at the head of a record comes before texts further down', () => {
  const panel = document.createElement('div');
  panel.innerHTML =
    '<div data-field="auftragsnummer"><input readonly></div><div data-field="processState"><button aria-haspopup="listbox"></button></div><div data-field="name"><input></div>';
  expect(panelEntrance(panel)).toBe(panel.querySelector('button'));
});

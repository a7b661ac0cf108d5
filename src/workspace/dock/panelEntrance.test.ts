// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { panelEntrance } from './panelEntrance.ts';

function drawn(html: string): HTMLElement {
  const panel = document.createElement('div');
  panel.innerHTML = html;
  document.body.replaceChildren(panel);
  return panel;
}

test('the keyboard begins in the first field that takes something', () => {
  const panel = drawn(
    '<div data-field="kundennr"><input readonly></div><div data-field="aktiv"><input type="checkbox"></div><div data-field="firma"><input></div>',
  );
  expect(panelEntrance(panel)).toBe(panel.querySelector('[data-field="firma"] input'));
});

test('a choice at the head of a record comes before texts further down', () => {
  const panel = drawn(
    '<div data-field="auftragsnummer"><input readonly></div><div data-field="processState"><button aria-haspopup="listbox"></button></div><div data-field="name"><input></div>',
  );
  expect(panelEntrance(panel)).toBe(panel.querySelector('button'));
});

test('what is not drawn does not take the keyboard', () => {
  const panel = drawn(
    '<div data-field="narrow" style="display: none"><input></div><div data-field="wide"><input></div>',
  );
  expect(panelEntrance(panel)).toBe(panel.querySelector('[data-field="wide"] input'));
});

// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MenuList } from './MenuList.tsx';

const run = vi.fn();
const close = vi.fn();
const line = (label: string, reason?: string) => ({ id: label, label, reason, run });

beforeEach(() => {
  render(
    <MenuList
      label="Befehle"
      entries={[line('Fahrer wechseln'), line('Rechnung', 'nur Buchhaltung'), 'separator', line('Rückgabe')]}
      onClose={close}
    />,
  );
});

/** Each key comes a second after the one before unless told. */
let now = 0;
function press(key: string, after = 1000): string | null | undefined {
  const target = document.activeElement ?? document.body;
  const event = createEvent.keyDown(target, { key });
  Object.defineProperty(event, 'timeStamp', { value: (now += after) });
  fireEvent(target, event);
  return document.activeElement?.textContent;
}

test('the arrows go round, also over lines that are impossible', () => {
  expect(document.activeElement?.textContent).toBe('Fahrer wechseln');
  expect(press('ArrowDown')).toBe('Rechnungnur Buchhaltung');
  expect(press('ArrowDown')).toBe('Rückgabe');
  expect(press('ArrowDown')).toBe('Fahrer wechseln');
  expect(press('End')).toBe('Rückgabe');
});

test('a letter goes on from line to line, several quickly typed look for one', () => {
  expect(press('r')).toBe('Rechnungnur Buchhaltung');
  expect(press('r')).toBe('Rückgabe');
  expect(press('f')).toBe('Fahrer wechseln');
  press('r');
  expect(press('ü', 100)).toBe('Rückgabe');
});

test('a blank goes on with what is being typed; by itself it chooses', () => {
  cleanup();
  render(
    <MenuList label="Öffnen" entries={[line('In Tab'), line('In Auswahl'), line('In Auftrag')]} onClose={close} />,
  );
  for (const key of 'in ') press(key, 100);
  press('a', 100);
  expect(press('u', 100)).toBe('In Auswahl');
  expect(press('f', 100)).toBe('In Auftrag');
  const blank = (after: number) => {
    const event = createEvent.keyDown(document.activeElement as Element, { key: ' ' });
    Object.defineProperty(event, 'timeStamp', { value: (now += after) });
    fireEvent(document.activeElement as Element, event);
    return event.defaultPrevented;
  };
  expect([blank(100), blank(1000)]).toEqual([true, false]);
});

test('an impossible line does nothing and stays', () => {
  fireEvent.click(screen.getByRole('menuitem', { name: /Rechnung/ }));
  expect([run.mock.calls.length, close.mock.calls.length]).toEqual([0, 0]);
});

test('one of several is a choice, a state of its own a switch', () => {
  cleanup();
  const entry = { ...line('50'), checked: true };
  render(
    <MenuList
      label="Zeilen"
      entries={[
        { ...entry, isOneOfSeveral: true },
        { ...line('Festhalten'), checked: true },
      ]}
      onClose={close}
    />,
  );
  expect(screen.getByRole('menuitemradio', { name: '50', checked: true }).querySelector('svg')).toBeNull();
  expect(
    screen.getByRole('menuitemcheckbox', { name: 'Festhalten', checked: true }).querySelector('svg'),
  ).not.toBeNull();
});

// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { RecordTabs } from './RecordTabs.tsx';
import type { RecordTab } from './recordTab.ts';

const tab = (key: string, label: string, more: Partial<RecordTab> = {}): RecordTab => ({
  key,
  label,
  holds: 'list',
  content: null,
  ...more,
});
const tabs = [tab('stammdaten', 'Stammdaten'), tab('adressen', 'Adressen', { count: 12 }), tab('nutzer', 'Nutzer')];
const rows = { adressen: 0, stammdaten: 0, nutzer: 30 } as Readonly<Record<string, number>>;

function Tabs() {
  const [chosen, setChosen] = useState('stammdaten');
  return (
    <RecordTabs label="Kunde" id="t" tabs={tabs} chosen={chosen} faulty={new Set(['adressen'])} onChoose={setChosen} />
  );
}
const chosen = () => screen.getAllByRole('tab', { selected: true, hidden: true }).map((it) => it.textContent);

beforeEach(() => {
  globalThis.ResizeObserver = class {
    readonly #told: ResizeObserverCallback;
    constructor(told: ResizeObserverCallback) {
      this.#told = told;
    }
    observe() {
      queueMicrotask(() => this.#told([], this));
    }
    unobserve() {}
    disconnect() {}
  };
  Object.defineProperty(HTMLElement.prototype, 'offsetTop', {
    configurable: true,
    get(this: HTMLElement) {
      return rows[this.dataset['tab'] ?? ''] ?? 0;
    },
  });
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 30 });
});

test('a tab says how many are in it and that a fault is', () => {
  render(<Tabs />);
  expect(screen.getByRole('tab', { name: 'Adressen Fehler 12' })).toBeTruthy();
});

test('the arrows walk all tabs, also those without room, which stand in a menu that then is named after the one in front', async () => {
  render(<Tabs />);
  await screen.findByRole('button', { name: '1 weitere Tabs' });
  screen.getByRole('tab', { name: 'Stammdaten' }).focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  press('ArrowRight');
  expect(chosen()).toEqual(['Adressen12']);
  expect(document.activeElement?.textContent).toBe('Adressen12');
  press('ArrowRight');
  expect(chosen()).toEqual(['Nutzer']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Nutzer, weitere Tabs');
  press('ArrowRight');
  expect(chosen()).toEqual(['Stammdaten']);
  press('End');
  expect(chosen()).toEqual(['Nutzer']);
  fireEvent.click(screen.getByRole('button', { name: 'Nutzer, weitere Tabs' }));
  expect(screen.getByRole('menuitemradio', { name: 'Nutzer' }).getAttribute('aria-checked')).toBe('true');
});

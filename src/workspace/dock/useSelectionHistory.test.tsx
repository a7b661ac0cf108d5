// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { BrowserRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { store } from '../../api/records/entities.ts';
import { activePanelUrlAtom, forgetPanel, panelRowAtom, panelTicksAtom } from '../../commands/selection.ts';
import { panelUrlOf } from '../windowAddress.ts';
import { useSelectionHistory } from './useSelectionHistory.ts';

const [one, two] = ['/api/contracts/1', '/api/contracts/2'];
const chosen = () => store.get(panelRowAtom('/contracts'));
let navigate: NavigateFunction;

/** Stands for the dock: the address is that of the panel in front. */
function Shell() {
  const here = panelUrlOf(useLocation());
  const walk = useNavigate();
  useEffect(() => {
    navigate = walk;
    store.set(activePanelUrlAtom, here);
  }, [walk, here]);
  useSelectionHistory();
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  history.pushState(null, '', '/drivers');
  history.pushState(null, '', '/contracts');
  render(
    <BrowserRouter useTransitions={false}>
      <Shell />
    </BrowserRouter>,
  );
});
afterEach(() => {
  cleanup();
  forgetPanel('/contracts');
  store.set(activePanelUrlAtom, null);
  vi.useRealTimers();
});

const choose = (iri: string, forMs = 1_000) =>
  act(() => {
    store.set(panelRowAtom('/contracts'), iri);
    vi.advanceTimersByTime(forMs);
  });
const go = (by: number) => act(() => void navigate(by));

test('back and forward walk the rows that were looked at, not those only walked over', () => {
  choose(one);
  choose('/api/contracts/9', 100);
  choose(two);
  go(-1);
  expect(chosen()).toBe(one);
  go(1);
  expect(chosen()).toBe(two);
});

test('the first row belongs to the list: one step back leaves it', () => {
  choose(one);
  go(-1);
  expect(store.get(activePanelUrlAtom)).toBe('/drivers');
});

test('who comes back from another panel finds the list as it was left', () => {
  choose(one);
  act(() => void navigate('/contracts/2'));
  store.set(panelRowAtom('/contracts'), two);
  go(-1);
  expect(chosen()).toBe(two);
});

test('ticked rows stay ticked', () => {
  choose(one);
  store.set(panelTicksAtom('/contracts'), [one, two]);
  choose(two);
  go(-1);
  expect(store.get(panelTicksAtom('/contracts'))).toEqual([one, two]);
});

test('a row chosen just before another panel is asked for does not bring the list back', () => {
  choose(one, 100);
  // The address is that of the other panel before it is drawn.
  history.pushState(null, '', '/review_lane');
  act(() => void vi.advanceTimersByTime(1_000));
  expect(location.pathname).toBe('/review_lane');
});

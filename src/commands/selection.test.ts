import { afterEach, expect, test } from 'vitest';
import { absorb, releaseAll, store } from '../api/records/entities.ts';
import {
  activeIrisAtom,
  activePanelUrlAtom,
  activeScopeAtom,
  activeTargetsAtom,
  keepTicked,
  forgetPanel,
  innerScopeAtom,
  panelRowAtom,
  panelTicksAtom,
  recordAroundAtom,
  sameScreenOf,
} from './selection.ts';

const url = '/customers/7?tab=nutzer';
const list = '/customers/7#nutzer';
const user = { '@id': '/api/users/3', '@type': 'User', id: 3, version: 1 };

afterEach(() => {
  for (const it of [url, list]) forgetPanel(it);
  store.set(activePanelUrlAtom, null);
  releaseAll();
});

test('commands mean the rows of a list inside a record while it has the keyboard, and the record otherwise', () => {
  absorb(user);
  store.set(activePanelUrlAtom, url);
  store.set(panelRowAtom(list), user['@id']);
  expect(store.get(activeIrisAtom)).toEqual(['/api/customers/7']);
  store.set(innerScopeAtom(url), list);
  expect([store.get(activeScopeAtom), store.get(activeIrisAtom)]).toEqual([list, [user['@id']]]);
  expect(store.get(activeTargetsAtom).map((it) => it['@id'])).toEqual([user['@id']]);
  store.set(innerScopeAtom(url), null);
  expect(store.get(activeIrisAtom)).toEqual(['/api/customers/7']);
});

test('what the rows of such a list do not know is meant for the record, unless they are of its own kind', () => {
  const customer = { '@id': '/api/customers/7', '@type': 'Customer', id: 7, version: 1 };
  absorb(user);
  absorb(customer);
  store.set(activePanelUrlAtom, url);
  store.set(innerScopeAtom(url), list);
  store.set(panelRowAtom(list), user['@id']);
  expect(store.get(recordAroundAtom)?.['@id']).toBe(customer['@id']);
  store.set(panelRowAtom(list), '/api/customers/8');
  expect(store.get(recordAroundAtom)).toBeUndefined();
  store.set(activePanelUrlAtom, '/users');
  expect(store.get(recordAroundAtom)).toBeUndefined();
});

test('a list in which nobody is anywhere leaves the commands to its record', () => {
  store.set(activePanelUrlAtom, url);
  store.set(innerScopeAtom(url), list);
  expect(store.get(activeIrisAtom)).toEqual(['/api/customers/7']);
  store.set(panelTicksAtom(list), ['/api/users/3', '/api/users/4']);
  expect(store.get(activeIrisAtom)).toEqual(['/api/users/3', '/api/users/4']);
});

test('what could not be done stays ticked; where nothing was ticked, nothing is', () => {
  const [three, four] = ['/api/users/3', '/api/users/4'];
  store.set(panelTicksAtom(list), [three, four]);
  keepTicked(list, [four]);
  keepTicked('/review_lane', [four]);
  expect([list, '/review_lane'].map((it) => store.get(panelTicksAtom(it)))).toEqual([[four], []]);
});

test('a screen of a record turns to the same screen of another one, without the tab', () => {
  expect(sameScreenOf('/bundles/12/way', '/api/bundles/13')).toBe('/bundles/13/way');
  expect(sameScreenOf('/bundles/12?tab=historie', '/api/bundles/13')).toBe('/bundles/13');
});

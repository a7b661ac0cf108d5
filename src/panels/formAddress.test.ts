import { expect, test } from 'vitest';
import { resources } from '../domain/resources.ts';
import { anotherForm, draftKeyOf, formAddress, isFormAddress } from './formAddress.ts';
import { shows } from '../../tests/specification/shows.ts';

test('each opening of a form has an address of its own, and keeps it', () => {
  expect(formAddress('/contracts/create', 'a1')).toBe('/contracts/create?formular=a1');
  expect(formAddress('/contracts/create?source=%7B%7D', 'a1')).toBe('/contracts/create?source=%7B%7D&formular=a1');
  expect(formAddress('/contracts/create?formular=b2', 'a1')).toBe('/contracts/create?formular=b2');
  expect(formAddress('/contracts/create')).not.toBe(formAddress('/contracts/create'));
});

test('only forms for something new have one', () => {
  expect(['/contracts/create', '/contracts/create-multiple', '/addresses/create?a=1'].every(isFormAddress)).toBe(true);
  expect(['/contracts', '/contracts/12', '/contracts?create', '/contracts/createdAt'].some(isFormAddress)).toBe(false);
  expect(formAddress('/contracts/12?tab=historie')).toBe('/contracts/12?tab=historie');
  expect(resources.filter((it) => 'formular' in it.fields)).toEqual([]);
});

test('what is typed is kept under the form, not under what it began with', () => {
  shows('C Forms drafts per record');
  expect(draftKeyOf('/contracts/create?source=%7B%7D&formular=a1')).toBe('/contracts/create?formular=a1');
  expect(draftKeyOf('/contracts/create')).toBe('/contracts/create');
});

test('a form that is open elsewhere begins here as another one, with the same values', () => {
  const other = anotherForm('/contracts/create?source=%7B%7D&formular=a1');
  expect(other).toMatch(/^\/contracts\/create\?source=%7B%7D&formular=[0-9a-f]{12}$/);
});

// @vitest-environment happy-dom
import { resourceOf } from '../../../domain/resources.ts';
import { beforeEach, expect, test } from 'vitest';
import { absorb, releaseAll } from '../../../api/records/entities.ts';
import { customer as customerNoun } from '../../../domain/customer/customer.ts';
import { formStart } from './formStart.ts';

const customer = resourceOf(customerNoun);

const known = { '@id': '/api/customers/4', '@type': 'Customer', id: 4, version: 7, kuerzel: 'AKR' };
const start = (iri: string | null) =>
  formStart({ resource: customer, iri, names: ['kuerzel'], initial: { kuerzel: 'NEU' } });

beforeEach(releaseAll);

test('a record that is known whole stands in its form at once', () => {
  absorb(known, { whole: true });
  expect(start('/api/customers/4')).toEqual({ values: { kuerzel: 'AKR' }, version: 7 });
});

test('a record of which a list told a part waits for the rest', () => {
  absorb(known);
  expect(start('/api/customers/4')).toEqual({ values: {}, version: 0 });
});

test('a new record begins with what is given', () => {
  expect(start(null)).toEqual({ values: { kuerzel: 'NEU' }, version: 0 });
});

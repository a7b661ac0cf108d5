import { expect, test } from 'vitest';
import { address } from '../../../domain/address/address.ts';
import { bundleContract } from '../../../domain/bundle/bundleContract.ts';
import { user } from '../../../domain/user/user.ts';
import { belongsTo, columnNames, presetOf, related } from './related.ts';

const owner = { '@id': '/api/customers/7', '@type': 'Customer', id: 7, version: 1 };

test('rows are found by the filter over the field that refers to the record, whatever that filter is called', () => {
  expect(belongsTo(related({ resource: user, by: 'customer' }), owner)).toEqual({ customer: '/api/customers/7' });
  expect(belongsTo(related({ resource: address, by: 'erlaubtekunden' }), owner)).toEqual({
    customers: '/api/customers/7',
  });
  expect(() => belongsTo(related({ resource: user, by: 'phone' }), owner)).toThrow('has no filter');
  expect(belongsTo(related({ resource: user, filter: ({ id }) => ({ driver: String(id) }) }), owner)).toEqual({
    driver: '7',
  });
});

test('a new row refers to the record, alone or among others', () => {
  expect(presetOf(related({ resource: user, by: 'customer' }), owner['@id'])).toEqual({ customer: '/api/customers/7' });
  expect(presetOf(related({ resource: address, by: 'erlaubtekunden' }), owner['@id'])).toEqual({
    erlaubtekunden: ['/api/customers/7'],
  });
});

test('the record itself and the number of the place stand in no column', () => {
  expect(columnNames(related({ resource: bundleContract, by: 'bundle', sortBy: 'sortOrder' }))).toEqual(['contract']);
  expect(() => columnNames(related({ resource: bundleContract, by: 'bundle', sortBy: 'contract' }))).toThrow(
    'sorted by contract',
  );
  expect(columnNames(related({ resource: user, by: 'customer', columns: ['name', 'email'] }))).toEqual([
    'name',
    'email',
  ]);
});

// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { contract } from '../../domain/contract/contract.ts';
import {
  absorb,
  forget,
  isWhole,
  readAnyEntity,
  releaseAll,
  releaseAllBut,
  showAhead,
  store,
  anyEntityAtom,
  subscribeEntities,
} from './entities.ts';
import { shows } from '../../../tests/specification/shows.ts';

const row = (more: object = {}) => ({ '@id': '/api/contracts/12', '@type': 'Contract', id: 12, version: 3, ...more });
const driver = (more: object = {}) => ({ '@id': '/api/drivers/5', '@type': 'Driver', ...more });

beforeEach(releaseAll);

test('embedded references become IRIs and records of their own', () => {
  absorb(
    row({
      driver: driver({ lastName: 'Krause' }),
      bundles: [{ '@id': '/api/bundles/1', '@type': 'Bundle', name: 'FP-1' }],
      pickupLocation: { ort: 'Köln' },
    }),
  );
  expect(readAnyEntity('/api/contracts/12')).toMatchObject({
    driver: '/api/drivers/5',
    bundles: ['/api/bundles/1'],
    pickupLocation: { ort: 'Köln' },
  });
  expect(readAnyEntity('/api/drivers/5')).toMatchObject({ id: 5, version: 0, lastName: 'Krause' });
  expect(readAnyEntity('/api/bundles/1')).toMatchObject({ name: 'FP-1' });
});

test('free data is kept as it is, even when it looks like a record', () => {
  const customData = { origin: driver() };
  absorb(row({ customData }));
  expect(readAnyEntity('/api/contracts/12')?.customData).toEqual(customData);
  expect(readAnyEntity('/api/drivers/5')).toBeUndefined();
});

test('references inside entries of a list become IRIs too', () => {
  absorb(
    row({
      serviceAddresses: [{ service: { '@id': '/api/services/2', '@type': 'Service', name: 'Wäsche' }, city: 'Bonn' }],
    }),
  );
  expect(readAnyEntity('/api/contracts/12')?.serviceAddresses).toEqual([{ service: '/api/services/2', city: 'Bonn' }]);
});

test('an older state changes nothing but fills what is missing', () => {
  absorb(row({ version: 4, infoBackend: 'neu' }));
  absorb(row({ version: 3, infoBackend: 'alt', carModel: 'Golf' }));
  expect(readAnyEntity('/api/contracts/12')).toMatchObject({ version: 4, infoBackend: 'neu', carModel: 'Golf' });
});

test('a summary keeps version and fields it does not carry, and gives way to states that came after it was asked for', () => {
  absorb(driver({ id: 5, version: 2, lastName: 'Krause', phone: '0221' }), { asOf: 1000 });
  absorb(row({ driver: driver({ lastName: 'Kraus' }) }), { asOf: 900 });
  expect(readAnyEntity('/api/drivers/5')).toMatchObject({ version: 2, lastName: 'Krause', phone: '0221' });
  absorb(row({ driver: driver({ lastName: 'Kraus' }) }), { asOf: 1100 });
  expect(readAnyEntity('/api/drivers/5')).toMatchObject({ version: 2, lastName: 'Kraus', phone: '0221' });
});

test('a part of a newer version does not pass for the whole', () => {
  absorb(row({ carModel: 'Golf' }), { whole: true });
  expect(isWhole('/api/contracts/12')).toBe(true);
  absorb(row({ version: 4, infoBackend: 'x' }));
  expect(isWhole('/api/contracts/12')).toBe(false);
});

test('a deleted record is not brought back by an answer asked for before', () => {
  absorb(row(), { asOf: 1 });
  forget('/api/contracts/12');
  absorb(row(), { asOf: 2 });
  expect(readAnyEntity('/api/contracts/12')).toBeUndefined();
});

test('the same state again wakes nobody; changes come in one batch and only for the records asked for', async () => {
  absorb(row({ pickupLocation: { ort: 'Köln' } }));
  const batches: (readonly string[])[] = [];
  const stop = subscribeEntities(['/api/contracts/12', '/api/contracts/13'], (changed) => batches.push(changed));
  absorb(row({ pickupLocation: { ort: 'Köln' } }));
  await Promise.resolve();
  expect(batches).toEqual([]);
  absorb(row({ version: 4 }));
  absorb(row({ version: 5, id: 12 }));
  absorb({ '@id': '/api/contracts/13', '@type': 'Contract', id: 13, version: 1 });
  absorb({ '@id': '/api/contracts/14', '@type': 'Contract', id: 14, version: 1 });
  await Promise.resolve();
  expect(batches).toEqual([['/api/contracts/12', '/api/contracts/13']]);
  stop();
});

test('a change shown ahead goes back when refused, but never over a newer state', () => {
  shows('C Waiting skeletons');
  absorb(row({ sortOrder: 1000 }));
  showAhead(contract, '/api/contracts/12', { sortOrder: 990 }).takeBack();
  expect(readAnyEntity('/api/contracts/12')?.sortOrder).toBe(1000);
  const { takeBack } = showAhead(contract, '/api/contracts/12', { sortOrder: 990 });
  absorb(row({ version: 4, sortOrder: 995 }));
  takeBack();
  expect(readAnyEntity('/api/contracts/12')).toMatchObject({ version: 4, sortOrder: 995 });
});

test('of two changes shown ahead each takes back its own fields only, and never to a value that was refused', () => {
  absorb(row({ sortOrder: 1000, infoDriver: '' }));
  const first = showAhead(contract, '/api/contracts/12', { sortOrder: 990 });
  const second = showAhead(contract, '/api/contracts/12', { sortOrder: 980, infoDriver: 'Tor 3' });
  first.takeBack();
  expect(readAnyEntity('/api/contracts/12')).toMatchObject({ sortOrder: 980, infoDriver: 'Tor 3' });
  second.takeBack();
  expect(readAnyEntity('/api/contracts/12')).toMatchObject({ sortOrder: 1000, infoDriver: '' });
});

test('records nobody needs are freed, looked-at and kept ones stay', () => {
  for (const id of [1, 2, 3]) absorb({ '@id': `/api/contracts/${id}`, '@type': 'Contract', id, version: 1 });
  const stop = store.sub(anyEntityAtom('/api/contracts/2'), () => undefined);
  releaseAllBut(new Set(['/api/contracts/3']));
  expect([1, 2, 3].map((id) => readAnyEntity(`/api/contracts/${id}`)?.id)).toEqual([undefined, 2, 3]);
  stop();
});

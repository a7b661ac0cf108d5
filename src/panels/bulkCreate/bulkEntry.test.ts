import { expect, test } from 'vitest';
import { changed, emptyInput, holdsInput, newEntry, restored, withCount, withHead, withRows } from './bulkEntry.ts';
import { shows } from '../../../tests/specification/shows.ts';

const typed = { carModel: 'Golf' };
const done = { ...newEntry(typed), state: { kind: 'done', iri: '/api/contracts/1', number: '26000001' } } as const;

test('a count adds empty rows, and takes away only empty ones', () => {
  shows('D1 §2 contracts create-multiple');
  expect(withCount([newEntry()], 5)).toHaveLength(5);
  const entries = [newEntry(typed), newEntry(), newEntry(typed), newEntry()];
  expect(withCount(entries, 1).map((it) => it.cells)).toEqual([typed, typed]);
  expect(withCount([done, newEntry()], 1)).toHaveLength(2);
});

test('pasted rows take the place of empty ones', () => {
  expect(withRows([newEntry(), newEntry(typed), done], [{ carModel: 'Polo' }]).map((it) => it.cells.carModel)).toEqual([
    'Golf',
    'Golf',
    'Polo',
  ]);
});

test('another customer takes the branch of the one before away, whatever else was chosen stays', () => {
  const head = {
    contractClientAddress: '/api/customers/1',
    customerDepartment: '/api/customer_departments/7',
    infoBackend: 'x',
  };
  expect(withHead(head, { contractClientAddress: '/api/customers/2' })).toEqual({
    contractClientAddress: '/api/customers/2',
    customerDepartment: null,
    infoBackend: 'x',
  });
  expect(withHead(head, { contractClientAddress: '/api/customers/1' })).toEqual(head);
  expect(withHead(head, { infoBackend: 'y' })).toEqual({ ...head, infoBackend: 'y' });
});

test('a changed cell loses the objection of the server, the others keep theirs', () => {
  const failed = {
    ...newEntry({ carFin: 'X', 'pickupLocation.plz': '1' }),
    state: { kind: 'failed', message: '', faults: { carFin: 'falsch', 'pickupLocation.plz': 'falsch' } },
  } as const;
  expect(changed(failed, { ...failed.cells, carFin: 'Y' }).state).toMatchObject({
    faults: { 'pickupLocation.plz': 'falsch' },
  });
});

test('what is worth a draft', () => {
  const empty = emptyInput();
  expect([
    holdsInput(empty),
    holdsInput({ ...empty, head: { createAvis: false } }),
    holdsInput({ ...empty, entries: [done] }),
  ]).toEqual([false, false, false]);
  expect([
    holdsInput({ ...empty, entries: [newEntry(typed)] }),
    holdsInput({ ...empty, head: { contractClientAddress: '/api/customers/1' } }),
  ]).toEqual([true, true]);
});

test('a row that was under way is open again, under the same id', () => {
  const sending = { ...newEntry(typed), state: { kind: 'sending' } } as const;
  expect(restored({ ...emptyInput(), entries: [sending] }).entries).toEqual([{ ...sending, state: { kind: 'open' } }]);
});

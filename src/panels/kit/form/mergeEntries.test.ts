import { expect, test } from 'vitest';
import { merge3 } from './merge3.ts';
import { mergeEntries } from './mergeEntries.ts';

type Contact = { id: number; version: number; name: string; phone: string | null };
const anna: Contact = { id: 1, version: 1, name: 'Anna', phone: '1' };
const bert: Contact = { id: 2, version: 1, name: 'Bert', phone: null };
const next = (entry: Contact, changes: Partial<Contact>): Contact => ({
  ...entry,
  ...changes,
  version: entry.version + 1,
});

test('two people change two entries, or two parts of one, without a question', () => {
  const mine = [{ ...anna, phone: '2' }, bert];
  expect(mergeEntries({ base: [anna, bert], mine, theirs: [anna, next(bert, { name: 'Berta' })] })).toEqual([
    { ...anna, phone: '2' },
    { ...bert, name: 'Berta', version: 2 },
  ]);
  expect(
    mergeEntries({ base: [anna], mine: [{ ...anna, phone: '2' }], theirs: [next(anna, { name: 'Anne' })] }),
  ).toEqual([{ id: 1, version: 2, name: 'Anne', phone: '2' }]);
});

test('one adds while the other changes, removes and adds; what is the same comes once', () => {
  const cleo = { id: 3, version: 1, name: 'Cleo', phone: null };
  expect(
    mergeEntries({ base: [anna, bert], mine: [bert, { name: 'Dora', phone: null }], theirs: [anna, bert, cleo] }),
  ).toEqual([bert, cleo, { name: 'Dora', phone: null }]);
  expect(mergeEntries({ base: [], mine: [{ name: 'Cleo', phone: null }], theirs: [cleo] })).toEqual([cleo]);
});

test('the same part changed differently, or a removed entry changed, is for people to decide', () => {
  expect(
    mergeEntries({ base: [anna], mine: [{ ...anna, phone: '2' }], theirs: [next(anna, { phone: '3' })] }),
  ).toBeUndefined();
  expect(mergeEntries({ base: [anna], mine: [], theirs: [next(anna, { phone: '3' })] })).toBeUndefined();
  expect(mergeEntries({ base: [anna], mine: [{ ...anna, phone: '2' }], theirs: [] })).toBeUndefined();
});

test('one moves entries while the other changes and adds one; two orders are for people to decide', () => {
  const cleo = { id: 3, version: 1, name: 'Cleo', phone: null };
  expect(
    mergeEntries({ base: [anna, bert], mine: [bert, anna], theirs: [anna, next(bert, { phone: '9' }), cleo] }),
  ).toEqual([next(bert, { phone: '9' }), anna, cleo]);
  expect(
    mergeEntries({ base: [anna, bert, cleo], mine: [bert, anna, cleo], theirs: [cleo, anna, bert] }),
  ).toBeUndefined();
});

test('a form joins lists by the numbers of their entries', () => {
  const merged = merge3(['contacts'], {
    base: { contacts: [anna] },
    mine: { contacts: [{ ...anna, phone: '2' }] },
    theirs: { contacts: [next(anna, { name: 'Anne' })] },
  });
  expect(merged).toEqual({
    taken: [],
    conflicts: [],
    joined: new Map([['contacts', [{ id: 1, version: 2, name: 'Anne', phone: '2' }]]]),
  });
});

import { expect, test } from 'vitest';
import { contract } from '../../../src/domain/contract/contract.ts';
import { contractContact } from '../../../src/domain/contract/contractContact.ts';
import { resourceOf } from '../../../src/domain/resources.ts';
import { defineIndexes } from './defineIndexes.ts';
import { indexesOf } from './indexesOf.ts';

test('only what has a column can be indexed', () => {
  // @ts-expect-error misspelt
  defineIndexes(contract, { indexes: [['carFinn', 'id']] });
  // @ts-expect-error derived at reading
  defineIndexes(contract, { covering: { indexes: [['id']], columns: ['carDetails'] } });
  // @ts-expect-error misspelt
  defineIndexes(contract, { rare: [{ field: 'delayed', is: true }] });
  // @ts-expect-error misspelt
  defineIndexes(contract, { sortWith: { datum: ['sortorder'] } });
  expect(defineIndexes(contract, { indexes: [['carFin', 'id']] })).toEqual(['contracts', { indexes: [['carFin', 'id']] }]);
});

test('entries are found by their record, in their order', () => {
  expect(indexesOf(resourceOf(contractContact))).toEqual({ indexes: [['contract', 'position', 'id']] });
});

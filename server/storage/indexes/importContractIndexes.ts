import { importContract } from '../../../src/domain/import/importContract.ts';
import { defineIndexes } from './defineIndexes.ts';

export const importContractIndexes = defineIndexes(importContract, {
  indexes: [
    ['import', 'rowNumber', 'id'],
    ['rowKey', 'id'],
    ['format', 'datum', 'id'],
    ['createdAt', 'id'],
  ],
});

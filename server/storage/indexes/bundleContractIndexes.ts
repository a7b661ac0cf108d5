import { bundleContract } from '../../../src/domain/bundle/bundleContract.ts';
import { defineIndexes } from './defineIndexes.ts';

export const bundleContractIndexes = defineIndexes(bundleContract, {
  indexes: [
    ['bundle', 'sortOrder'],
    ['sortOrder', 'id'],
  ],
});

import { address } from '../../../src/domain/address/address.ts';
import { defineIndexes } from './defineIndexes.ts';

export const addressIndexes = defineIndexes(address, {
  indexes: [['firma', 'id']],
});

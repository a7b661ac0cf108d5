import { customer } from '../../../src/domain/customer/customer.ts';
import { defineIndexes } from './defineIndexes.ts';

export const customerIndexes = defineIndexes(customer, {
  indexes: [['firma', 'id']],
});

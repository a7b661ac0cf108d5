import { price } from '../../../src/domain/price/price.ts';
import { defineIndexes } from './defineIndexes.ts';

export const priceIndexes = defineIndexes(price, {
  sortWith: { distance: ['priceGroup', 'type'] },
  indexes: [['priceGroup', 'type', 'distance']],
});

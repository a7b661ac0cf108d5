import { defineAction } from '../define/action.ts';
import { allowed, refused } from '../define/verdict.ts';
import { priceGroup } from './priceGroup.ts';

/** Makes a price group the one for customers without a group of their own; there is exactly one (R71). */
export const setDefaultPriceGroup = defineAction(priceGroup, {
  id: 'priceGroup.setDefault',
  title: 'Als Standard setzen',
  call: 'POST /price_groups/{id}/set_default',
  input: {},
  area: 'prices',
  check: ({ active }) => (active === true ? allowed : refused('Eine inaktive Preisgruppe kann nicht Standard sein.', 'active')),
});

import { defineAction } from '../define/action.ts';
import { allowed, refused } from '../define/verdict.ts';

/** Makes a price group the one for customers without a group of their own; there is exactly one (R71). */
export const setDefaultPriceGroup = defineAction({
  id: 'priceGroup.setDefault',
  title: 'Als Standard setzen',
  on: 'price_groups',
  call: 'POST /price_groups/{id}/set_default',
  input: {},
  area: 'prices',
  check: ({ active }) => (active === true ? allowed : refused('Eine inaktive Preisgruppe kann nicht Standard sein.', 'active')),
});

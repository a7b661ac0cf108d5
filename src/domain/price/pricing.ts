import { defineNoun } from '../define/noun.ts';

/** A price of a customer up to a distance, from a day on; kept and listed, without effect on what a contract costs. */
export const pricing = defineNoun({
  path: 'pricings',
  type: 'Pricing',
  title: { one: 'Kundenpreis', gender: 'm', many: 'Kundenpreise' },
  icon: 'tags',
  area: 'prices',
  represent: (it) => (it.km === null || it.km === undefined ? 'Neuer Kundenpreis' : `Preis bis ${String(it.km)} km`),
  pick: ['km'],
  details: async () => (await import('./pricingDetails.ts')).pricingDetails,
});

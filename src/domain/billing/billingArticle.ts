import { defineNoun } from '../define/noun.ts';

/** An article of an LF Rechnung: so much of something at a net price. */
export const billingArticle = defineNoun({
  path: 'billing_articles',
  type: 'BillingArticle',
  title: { one: 'Artikel', gender: 'm', many: 'Artikel der LF Rechnungen' },
  icon: 'list',
  area: 'billing',
  represent: (row) => row.beschreibung ?? 'Artikel',
  pick: [],
  isEntry: true,
  perPage: 10,
  details: async () => (await import('./billingArticleDetails.ts')).billingArticleDetails,
});

import { defineNoun } from '../define/noun.ts';
import type { RowOf } from '../define/row.ts';

/** How a customer heads the columns of its files, taught once and remembered. */
export const importLayout = defineNoun({
  path: 'import_layouts',
  type: 'ImportLayout',
  title: { one: 'Spaltenzuordnung', gender: 'f', many: 'Spaltenzuordnungen' },
  icon: 'columns-3',
  area: 'imports',
  represent: () => 'Spaltenzuordnung',
  pick: ['customer'],
  details: async () => (await import('./importLayoutDetails.ts')).importLayoutDetails,
});
export type ImportLayout = RowOf<typeof importLayout>;

import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** Something that is done besides the transfer, for example washing or registering the vehicle. */
export const service = defineNoun({
  path: 'services',
  type: 'Service',
  title: { one: 'Zusatzleistung', gender: 'f', many: 'Zusatzleistungen' },
  icon: 'sparkles',
  area: 'settings',
  represent: (it) => it.name ?? 'Neue Leistung',
  pick: ['name', 'needsAddress', 'sortierung', 'aktiv'],
  details: async () => (await import('./serviceDetails.ts')).serviceDetails,
});
export type Service = RowOf<typeof service>;

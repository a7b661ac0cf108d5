import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** Something that travels with a vehicle; 4, 7 and 33 are the counted ones: keys, fuel cards, charging cables. */
export const accessory = defineNoun({
  path: 'accessories',
  type: 'Accessory',
  title: { one: 'Zubehörteil', gender: 'n', many: 'Zubehör', rows: 'Zubehörteile' },
  icon: 'key-round',
  area: 'settings',
  represent: (it) => it.name ?? 'Neues Zubehörteil',
  pick: ['name', 'sortierung', 'aktiv'],
  details: async () => (await import('./accessoryDetails.ts')).accessoryDetails,
});
export type Accessory = RowOf<typeof accessory>;

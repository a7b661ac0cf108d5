import { incoming, text } from '../define/field.ts';
import { search } from '../define/filter.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

/** Appointments that are arranged together (Gruppe). */
export const contractAvisBundle = defineResource({
  path: 'contract_avis_bundles',
  type: 'ContractAvisBundle',
  title: { one: 'Avis-Gruppe', gender: 'f', many: 'Avis-Gruppen' },
  icon: 'group',
  area: 'avis',
  fields: {
    groupName: text('Gruppe', { readOnly: true, unique: true, max: 20 }),
    avis: incoming('Avisierungen', 'contract_avis', 'bundle'),
  },
  represent: (it) => it.groupName ?? 'Neue Gruppe',
  pick: ['groupName'],
  search: ['groupName'],
  filters: { search: search() },
  list: { columns: ['groupName', 'createdAt'], sorts: ['id', 'groupName', 'createdAt'], sort: '-id', perPage: 100 },
  form: [{ title: 'Gruppe', rows: [['groupName'], ['avis']] }],
  operations: ['list', 'read', 'delete'],
});
export type ContractAvisBundle = RowOf<typeof contractAvisBundle>;

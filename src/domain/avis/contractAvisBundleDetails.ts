import { incoming } from '../define/derivedField.ts';
import { text } from '../define/field.ts';
import { search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

export const contractAvisBundleDetails = defineDetails({
  fields: {
    groupName: text('Gruppe', { readOnly: true, unique: true, max: 20 }),
    avis: incoming('Avisierungen', 'contract_avis', 'bundle', { addressOnly: true }),
  },
  search: ['groupName'],
  filters: { search: search() },
  list: { columns: ['groupName', 'createdAt'], sorts: ['id', 'groupName', 'createdAt'], sort: '-id' },
  form: [{ title: 'Gruppe', rows: [['groupName'], ['avis']] }],
});

import { richText, text } from '../define/field.ts';
import { search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

export const emailDetails = defineDetails({
  fields: {
    name: text('Name', { required: true, unique: true, max: 120 }),
    betreff: text('Betreff', { required: true, max: 300 }),
    absenderemail: text('Absender E-Mail', { pattern: 'email', max: 200 }),
    absendername: text('Absender Name', { max: 120 }),
    text: richText('Text', { max: 20_000 }),
    betreffupdate: text('Betreff bei Änderung', { max: 300 }),
    textupdate: richText('Text bei Änderung', { max: 20_000 }),
  },
  search: ['name', 'betreff'],
  filters: { search: search() },
  list: {
    columns: ['name', 'betreff', 'absendername', 'absenderemail'],
    sorts: ['id', 'name', 'betreff'],
    sort: 'name',
  },
  form: [
    { title: 'Mailvorlage', rows: [['name'], ['absendername', 'absenderemail'], ['betreff'], ['text']] },
    { title: 'Bei Änderung', rows: [['betreffupdate'], ['textupdate']] },
  ],
});

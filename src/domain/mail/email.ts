import { richText, text } from '../define/field.ts';
import { search } from '../define/filter.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

/** The wording of a mail that the system sends, once for new records and once for changed ones. */
export const email = defineResource({
  path: 'emails',
  type: 'Email',
  title: { one: 'Mailvorlage', gender: 'f', many: 'Mailvorlagen' },
  icon: 'mail-open',
  area: 'settings',
  fields: {
    name: text('Name', { required: true, unique: true, max: 120 }),
    betreff: text('Betreff', { required: true, max: 300 }),
    absenderemail: text('Absender E-Mail', { pattern: 'email', max: 200 }),
    absendername: text('Absender Name', { max: 120 }),
    text: richText('Text', { max: 20_000 }),
    betreffupdate: text('Betreff bei Änderung', { max: 300 }),
    textupdate: richText('Text bei Änderung', { max: 20_000 }),
  },
  represent: (it) => it.name ?? 'Neue Mailvorlage',
  pick: ['name', 'betreff'],
  search: ['name', 'betreff'],
  filters: { search: search() },
  list: {
    columns: ['name', 'betreff', 'absendername', 'absenderemail'],
    sorts: ['id', 'name', 'betreff'],
    sort: 'name',
    perPage: 100,
  },
  form: [
    { title: 'Mailvorlage', rows: [['name'], ['absendername', 'absenderemail'], ['betreff'], ['text']] },
    { title: 'Bei Änderung', rows: [['betreffupdate'], ['textupdate']] },
  ],
});
export type Email = RowOf<typeof email>;

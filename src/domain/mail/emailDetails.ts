import { flag, integer, longText, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

export const emailDetails = defineDetails({
  fields: {
    /** Which mail it words, for example M01; a template that somebody has made words none. */
    key: text('Nr', { readOnly: true, unique: true, max: 8 }),
    name: text('Name', { required: true, unique: true, max: 120, heading: 'Vorlage' }),
    audience: text('An', { readOnly: true, max: 40 }),
    betreff: text('Betreff', { required: true, max: 300 }),
    absenderemail: text('Absender E-Mail', { pattern: 'email', max: 200 }),
    absendername: text('Absender Name', { max: 120 }),
    text: longText('Text', { max: 20_000 }),
    betreffupdate: text('Betreff bei Wiederholung', { max: 300 }),
    textupdate: longText('Text bei Wiederholung', { max: 20_000 }),
    /** Somebody has worded it otherwise than the program. */
    isChanged: flag('Geändert', { readOnly: true }),
    /** Counts the changes; each mail of the log names the one it was written with. */
    wordingVersion: integer('Fassung', { readOnly: true, default: 0 }),
  },
  search: ['key', 'name', 'betreff'],
  filters: { search: search(), isChanged: is('Geändert', 'isChanged') },
  list: {
    columns: ['key', 'name', 'audience', 'betreff', 'isChanged', 'updatedAt'],
    sorts: ['id', 'key', 'name', 'betreff'],
    sort: 'key',
  },
  form: [
    { title: 'Umschlag', rows: [['name'], ['absendername', 'absenderemail'], ['betreff']] },
    { title: 'Text', rows: [['text']] },
    { title: 'Bei Wiederholung', rows: [['betreffupdate'], ['textupdate']] },
  ],
});

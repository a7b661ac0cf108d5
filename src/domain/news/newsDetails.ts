import { newsTargets } from './choices/newsTargets.ts';
import { labelOf } from '../choices/choices.ts';
import { flag, instant, integer, meta, richText, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';
import { derived } from '../define/derivedField.ts';

const target = (key: string) => flag(labelOf(newsTargets, key));

export const newsDetails = defineDetails({
  fields: {
    title: text('Titel', { required: true, max: 200 }),
    content: richText('Inhalt', { required: true, max: 20_000, pictures: true }),
    showInFahrerportal: target('showInFahrerportal'),
    showInKundenportal: target('showInKundenportal'),
    showInApp: target('showInApp'),
    showForEmployees: target('showForEmployees'),
    isSend: flag('Versendet'),
    /** When it was released, and when the app was told of it; by night that waits for the morning. */
    sentAt: instant('Versendet am', { readOnly: true }),
    pushedAt: instant('An die App gemeldet am', { readOnly: true }),
    entityId: derived(integer('ID'), { id: meta.id }, ({ id }) => id),
  },
  search: ['title', 'content'],
  filters: {
    search: search(),
    isSend: is('Versendet', 'isSend'),
    showForEmployees: is(labelOf(newsTargets, 'showForEmployees'), 'showForEmployees'),
  },
  list: {
    columns: [
      'title',
      'showInFahrerportal',
      'showInKundenportal',
      'showInApp',
      'showForEmployees',
      'isSend',
      'createdAt',
    ],
    sorts: ['id', 'title', 'createdAt', 'sentAt'],
    sort: '-createdAt',
    filter: { isSend: 'false' },
  },
  form: [
    { title: 'News', rows: [['title', 'isSend'], ['sentAt', 'pushedAt'], ['content']] },
    {
      title: 'Sichtbar für',
      rows: [
        ['showInFahrerportal', 'showInKundenportal'],
        ['showInApp', 'showForEmployees'],
      ],
    },
  ],
});

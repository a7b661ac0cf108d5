import { newsTargets } from '../choices/newsTargets.ts';
import { labelOf } from '../choices/choices.ts';
import { flag, integer, richText, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

const target = (key: string) => flag(labelOf(newsTargets, key));

/** A message to many, in preparation until it is sent and unchangeable afterwards. */
export const news = defineResource({
  path: 'news',
  type: 'News',
  title: { one: 'News', gender: 'f', many: 'News', heading: 'IN VORBEREITUNG!' },
  icon: 'newspaper',
  area: 'settings',
  fields: {
    title: text('Titel', { required: true, max: 200 }),
    content: richText('Inhalt', { required: true, max: 20_000 }),
    showInFahrerportal: target('showInFahrerportal'),
    showInKundenportal: target('showInKundenportal'),
    showInApp: target('showInApp'),
    showForEmployees: target('showForEmployees'),
    isSend: flag('Versendet'),
    entityId: integer('Datensatz', { readOnly: true }),
  },
  represent: (it) => it.title ?? 'Neue News',
  pick: ['title'],
  search: ['title', 'content'],
  filters: { search: search(), isSend: is('Versendet', 'isSend') },
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
    sorts: ['id', 'title', 'createdAt'],
    sort: '-createdAt',
    filter: { isSend: 'false' },
    perPage: 100,
  },
  form: [
    { title: 'News', rows: [['title', 'isSend'], ['content']] },
    {
      title: 'Sichtbar für',
      rows: [
        ['showInFahrerportal', 'showInKundenportal'],
        ['showInApp', 'showForEmployees'],
      ],
    },
  ],
});
export type News = RowOf<typeof news>;

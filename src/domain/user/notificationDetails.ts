import { notificationKinds } from '../choices/notificationKinds.ts';
import { notificationEntityTypes } from './choices/notificationEntityTypes.ts';
import { choice, instant, integer, json, reference, text } from '../define/field.ts';
import { filled, is } from '../define/filter.ts';
import { createdAtFormatted } from '../define/formatted.ts';
import { defineDetails } from '../define/details.ts';

export const notificationDetails = defineDetails({
  fields: {
    user: reference('Nutzer', 'users', { readOnly: true }),
    createdAtFormatted,
    kind: choice('Art', notificationKinds.items, { readOnly: true }),
    title: text('Titel', { readOnly: true, max: 200 }),
    body: text('Text', { readOnly: true, max: 2000 }),
    entityType: choice('Bezug', notificationEntityTypes.items, { readOnly: true }),
    entityId: integer('Datensatz', { readOnly: true }),
    data: json('Daten', { readOnly: true }),
    readAt: instant('Gelesen am'),
  },
  search: ['title', 'body'],
  filters: {
    user: is('Nutzer', 'user'),
    kind: is('Art', 'kind'),
    data: is('Datensatz', 'entityId'),
    entityType: is('Bezug', 'entityType'),
    readAt: filled('Gelesen', 'readAt'),
  },
  list: { columns: ['createdAt', 'title', 'body'], sorts: ['createdAt', 'id'], sort: '-createdAt' },
  form: [{ title: 'Benachrichtigung', rows: [['createdAtFormatted', 'entityType'], ['title'], ['body']] }],
  ownedBy: 'user',
  sharedBy: { filter: 'data', area: 'contracts' },
});

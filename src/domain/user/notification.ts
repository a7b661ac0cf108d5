import { notificationEntityTypes } from '../choices/notificationEntityTypes.ts';
import { choice, instant, integer, json, reference, text } from '../define/field.ts';
import { filled, is } from '../define/filter.ts';
import { createdAtFormatted } from '../define/formatted.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

/** A message to one user about one record. */
export const notification = defineResource({
  path: 'notifications',
  type: 'Notification',
  title: { one: 'Benachrichtigung', gender: 'f', many: 'Benachrichtigungen' },
  icon: 'bell',
  area: 'own',
  fields: {
    user: reference('Nutzer', 'users', { readOnly: true }),
    createdAtFormatted,
    title: text('Titel', { readOnly: true, max: 200 }),
    body: text('Text', { readOnly: true, max: 2000 }),
    entityType: choice('Bezug', notificationEntityTypes.items, { readOnly: true }),
    entityId: integer('Datensatz', { readOnly: true }),
    data: json('Daten', { readOnly: true }),
    readAt: instant('Gelesen am'),
  },
  represent: (it) => it.title ?? 'Benachrichtigung',
  pick: ['title'],
  search: ['title', 'body'],
  filters: {
    user: is('Nutzer', 'user'),
    data: is('Datensatz', 'entityId'),
    entityType: is('Bezug', 'entityType'),
    readAt: filled('Gelesen', 'readAt'),
  },
  list: { columns: ['createdAt', 'title', 'body'], sorts: ['createdAt', 'id'], sort: '-createdAt', perPage: 100 },
  form: [{ title: 'Benachrichtigung', rows: [['createdAtFormatted', 'entityType'], ['title'], ['body']] }],
  operations: ['list', 'read', 'update'],
  ownedBy: 'user',
  sharedBy: { filter: 'data', area: 'contracts' },
  indexes: [
    ['createdAt', 'id'],
    ['user', 'createdAt'],
    ['entityType', 'entityId', 'createdAt'],
  ],
});
export type Notification = RowOf<typeof notification>;

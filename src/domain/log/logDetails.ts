import { logLevels } from './choices/logLevels.ts';
import { logTypes } from './choices/logTypes.ts';
import { derived } from '../define/derivedField.ts';
import { choice, json, longText, reference, text } from '../define/field.ts';
import { is, range, search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

function uriOf(data: unknown): string | null {
  const request = (data as { request?: { uri?: unknown } } | null)?.request;
  return typeof request?.uri === 'string' ? request.uri : null;
}

const data = json('Daten', { readOnly: true });

export const logDetails = defineDetails({
  fields: {
    type: choice('Art', logTypes.items, { readOnly: true }),
    level: choice('Stufe', logLevels.items, { readOnly: true }),
    message: longText('Meldung', { readOnly: true }),
    url: derived(text('URL'), { data }, (row) => uriOf(row.data)),
    data,
    user: reference('Nutzer', 'users', { readOnly: true }),
  },
  search: ['message', 'user'],
  filters: {
    search: search(),
    type: is('Art', 'type'),
    level: is('Stufe', 'level'),
    user: is('Nutzer', 'user'),
    createdAt: range('Zeitpunkt', 'createdAt'),
  },
  list: {
    columns: ['createdAt', 'type', 'level', 'message', 'url', 'user'],
    sorts: ['id', 'createdAt', 'type', 'level'],
    sort: '-createdAt',
  },
  form: [{ title: 'Logeintrag', rows: [['type', 'level', 'user'], ['message'], ['url'], ['data']] }],
});

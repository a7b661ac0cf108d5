import { logLevels } from './choices/logLevels.ts';
import { logTypes } from './choices/logTypes.ts';
import { logEvents } from './logEvents.ts';
import { derived } from '../define/derivedField.ts';
import { choice, json, longText, reference, text } from '../define/field.ts';
import { is, range, search } from '../define/filter.ts';

function uriOf(data: unknown): string | null {
  const request = (data as { request?: { uri?: unknown } } | null)?.request;
  return typeof request?.uri === 'string' ? request.uri : null;
}

const data = json('Daten', { readOnly: true });

/** What an entry of the log says, the same while it is fresh and in the archive. */
export const logFields = {
  fields: {
    type: choice('Art', logTypes.items, { readOnly: true }),
    level: choice('Stufe', logLevels.items, { readOnly: true }),
    event: choice('Vorgang', logEvents.items, { readOnly: true }),
    message: longText('Meldung', { readOnly: true }),
    url: derived(text('URL'), { data }, (row) => uriOf(row.data)),
    data,
    user: reference('Nutzer', 'users', { readOnly: true }),
  },
  search: ['message', 'user'],
  filters: {
    search: search(),
    type: is('Art', 'type'),
    event: is('Vorgang', 'event'),
    level: is('Stufe', 'level'),
    user: is('Nutzer', 'user'),
    createdAt: range('Zeitpunkt', 'createdAt'),
  },
  list: {
    columns: ['createdAt', 'level', 'type', 'event', 'message', 'url', 'user'],
    // By kind and level it is filtered: ten million lines put in order by one of few words are no order.
    sorts: ['id', 'createdAt'],
    sort: '-createdAt',
  },
  form: [{ title: 'Logeintrag', rows: [['type', 'event', 'level', 'user'], ['message'], ['url'], ['data']] }],
} as const;

import { defineCall, json } from '../define/call.ts';
import { arrayOf, maybe, object, text } from '../define/shape.ts';

/**
 * Gives a record of the list of keys a key, which is answered this once; one that it had is worth nothing from then on.
 */
export const issueApiKey = defineCall({
  id: 'apiKey.issue',
  title: 'Einen Schlüssel ausgeben; er wird nur jetzt angezeigt, ein bisheriger gilt nicht mehr',
  on: 'api_keys',
  call: 'POST /api_keys/{id}/issue',
  area: 'administration',
  write: true,
  input: {},
  answer: json('Der Schlüssel', object({ key: text, name: text, roles: arrayOf(text), validUntil: maybe(text) }), {
    status: 201,
  }),
});

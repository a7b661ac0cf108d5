import { defineCall, json } from '../define/call.ts';
import { anything, described, object, text } from '../define/shape.ts';

/** What a restore point of a protocol holds, by the names of its fields; what said nothing is left out. */
export const snapshotContent = defineCall({
  id: 'protocol.snapshotContent',
  title: 'Inhalt eines Sicherungspunkts',
  on: 'protocols',
  call: 'GET /protocols/{id}/snapshots/{snapshot}',
  area: 'protocols',
  parts: { snapshot: described(text, 'Nummer des Sicherungspunkts') },
  input: {},
  answer: json('Inhalt', object({ content: anything })),
  errors: { missing: true },
});

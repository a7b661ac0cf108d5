import { defineCall, json, nothing } from '../define/call.ts';
import { arrayOf, flag, moment, object, text, uuid } from '../define/shape.ts';

const shared = { heading: 'Sitzung', area: 'everybody', input: {} } as const;
const session = object({ id: text, device: text, address: text, beganAt: moment, seenAt: moment, isCurrent: flag });

/** Where the person who asks is signed in. */
export const ownSessions = defineCall({
  ...shared,
  id: 'session.list',
  title: 'Wo die angemeldete Person angemeldet ist',
  call: 'GET /users/me/sessions',
  answer: json('Anmeldungen, die zuletzt benutzte zuerst', object({ sessions: arrayOf(session) })),
});

/** Ends all of a person's sign-ins but the one that asks. */
export const endOtherSessions = defineCall({
  ...shared,
  id: 'session.endOthers',
  title: 'Alle anderen Anmeldungen beenden',
  call: 'DELETE /users/me/sessions',
  answer: nothing('Beendet'),
});

/** Ends one of a person's sign-ins. */
export const endOwnSession = defineCall({
  ...shared,
  id: 'session.end',
  title: 'Eine eigene Anmeldung beenden',
  call: 'DELETE /users/me/sessions/{session}',
  parts: { session: uuid },
  answer: nothing('Beendet'),
});

import { defineCall, json, nothing } from '../define/call.ts';
import { arrayOf, integer, maybe, moment, object, text, typed, type ShapeValue } from '../define/shape.ts';

type State = 'waiting' | 'running' | 'done' | 'failed' | 'stopped';

/** A job as whoever started it sees it; `link` leads to what came of it, for as long as that is kept. */
export const ownJobShape = object({
  id: integer,
  title: text,
  state: typed<State>(text),
  done: maybe(integer),
  of: maybe(integer),
  startedAt: maybe(moment),
  finishedAt: maybe(moment),
  result: maybe(text),
  link: maybe(text),
});
export type OwnJob = ShapeValue<typeof ownJobShape>;

const shared = { heading: 'Eigenes', area: 'own', input: {} } as const;

/** What the person who asks has the server do in the background. */
export const ownJobs = defineCall({
  ...shared,
  id: 'jobs.own',
  title: 'Was die angemeldete Person an einem Tag im Hintergrund gestartet hat, das Neueste zuerst',
  call: 'GET /users/me/jobs',
  answer: json('Hintergrundaufgaben', object({ jobs: arrayOf(ownJobShape) })),
});

/** How far one of them is. */
export const ownJob = defineCall({
  ...shared,
  id: 'jobs.ownOne',
  title: 'Wie weit eine eigene Hintergrundaufgabe ist, und der Link zu ihrem Ergebnis',
  call: 'GET /users/me/jobs/{id}',
  answer: json('Hintergrundaufgabe', ownJobShape),
  errors: { missing: true },
});

/** Stops one of them. */
export const stopOwnJob = defineCall({
  ...shared,
  id: 'jobs.stop',
  title: 'Eine eigene Hintergrundaufgabe anhalten, auf welchem Server sie auch läuft',
  call: 'DELETE /users/me/jobs/{id}',
  answer: nothing('Sie hält an'),
  errors: { missing: true },
});

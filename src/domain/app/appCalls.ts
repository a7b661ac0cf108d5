import { defineCall, json } from '../define/call.ts';
import { anything, arrayOf, object, text } from '../define/shape.ts';

const shared = { heading: 'App', area: 'own', input: {} } as const;

/** Whether the drivers' app is new enough. */
export const currentApp = defineCall({
  ...shared,
  id: 'app.current',
  title: 'Version der Fahrer-App und die älteste, die noch geht',
  call: 'GET /apps/current',
  answer: json('Version', object({ version: text, minimumVersion: text })),
});

/** What the drivers' app offers to choose from. */
export const appData = defineCall({
  ...shared,
  id: 'app.data',
  title: 'Auswahllisten, Zubehör und Leistungen für die Fahrer-App',
  call: 'GET /app/data',
  answer: json(
    'Daten',
    object({
      version: text,
      company: anything,
      lists: anything,
      accessories: arrayOf(anything),
      services: arrayOf(anything),
    }),
  ),
});

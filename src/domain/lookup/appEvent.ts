import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** The name people read for something the driver app reports. */
export const appEvent = defineNoun({
  path: 'app_events',
  type: 'AppEvent',
  title: { one: 'App-Ereignis', gender: 'n', many: 'App-Ereignisse' },
  icon: 'radio',
  area: 'settings',
  represent: (it) => it.name ?? 'Neues Ereignis',
  pick: ['name', 'event'],
  details: async () => (await import('./appEventDetails.ts')).appEventDetails,
});
export type AppEvent = RowOf<typeof appEvent>;

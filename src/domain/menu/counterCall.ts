import { defineCall, json } from '../define/call.ts';
import { integer, object, typed } from '../define/shape.ts';
import { menuCounters, type MenuCounterKey } from './menuCounters.ts';

/** Numbers of the red badges in the menu and at the bell; a role gets only those of its areas. */
export type Counters = Readonly<Partial<Record<MenuCounterKey, number>>>;

/** What the menu and the bell count; asked by everybody who is signed in. */
export const counters = defineCall({
  id: 'own.counters',
  title: 'Die roten Zähler des Menüs und der Glocke, soweit die Rolle sie sieht',
  heading: 'Eigenes',
  call: 'GET /counters',
  area: 'everybody',
  input: {},
  answer: json(
    'Zähler',
    typed<Counters>(object(Object.fromEntries(Object.keys(menuCounters).map((it) => [it, integer])))),
  ),
});

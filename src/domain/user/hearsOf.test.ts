import { expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { notificationKinds } from '../choices/notificationKinds.ts';
import { choiceOf } from '../choices/choices.ts';
import { hearsOf, kindsFor, switchesIn } from './hearsOf.ts';

test.for<[string, readonly Role[], boolean | undefined, boolean]>([
  ['contractDriverRemoved', ['dispo'], undefined, true],
  ['contractDriverRemoved', ['dispo'], false, false],
  ['contractDriverRemoved', ['office'], undefined, false],
  ['contractDriverRemoved', ['office'], true, false],
  ['contractDriverRemoved', ['office', 'dispo'], undefined, true],
  ['contractDriverRemoved', ['admin'], undefined, false],
  ['contractDriverRemoved', ['admin'], true, true],
  ['protocolPickupDone', ['dispo'], undefined, false],
  ['protocolPickupDone', ['dispo'], true, true],
  ['protocolPickupDone', ['personal'], true, false],
  ['importFinished', ['dispo'], undefined, true],
])('%s reaches %o with the switch %s: %s', ([key, roles, value, expected]) => {
  const kind = choiceOf(notificationKinds, key);
  const switches = value === undefined ? {} : { [key]: value };
  expect(kind && hearsOf(kind, { roles, switches })).toBe(expected);
});

test('the personnel office has nothing to switch, an administrator everything', () => {
  expect(kindsFor(['personal'])).toEqual([]);
  expect(kindsFor(['admin'])).toHaveLength(notificationKinds.items.length);
  expect(kindsFor(['office_l2']).map((it) => it.key)).toEqual(['protocolPickupDone', 'protocolDeliveryDone']);
});

test('whatever else is stored counts as not switched', () => {
  expect([switchesIn(null), switchesIn('x'), switchesIn({ mailFailed: 'nein', protocolClosed: false })]).toEqual([
    {},
    {},
    { protocolClosed: false },
  ]);
});

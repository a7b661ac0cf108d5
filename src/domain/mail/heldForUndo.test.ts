import { expect, test } from 'vitest';
import { isHeldForUndo, leavingText, secondsUntilItLeaves } from './heldForUndo.ts';
import { shows } from '../../../tests/specification/shows.ts';

const held = {
  status: 'pending',
  attempts: 0,
  error: null,
  sendingUntil: null,
  nextAttemptAt: '2026-11-22T10:00:15.000Z',
} as const;
const at = (time: string) => new Date(`2026-11-22T${time}Z`);

test('a mail waits for "Rückgängig" until somebody has tried to send it', () => {
  shows('C Forms mails');
  expect(isHeldForUndo(held)).toBe(true);
  for (const other of [
    { status: 'sent' },
    { attempts: 1 },
    { error: 'Der Mailserver ist nicht erreichbar.' },
    { sendingUntil: '2026-11-22T10:03:00.000Z' },
    { nextAttemptAt: null },
  ] as const) {
    expect(isHeldForUndo({ ...held, ...other })).toBe(false);
  }
});

test('its clock counts whole seconds down, and a wrong clock of the machine shows no more than the offer lasts', () => {
  expect(
    [at('10:00:00'), at('10:00:05.100'), at('10:00:14.900'), at('10:00:15'), at('09:00:00'), at('11:00:00')].map(
      (now) => secondsUntilItLeaves(held, now),
    ),
  ).toEqual([15, 10, 1, 0, 15, 0]);
  expect([leavingText(9), leavingText(9, 2)]).toEqual(['geht in 9 s hinaus', 'gehen in 9 s hinaus']);
});

import { expect, test } from 'vitest';
import { openQuestion } from './review.ts';
import { isOpenIn, laneEnd, laneFrom, laneTally, nextOpen } from './reviewLane.ts';

const since = '2026-11-24T08:00:00.000Z';
const row = (values: object = {}) => ({
  reviewState: null,
  reviewedAt: null,
  mailSend: false,
  sendingState: null,
  ...values,
});
const later = (reviewedAt: string) => row({ reviewState: 'later', reviewedAt });

test('what was put back is open again in the lane that begins after it, what is sent never is', () => {
  const lane = { since };
  expect(
    [
      row(),
      row({ reviewState: 'checked' }),
      later('2026-11-23T15:00:00.000Z'),
      later('2026-11-24T09:00:00.000Z'),
      row({ mailSend: true }),
    ].map((it) => isOpenIn(lane, it)),
  ).toEqual([true, false, true, false, false]);
});

test('the next one is the one behind, then the first before; at the end there is none', () => {
  expect(nextOpen([true, false, true], 0)).toBe(2);
  expect(nextOpen([true, false, true], 2)).toBe(0);
  expect(nextOpen([false, true, false], 1)).toBe(-1);
  expect(nextOpen([], -1)).toBe(-1);
});

test('the tally counts decisions, mails and about how long the rest takes', () => {
  const rows = [
    row(),
    row(),
    row({ reviewState: 'checked', sendingState: 'pending' }),
    row({ reviewState: 'complained' }),
    later('2026-11-24T09:00:00.000Z'),
  ];
  expect(laneTally(rows, { lane: { since }, seconds: 40 })).toBe(
    '1 geprüft · 1 versendet · 1 beanstandet · 1 zurückgestellt · etwa 2 min',
  );
  expect(laneTally([row({ reviewState: 'checked' })], { lane: { since }, seconds: 40 })).toBe(
    '1 geprüft · 0 versendet · 0 beanstandet · 0 zurückgestellt',
  );
});

test('the end says all are looked through only where that is so, and names what is open again', () => {
  const numbered = (at: number, values: object) => ({ ...row(values), orderNumber: `2600000${String(at)}` });
  const done = { reviewState: 'checked' };
  const end = (...all: readonly object[]) =>
    laneEnd(
      all.map((it, at) => numbered(at + 1, it)),
      { since },
    );
  expect(end(done)).toEqual({ title: 'Das Protokoll ist durchgesehen.', left: undefined });
  expect(end(done, { mailSend: true })).toEqual({ title: 'Alle 2 Protokolle sind durchgesehen.', left: undefined });
  expect(end({})).toEqual({
    title: 'Das Protokoll ist noch nicht durchgesehen.',
    left: '1 ist noch offen: 26000001',
  });
  expect(end({}, done)).toEqual({
    title: '1 von 2 Protokollen ist durchgesehen.',
    left: '1 ist noch offen: 26000001',
  });
  expect(end(done, {}, done, {}, {}, {}, {})).toEqual({
    title: '2 von 7 Protokollen sind durchgesehen.',
    left: '5 sind noch offen: 26000002, 26000004, 26000005 und 2 weitere',
  });
});

test('what is still open is counted in the question that checks a protocol all the same', () => {
  expect([1, 3].map(openQuestion)).toEqual([
    '1 Punkt ist offen. Trotzdem als geprüft ablegen?',
    '3 Punkte sind offen. Trotzdem als geprüft ablegen?',
  ]);
});

test('a setting that is none is no lane', () => {
  expect(laneFrom(undefined)).toBeUndefined();
  expect(laneFrom({ numbers: 'alle' })).toBeUndefined();
  expect(laneFrom({ numbers: ['26000001', 7], at: 3 })).toEqual({ numbers: ['26000001'], at: null, since: '' });
});

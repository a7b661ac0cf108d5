import { expect, test } from 'vitest';
import { dayOf } from '../days.ts';
import { planDemo } from '../generate.ts';
import { sharesAt } from './progress.ts';

const states = ['UNPROCESSED', 'STARTED', 'SUBMITTED', 'RECEIVED', 'CLOSED'];

test('between two hours the shares are in between', () => {
  expect(sharesAt(9 * 60)).toEqual([62, 12, 25, 1, 0]);
  expect(sharesAt(10 * 60)).toEqual([46.5, 10.5, 36.5, 4.5, 2]);
  expect(sharesAt(0)).toEqual([100, 0, 0, 0, 0]);
});

test.each([
  ['08:00', 7],
  ['12:00', 11],
  ['16:00', 15],
  ['20:00', 19],
])('at %s today has come as far as the clock says', (time, utcHour) => {
  const now = new Date(Date.UTC(2026, 10, 24, utcHour));
  const { rows } = planDemo({ count: 20_000, today: '2026-11-24', now }).chunk(dayOf('2026-11-24'));
  const mains = new Set(
    (rows.contracts ?? [])
      .filter(
        (it) => it.datum === '2026-11-24' && it.bringdatum === it.datum && it.anschlussvon === null && !it.isStorniert,
      )
      .map((it) => it.id),
  );
  const protocols = (rows.protocols ?? []).filter((it) => mains.has(it.contract as number));
  const minute = Number(time.slice(0, 2)) * 60;
  for (const [i, expected] of sharesAt(minute).entries()) {
    const found = (100 * protocols.filter((it) => it.processState === states[i]).length) / protocols.length;
    expect(
      Math.abs(found - expected),
      `${time} ${states[i] ?? ''}: ${found.toFixed(0)} instead of ${expected.toFixed(0)}`,
    ).toBeLessThan(17);
  }
});

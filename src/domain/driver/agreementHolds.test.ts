import { expect, test } from 'vitest';
import { agreementLine, agreementOn, agreementText, noticeEnd } from './agreementHolds.ts';

const first = { agreedOn: '2025-03-01', endsOn: '2026-01-01' };
const second = { agreedOn: '2026-02-10', endsOn: null };

test('an agreement holds from the day it was signed until the day it ends, and the newest counts', () => {
  const on = (day: string) => agreementOn([first, second], day);
  expect([on('2025-02-28'), on('2025-03-01'), on('2025-12-31'), on('2026-01-01'), on('2026-02-10')]).toEqual([
    undefined,
    first,
    first,
    undefined,
    second,
  ]);
  expect(agreementOn([second, { agreedOn: '2025-01-01', endsOn: null }], '2026-03-01')).toBe(second);
});

test('its text names both sides and the days for an objection', () => {
  expect(agreementText({ companyName: 'Leitstand GmbH', driver: 'Ahmet Kamiński' })).toBe(
    'Leitstand GmbH und Ahmet Kamiński vereinbaren, dass über die Fahrten des Fahrers durch Gutschriften von Leitstand GmbH abgerechnet wird. Der Fahrer prüft jede Gutschrift und kann ihr innerhalb von 14 Tagen widersprechen. Er teilt Änderungen seiner steuerlichen Verhältnisse unverzüglich mit. Die Vereinbarung kann mit einer Frist von einem Monat zum Monatsende beendet werden.',
  );
  expect(agreementLine('2026-02-10', 'Anna Adler')).toBe('vom 10.02.2026, abgelegt von Anna Adler');
});

test('notice is one month to the end of a month', () => {
  expect(['2026-10-31', '2026-11-01', '2026-11-24', '2026-12-31', '2027-01-15'].map(noticeEnd)).toEqual([
    '2026-12-01',
    '2027-01-01',
    '2027-01-01',
    '2027-02-01',
    '2027-03-01',
  ]);
});

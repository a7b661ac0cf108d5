import { expect, test } from 'vitest';
import { seriesReports } from './numberSeries.ts';

test('a number that no document carries is named, in its own series and year', () => {
  const given = new Map([
    ['invoices:Rechnung 2026', 3],
    ['billings:LF 2026', 1],
    ['invoices:Rechnung 2025', 9],
  ]);
  const numbers = ['2026-000001', '2026-000003', 'LF2026-000001', 'G2026-000001'];
  expect(seriesReports(2026, { given, numbers })).toEqual([
    { series: 'Rechnungen', given: 3, first: '2026-000001', last: '2026-000003', missing: ['2026-000002'] },
    { series: 'Gutschriften', given: 0, first: null, last: null, missing: [] },
    { series: 'LF Rechnungen', given: 1, first: 'LF2026-000001', last: 'LF2026-000001', missing: [] },
  ]);
});

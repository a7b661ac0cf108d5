import { describe, expect, test } from 'vitest';
import { isKeyOf } from '../choices/choices.ts';
import { statistics } from './choices/statistics.ts';
import { allStatistics, statisticOf, visibleStatistics } from './allStatistics.ts';
import { listBehind } from './behind.ts';
import { figureText, shortFigure } from './figureText.ts';
import { noSums, type Counted } from './figures.ts';
import { statisticTable } from './statisticTable.ts';
import { daysOf, startsIn, stepLabel, weekdaysIn } from './steps.ts';

const counted = (it: Partial<Counted>): Counted => ({ figure: 'ride', at: '', key: '', ...noSums, ...it });
const year = { from: '2026-01-01', until: '2026-12-31' };
const asked = { period: year, step: 'month' as const, mayReadMoney: true, nameOf: (key: string) => `Nr. ${key}` };
const defined = (key: string) => {
  const found = statisticOf(key);
  if (!found) throw new Error(key);
  return found;
};

test('each statistic of the list has a definition, and no other', () => {
  expect(allStatistics.map((it) => it.key)).toEqual(statistics.items.map((it) => it.key));
  expect(allStatistics.every((it) => isKeyOf(statistics, it.key))).toBe(true);
});

test('who reads no money on contracts sees neither statistics of money nor columns of it', () => {
  const hidden = allStatistics.filter((it) => !visibleStatistics(false).includes(it.key)).map((it) => it.key);
  expect(hidden).toEqual(['revenuePerMonth', 'creditPerMonth', 'marginPerMonth', 'expenses']);
  const labels = (mayReadMoney: boolean) =>
    statisticTable(defined('topCustomers'), [counted({ key: '7', count: 1 })], { ...asked, mayReadMoney }).columns;
  expect(labels(true).map((it) => it.label)).toEqual(['Aufträge', 'Umsatz']);
  expect(labels(false).map((it) => it.label)).toEqual(['Aufträge']);
});

describe('stretches of time', () => {
  test('weeks begin on Monday and are named by the year of their Thursday', () => {
    const period = { from: '2026-12-30', until: '2027-01-05' };
    expect(startsIn('week', period)).toEqual(['2026-12-28', '2027-01-04']);
    expect(stepLabel('week', '2026-12-28')).toBe('KW 53 2026');
    expect(stepLabel('week', '2027-01-04')).toBe('KW 1 2027');
    expect(daysOf('week', '2026-12-28', period)).toEqual({ from: '2026-12-30', until: '2027-01-03' });
    expect(stepLabel('quarter', '2026-10-01')).toBe('4. Quartal 2026');
  });

  test('weekdays are counted as often as they come', () => {
    expect(weekdaysIn({ from: '2026-11-24', until: '2026-12-02' })).toEqual([1, 2, 2, 1, 1, 1, 1]);
  });
});

describe('figures of a table', () => {
  test('margin is revenue minus credit minus what nobody is billed for', () => {
    const table = statisticTable(
      defined('marginPerMonth'),
      [
        counted({ at: '2026-03-01', count: 2, total: 60_000, credit: 35_000 }),
        counted({ figure: 'ownExpense', at: '2026-03-01', count: 1, total: 5_241 }),
      ],
      asked,
    );
    expect(table.rows).toHaveLength(12);
    expect(table.rows[2]).toMatchObject({ label: 'März 2026', values: [19_759, 60_000, 35_000, 5_241, 32.9] });
    expect(table.total[0]).toBe(19_759);
  });

  test('damages stand by area and kind, per 100 rides of the whole time', () => {
    const table = statisticTable(
      defined('damageRate'),
      [
        counted({ count: 200 }),
        counted({ figure: 'damage', key: 'front|scratch', count: 3 }),
        counted({ figure: 'damage', key: 'front|dent', count: 1 }),
      ],
      asked,
    );
    expect(table.columns.map((it) => it.label)).toEqual(['Kratzer', 'Delle', 'Schäden', 'je 100 Fahrten']);
    expect(table.rows[0]).toMatchObject({ label: 'Frontpartie', values: [3, 1, 4, 2] });
    expect(table.rows[1]?.values).toEqual([0, 0, 0, 0]);
  });

  test('a share without anything to divide by is no figure', () => {
    const table = statisticTable(defined('cancellationRate'), [counted({ at: '2026-01-01', count: 3 })], asked);
    expect([table.rows[0]?.values[0], table.rows[1]?.values[0]]).toEqual([0, null]);
  });

  test('the ones with most come first, no more than twenty customers', () => {
    const lines = Array.from({ length: 25 }, (_, at) => counted({ key: String(at + 1), count: at + 1 }));
    const { rows, total } = statisticTable(defined('topCustomers'), lines, asked);
    expect([rows.length, rows[0]?.label, rows[19]?.label, total[0]]).toEqual([20, 'Nr. 25', 'Nr. 6', 325]);
  });

  test('money, shares and thousands are written as staff read them', () => {
    expect(figureText(29_751_340, 'cents')).toBe('297.513,40');
    expect(figureText(-12.34, 'percent')).toBe('−12,3 %');
    expect(figureText(null, 'count')).toBe('–');
    expect([shortFigure(29_751_340, 'cents'), shortFigure(1_234, 'count')]).toEqual(['298 Tsd.', '1.234']);
  });
});

test('a row leads to the list with its filter', () => {
  const narrowed = { customer: null, region: '5', group: null };
  const look = { period: year, step: 'month' as const, narrowed };
  expect(decodeURIComponent(listBehind(defined('cancellationRate'), { ...look, row: '2026-02-01' }) ?? '')).toBe(
    '/contracts?datum[after]=2026-02-01&datum[before]=2026-02-28&plz=5&isStorniert=true&testContract=false',
  );
  expect(decodeURIComponent(listBehind(defined('topDrivers'), { ...look, row: '12' }) ?? '')).toContain(
    'driver=/api/drivers/12&isStorniert=false&testContract=false',
  );
  expect(listBehind(defined('waitingTime'), { ...look, row: 'charging' })).toBeNull();
  expect(listBehind(defined('topCustomers'), { ...look, row: '0' })).toBeNull();
  const ofApplications = { ...look, step: 'week' as const, row: '2026-02-02' };
  expect(listBehind(defined('applications'), ofApplications)).toBeNull();
  const everywhere = { ...narrowed, region: null, group: '6' };
  expect(
    decodeURIComponent(listBehind(defined('applications'), { ...ofApplications, narrowed: everywhere }) ?? ''),
  ).toBe('/applications?createdAt[after]=2026-02-02&createdAt[before]=2026-02-08&logistics=6');
});

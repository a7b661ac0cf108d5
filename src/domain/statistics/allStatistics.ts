import { applicationStatuses } from '../application/choices/applicationStatuses.ts';
import { damageKinds } from '../protocol/choices/damageKinds.ts';
import { emptyRunReasons } from '../protocol/choices/emptyRunReasons.ts';
import { expensePaymentTypes } from '../protocol/choices/expensePaymentTypes.ts';
import { expenseTypes } from '../protocol/choices/expenseTypes.ts';
import { locations } from '../protocol/choices/locations.ts';
import { waitingReasons } from '../protocol/choices/waitingReasons.ts';
import { kmBuckets, leadBuckets, regions } from './buckets.ts';
import { average, count, percent, tenths, total } from './columns.ts';
import type { ColumnSpec, Statistic, StatisticKey } from './statistic.ts';

const byMonth = { kind: 'time', step: 'month' } as const;
const byWeek = { kind: 'time', step: 'week' } as const;
const drawn = { isDrawn: true } as const;
const money = { kind: 'cents', isMoney: true } as const;

const revenue = total('Umsatz', 'ride', money);
const credit: ColumnSpec = { key: 'credit', label: 'Gutschriften', of: (ask) => ask('ride').credit, ...money };
const share = (figure: 'emptyRun' | 'kmDifference' | 'leadTime' | 'ride'): ColumnSpec => ({
  key: 'share',
  label: 'Anteil',
  kind: 'percent',
  of: (ask, { all }) => percent(ask(figure).count, all(figure).count),
});

/** The statistics of the specification, each by what it counts and how its figures follow. */
export const allStatistics: readonly Statistic[] = [
  {
    key: 'contractsPerDay',
    figures: ['ride'],
    rows: { kind: 'time', step: 'day' },
    chart: 'line',
    columns: [count('Aufträge', 'ride', drawn)],
    behind: 'contracts',
  },
  {
    key: 'contractsPerWeekday',
    figures: ['ride'],
    rows: { kind: 'weekday' },
    chart: 'bar',
    columns: [
      {
        key: 'perDay',
        label: 'Aufträge je Tag',
        kind: 'average',
        of: (ask, { days }) => (days === 0 ? null : tenths(ask('ride').count / days)),
        ...drawn,
      },
      count('Aufträge', 'ride'),
    ],
    behind: 'numbers',
  },
  {
    key: 'revenuePerMonth',
    isMoney: true,
    figures: ['ride'],
    rows: byMonth,
    chart: 'bar',
    columns: [{ ...revenue, ...drawn }, count('Aufträge', 'ride'), average('je Auftrag', 'ride', money)],
    behind: 'contracts',
  },
  {
    key: 'creditPerMonth',
    isMoney: true,
    figures: ['ride'],
    rows: byMonth,
    chart: 'bar',
    columns: [
      { ...credit, ...drawn },
      count('Aufträge', 'ride'),
      {
        key: 'ofRevenue',
        label: 'vom Umsatz',
        kind: 'percent',
        of: (ask) => percent(ask('ride').credit, ask('ride').total),
      },
    ],
    behind: 'contracts',
  },
  {
    key: 'marginPerMonth',
    isMoney: true,
    figures: ['ride', 'ownExpense'],
    rows: byMonth,
    chart: 'line',
    columns: [
      {
        key: 'margin',
        label: 'Deckungsbeitrag',
        of: (ask) => ask('ride').total - ask('ride').credit - ask('ownExpense').total,
        ...money,
        ...drawn,
      },
      revenue,
      credit,
      total('Auslagen, nicht weiterberechnet', 'ownExpense', money),
      {
        key: 'ofRevenue',
        label: 'vom Umsatz',
        kind: 'percent',
        of: (ask) => percent(ask('ride').total - ask('ride').credit - ask('ownExpense').total, ask('ride').total),
      },
    ],
    behind: 'contracts',
  },
  {
    key: 'topCustomers',
    figures: ['ride'],
    rows: { kind: 'records', of: ['customers'], most: 20 },
    by: 'customer',
    chart: 'bar',
    columns: [count('Aufträge', 'ride', drawn), revenue],
    behind: 'contracts',
  },
  {
    key: 'topDrivers',
    figures: ['driver'],
    rows: { kind: 'records', of: ['drivers'], most: 500 },
    chart: 'bar',
    columns: [
      count('Fahrten', 'driver', drawn),
      { key: 'km', label: 'Kilometer', kind: 'km', of: (ask) => ask('driver').km },
      { key: 'credit', label: 'Gutschrift', of: (ask) => ask('driver').credit, ...money },
    ],
    behind: 'contracts',
  },
  {
    key: 'kmDifference',
    figures: ['kmDifference'],
    rows: { kind: 'items', items: kmBuckets },
    chart: 'bar',
    columns: [count('Fahrten', 'kmDifference', drawn), share('kmDifference')],
    behind: 'numbers',
  },
  {
    key: 'cancellationRate',
    figures: ['ride', 'cancelled'],
    rows: byWeek,
    chart: 'line',
    columns: [
      {
        key: 'rate',
        label: 'Stornoquote',
        kind: 'percent',
        of: (ask) => percent(ask('cancelled').count, ask('cancelled').count + ask('ride').count),
        ...drawn,
      },
      count('storniert', 'cancelled'),
      {
        key: 'all',
        label: 'Aufträge mit Stornos',
        kind: 'count',
        of: (ask) => ask('cancelled').count + ask('ride').count,
      },
    ],
    behind: 'cancelled',
  },
  {
    key: 'emptyRunRate',
    figures: ['emptyRun'],
    rows: { kind: 'items', items: emptyRunReasons.items },
    chart: 'bar',
    columns: [count('Leerfahrten', 'emptyRun', drawn), share('emptyRun')],
    behind: 'numbers',
  },
  {
    key: 'waitingTime',
    figures: ['waiting'],
    rows: { kind: 'items', items: waitingReasons.items },
    chart: 'bar',
    columns: [
      total('Minuten', 'waiting', { kind: 'minutes', ...drawn }),
      count('Wartezeiten', 'waiting'),
      average('Minuten je Wartezeit', 'waiting', { kind: 'average' }),
    ],
    behind: 'numbers',
  },
  {
    key: 'damageRate',
    figures: ['damage', 'ride'],
    rows: { kind: 'items', items: locations.items },
    chart: 'heatmap',
    columns: [
      ...damageKinds.items.map((it) => count(it.label, 'damage', { only: it.key, isDrawn: true, isOptional: true })),
      count('Schäden', 'damage'),
      {
        key: 'per100',
        label: 'je 100 Fahrten',
        kind: 'average',
        of: (ask, { all }) => percent(ask('damage').count, all('ride').count),
      },
    ],
    behind: 'numbers',
  },
  {
    key: 'punctuality',
    figures: ['delivery'],
    rows: byWeek,
    chart: 'line',
    columns: [
      {
        key: 'rate',
        label: 'pünktlich',
        kind: 'percent',
        of: (ask) => percent(ask('delivery', 'in').count, ask('delivery').count),
        ...drawn,
      },
      count('im Zeitfenster', 'delivery', { only: 'in' }),
      count('außerhalb', 'delivery', { only: 'out' }),
    ],
    behind: 'numbers',
    behindKey: 'out',
  },
  {
    key: 'leadTime',
    figures: ['leadTime'],
    rows: { kind: 'items', items: leadBuckets },
    chart: 'bar',
    columns: [count('Aufträge', 'leadTime', drawn), share('leadTime')],
    behind: 'numbers',
  },
  {
    key: 'expenses',
    isMoney: true,
    unit: 'EUR brutto, wie auf dem Beleg',
    figures: ['expense'],
    rows: { kind: 'items', items: expenseTypes.items },
    chart: 'stackedBar',
    columns: [
      ...expensePaymentTypes.items.map((it) =>
        total(it.label, 'expense', { ...money, only: it.key, isDrawn: true, isOptional: true }),
      ),
      total('Summe', 'expense', money),
      count('Auslagen', 'expense'),
    ],
    behind: 'numbers',
  },
  {
    key: 'avisDuration',
    figures: ['avis'],
    rows: byWeek,
    chart: 'line',
    columns: [average('Werktage', 'avis', { kind: 'days', ...drawn }), count('bestätigte Termine', 'avis')],
    behind: 'numbers',
  },
  {
    key: 'applications',
    figures: ['application'],
    rows: byWeek,
    chart: 'stackedBar',
    columns: [
      ...applicationStatuses.items.map((it) =>
        count(it.label, 'application', { only: it.key, isDrawn: true, isOptional: true }),
      ),
      count('Bewerbungen', 'application'),
    ],
    behind: 'applications',
  },
  {
    key: 'regions',
    figures: ['ride'],
    rows: { kind: 'items', items: regions },
    by: 'region',
    chart: 'map',
    columns: [count('Abholungen', 'ride', drawn), share('ride')],
    behind: 'contracts',
  },
  {
    key: 'electricShare',
    figures: ['ride', 'electric'],
    rows: byMonth,
    chart: 'line',
    columns: [
      {
        key: 'rate',
        label: 'vollelektrisch',
        kind: 'percent',
        of: (ask) => percent(ask('electric').count, ask('ride').count),
        ...drawn,
      },
      count('Elektrofahrzeuge', 'electric'),
      count('Aufträge', 'ride'),
    ],
    behind: 'electric',
  },
  {
    key: 'complaints',
    figures: ['complaint'],
    rows: { kind: 'records', of: ['protocol_complaint_types', 'drivers'], most: 200 },
    chart: 'bar',
    columns: [count('Beanstandungen', 'complaint', drawn)],
    behind: 'numbers',
  },
];

/** The definition of a statistic, if there is one. */
export function statisticOf(key: unknown): Statistic | undefined {
  return allStatistics.find((it) => it.key === key);
}

/** The statistics that somebody may see. */
export function visibleStatistics(mayReadMoney: boolean): readonly StatisticKey[] {
  return allStatistics.flatMap((it) => (it.isMoney && !mayReadMoney ? [] : [it.key]));
}

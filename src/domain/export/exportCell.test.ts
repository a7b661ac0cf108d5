import { expect, test } from 'vitest';
import {
  choice,
  date,
  embedded,
  flag,
  flag01,
  instant,
  integer,
  km,
  list,
  minutes,
  money,
  reference,
  text,
  time,
} from '../define/field.ts';
import { exportCell, exportFormat, exportWidth } from './exportCell.ts';

const refer = (iri: string) => `Nr. ${iri.split('/')[3] ?? ''}`;

test.each([
  ['a day is a day, whatever the zone', date('x'), '2026-03-29', new Date('2026-03-29T00:00:00Z')],
  [
    'a moment shows what a clock in Germany showed in summer',
    instant('x'),
    '2026-07-01T22:30:00Z',
    new Date('2026-07-02T00:30:00Z'),
  ],
  ['and in winter', instant('x'), '2026-12-31T23:30:00Z', new Date('2027-01-01T00:30:00Z')],
  ['an amount can be summed', money('x'), '1284.50', 1284.5],
  ['a distance too', km('x'), 387.4, 387.4],
  ['nought is a figure', integer('x'), 0, 0],
  ['a span is a part of a day, as spreadsheets count', minutes('x'), 90, 0.0625],
  ['a time stays a text', time('x'), '08:30', '08:30'],
  ['flags are words', flag('x'), false, 'nein'],
  ['also the old ones', flag01('x'), '1', 'ja'],
  ['a choice is its label', choice('x', [{ key: 'a', label: 'Auslieferung' }]), 'a', 'Auslieferung'],
  ['a reference is a name', reference('x', 'drivers'), '/api/drivers/7', 'Nr. 7'],
  [
    'a place is its postcode and town',
    embedded('x', { plz: text('PLZ'), ort: text('Ort') }),
    { plz: '89073', ort: 'Ulm' },
    '89073 Ulm',
  ],
  [
    'entries stand one after the other',
    list('x', { type: text('Art'), number: text('Nummer') }),
    [
      { type: 'Rechnung', number: '2026-1' },
      { type: 'Gutschrift', number: 'G1' },
    ],
    'Rechnung · 2026-1, Gutschrift · G1',
  ],
  ['what looks like a formula is a text all the same', text('x'), '=1+1', '=1+1'],
  ['signs that no file may contain are left out', text('x'), 'a\u0001b\nc', 'ab\nc'],
  ['nothing is an empty cell', text('x'), '', null],
  ['and so is no value', money('x'), null, null],
])('%s', (_, field, value, cell) => expect(exportCell(field, value, refer)).toEqual(cell));

test('a text longer than a cell is cut', () => {
  expect(String(exportCell(text('x'), 'a'.repeat(40_000), refer))).toHaveLength(32_767);
});

test('days and figures are shown as Germans write them', () => {
  expect([date('x'), instant('x'), money('x'), minutes('x'), text('x')].map(exportFormat)).toEqual([
    'dd.mm.yyyy',
    'dd.mm.yyyy hh:mm',
    '#,##0.00',
    '[h]:mm',
    undefined,
  ]);
});

test('a column is wide enough for its heading', () => {
  expect(exportWidth(integer('x'), 'Abrechnungskilometer')).toBe(22);
  expect(exportWidth(text('x', { max: 200 }), 'Kurz')).toBe(30);
});

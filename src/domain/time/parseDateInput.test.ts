import { expect, test } from 'vitest';
import { parseDateInput } from './parseDateInput.ts';
import { shows } from '../../../tests/specification/shows.ts';

const saturday = '2026-11-21';
const dateOf = (text: string, today = saturday) => {
  const parsed = parseDateInput(text, today);
  return 'date' in parsed ? parsed.date : parsed.error;
};

test('explains what it understood', () => {
  expect(parseDateInput('24', saturday)).toEqual({
    date: '2026-11-24',
    explanation: 'Di 24.11.2026',
    distance: '+3 Tage',
  });
  expect(parseDateInput('gestern', saturday)).toEqual({
    date: '2026-11-20',
    explanation: 'Fr 20.11.2026',
    distance: '−1 Tag',
  });
  expect(parseDateInput('heute', saturday)).toMatchObject({ distance: 'heute' });
});

test.each([
  ['24', '2026-11-24'],
  ['24.', '2026-11-24'],
  ['21', '2026-11-21'],
  ['20', '2026-12-20'],
  ['31', '2026-12-31'],
  ['24.12', '2026-12-24'],
  ['24.12.', '2026-12-24'],
  ['24/12', '2026-12-24'],
  ['2412', '2026-12-24'],
  ['1.1', '2027-01-01'],
  ['10.11', '2026-11-10'],
  ['24.12.26', '2026-12-24'],
  ['241226', '2026-12-24'],
  ['24.12.2026', '2026-12-24'],
  ['24122026', '2026-12-24'],
  ['1.2.27', '2027-02-01'],
  [' 24.12. ', '2026-12-24'],
  ['29.2.', '2028-02-29'],
  ['29.02.2028', '2028-02-29'],
  ['+3', '2026-11-24'],
  ['-1', '2026-11-20'],
  ['−1', '2026-11-20'],
  ['+0', '2026-11-21'],
  ['+40', '2026-12-31'],
  ['Mo', '2026-11-23'],
  ['mo.', '2026-11-23'],
  ['Sa', '2026-11-28'],
  ['So', '2026-11-22'],
  ['donnerstag', '2026-11-26'],
  ['Morgen', '2026-11-22'],
  ['übermorgen', '2026-11-23'],
  ['vorgestern', '2026-11-19'],
  ['2026-12-24', '2026-12-24'],
  ['2026-12-24T23:30:00+00:00', '2026-12-24'],
  ['2026-12-24T00:30:00.000Z', '2026-12-24'],
])('%s is %s', (text, date) => {
  shows('D1 §5 postcode', 'C Forms typed dates and times');
  expect(dateOf(text)).toBe(date);
});

test('a bare day skips months that are too short', () => {
  expect(dateOf('31', '2027-02-01')).toBe('2027-03-31');
  expect(dateOf('30', '2027-01-31')).toBe('2027-03-30');
});

test('a day of another year is the nearest one', () => {
  expect(dateOf('28.12.', '2027-01-04')).toBe('2026-12-28');
  expect(dateOf('4.1.', '2026-12-28')).toBe('2027-01-04');
});

test('the same weekday as today is a week ahead', () => {
  expect(dateOf('Mo', '2026-11-23')).toBe('2026-11-30');
  expect(dateOf('So', '2026-11-23')).toBe('2026-11-29');
});

test.each(['31.02.', '31.4.2026', '32', '24.13.', '29.02.2027', '2026-02-30'])('%s does not exist', (text) => {
  expect(dateOf(text)).toBe(`Den ${text} gibt es nicht`);
});

test.each(['abc', 'm', '24.12.026', '1.2.3.4', '+', '--3', '123', '+999999', '24 12', 'constructor'])(
  '%s is no date',
  (text) => {
    expect(dateOf(text)).toBe(`„${text}“ ist kein Datum. Beispiele: 24.12., +3, Mo, morgen`);
  },
);

test('nothing typed asks for a date', () => {
  expect(dateOf('  ')).toBe('Bitte ein Datum angeben');
});

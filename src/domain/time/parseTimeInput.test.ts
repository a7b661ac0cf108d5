import { expect, test } from 'vitest';
import { parseTimeInput } from './parseTimeInput.ts';
import { shows } from '../../../tests/specification/shows.ts';

test.each([
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9', '09:00'],
  ['12', '12:00'],
  ['0', '00:00'],
  ['23', '23:00'],
  ['1545', '15:45'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  [' 09:30 ', '09:30'],
])('%s is %s', (text, from) => {
  shows('D1 §5 times');
  expect(parseTimeInput(text)).toEqual({ from, to: null });
});

test.each([
  ['9-11', '09:00', '11:00'],
  ['930-11', '09:30', '11:00'],
  ['9:30 - 11:15', '09:30', '11:15'],
  ['9–11', '09:00', '11:00'],
])('%s fills both fields', (text, from, to) => {
  expect(parseTimeInput(text)).toEqual({ from, to });
});

test.each(['', 'abc', '24', '2400', '960', '9:3', '12345', '9-', '-9', '9-25', '9-11-13', '9,5'])(
  '%s is no time',
  (text) => {
    expect(parseTimeInput(text)).toEqual({ error: 'Invalid time format' });
  },
);

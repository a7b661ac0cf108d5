import { expect, test } from 'vitest';
import { date, flag, instant, km, minutes, money } from './field.ts';
import { plainText } from './plainText.ts';
import { shows } from '../../../tests/specification/shows.ts';

test.each([
  [money('Preis'), '1284.50', '1284,50'],
  [money('Preis'), '-3.00', '-3,00'],
  [km('Entfernung'), 1517.25, '1517,25'],
  [minutes('Fahrzeit'), 335, '5:35'],
  [date('Abholung'), '2026-11-24', '24.11.2026'],
  [instant('Angelegt am'), '2026-11-24T08:05:00Z', '24.11.2026 09:05'],
  [flag('Flex'), true, 'ja'],
  [km('Entfernung'), null, ''],
])('%o %s', (field, value, text) => {
  shows('C Lists columns remembered');
  expect(plainText(field, value, String)).toBe(text);
});

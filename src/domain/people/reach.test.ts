import { expect, test } from 'vitest';
import { mailUrl, telUrl } from './reach.ts';

test('a telephone dials what people write', () => {
  expect(['0221 4710-100', '+49 (0)171 / 555 01 23', '040 555 01 77, Halle 2', 'siehe Info'].map(telUrl)).toEqual([
    'tel:02214710100',
    'tel:+491715550123',
    'tel:0405550177',
    null,
  ]);
});

test('only an address is written to', () => {
  expect(['ausgabe@tor9.example', 'a@b.example; c@d.example', 'keine'].map(mailUrl)).toEqual([
    'mailto:ausgabe@tor9.example',
    null,
    null,
  ]);
});

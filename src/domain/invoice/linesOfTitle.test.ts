import { expect, test } from 'vitest';
import { linesOfTitle } from './linesOfTitle.ts';

test('a ride has its way above plate and day, anything else its description below', () => {
  expect(linesOfTitle('26000418 · Köln – Ulm · K-LS 418E · 24.11.2026', null)).toEqual([
    '26000418 · Köln – Ulm',
    'K-LS 418E · 24.11.2026',
  ]);
  expect(linesOfTitle('26000418 · Köln – Ulm · 24.11.2026', 'Eilt')[1]).toBe('24.11.2026 · Eilt');
  expect(linesOfTitle('Tanken zu 26000421', 'Beleg vom 20.11.2026')).toEqual([
    'Tanken zu 26000421',
    'Beleg vom 20.11.2026',
  ]);
  expect(linesOfTitle('26000418 · Köln – Ulm', null)).toEqual(['26000418 · Köln – Ulm', '']);
});

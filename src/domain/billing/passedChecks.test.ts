import { expect, test } from 'vitest';
import { passedChecks } from './passedChecks.ts';

const ride = {
  obstacles: [],
  amount: '299.00',
  isStorniert: false,
  leerfahrt: false,
  protocolState: 'CLOSED',
  closed: '18.11.2026, 16:42',
} as const;
const words = (...asked: Parameters<typeof passedChecks>) => passedChecks(...asked).map((it) => it.word);

test('everything that is fine is said, with what shows it', () => {
  expect(passedChecks('Rechnung', ride)).toEqual([
    { word: 'Auftragswert vorhanden', sentence: '299,00 €' },
    { word: 'Protokoll abgeschlossen', sentence: 'U4 am 18.11.2026, 16:42' },
    { word: 'Nicht gesperrt, noch nicht abgerechnet', sentence: '' },
  ]);
  expect(words('Gutschrift', ride)).toContain('Fahrer wird mit Gutschrift bezahlt');
});

test('what stands in the way is not said to be fine', () => {
  expect(words('Rechnung', { ...ride, obstacles: ['blocked', 'withoutAmount', 'open'] })).toEqual([]);
  expect(words('Gutschrift', { ...ride, obstacles: ['agreementAsked'] })).toEqual([
    'Gutschriftpreis vorhanden',
    'Protokoll abgeschlossen',
    'Nicht gesperrt, noch nicht abgerechnet',
  ]);
});

test('a ride that was cancelled or went empty needs no protocol', () => {
  const open = { ...ride, protocolState: 'UNPROCESSED', closed: '' };
  expect(words('Rechnung', { ...open, isStorniert: true })).toContain('Kein Protokoll nötig');
  expect(passedChecks('Rechnung', { ...open, leerfahrt: true })[1]).toEqual({
    word: 'Kein Protokoll nötig',
    sentence: 'Leerfahrt',
  });
});

import { expect, test } from 'vitest';
import { priceOf, type PricedField, type PriceStep } from './contractPrice.ts';
import { keptReason, priceBasis, pricedFields } from './priceKeeping.ts';
import { shows } from '../../../tests/specification/shows.ts';

const step = (
  slug: string,
  price: string,
  { until = 9999, when = null }: { until?: number; when?: string | null } = {},
): PriceStep => ({ slug, name: slug, conditionField: when, distance: until, price });
/** The standard price group of the demo data, as far as the examples need it. */
const standard = [
  step('grundpreis', '635.00', { until: 1000 }),
  step('grundpreis', '295.00', { until: 350 }),
  step('grundpreis', '325.00', { until: 400 }),
  step('gutschrift-grundpreis', '172.00', { until: 350 }),
  step('gutschrift-grundpreis', '190.00', { until: 400 }),
  step('gutschrift-grundpreis', '370.00', { until: 1000 }),
  step('elektro', '15.00', { when: 'verzoegerteAbgabe' }),
  step('samstag', '45.00', { when: 'service:19' }),
  step('anschluss-aba', '-25.00', { when: 'abafahrt' }),
  step('gutschrift-elektro', '8.00', { when: 'verzoegerteAbgabe' }),
  step('gutschrift-samstag', '20.00', { when: 'service:19' }),
  step('paket', '-5.00', { when: 'isPartOfBundle' }),
];
const both = (contract: Readonly<Record<string, unknown>>, steps = standard) =>
  (['auftragswert', 'gutschriftpreis'] as const).map((it) => priceOf(contract, steps, it).amount);
const value = (contract: Readonly<Record<string, unknown>>, steps = standard, field: PricedField = 'auftragswert') =>
  priceOf(contract, steps, field);

test('the example of R20: 387,40 km, electric, Saturday', () => {
  shows('D0 Orders order value', 'R20');
  const contract = { googleKm: 387.4, verzoegerteAbgabe: true, zusatzleistungenArray: ['/api/services/19'] };
  expect(both(contract)).toEqual(['385.00', '218.00']);
  expect(value(contract).lines).toEqual([
    { slug: 'grundpreis', name: 'grundpreis', price: '325.00' },
    { slug: 'elektro', name: 'elektro', price: '15.00' },
    { slug: 'samstag', name: 'samstag', price: '45.00' },
  ]);
});

test('the smallest step that is not below the distance counts', () => {
  expect(both({ googleKm: 350 })).toEqual(['295.00', '172.00']);
  expect(both({ googleKm: 350.01 })).toEqual(['325.00', '190.00']);
  expect(both({ googleKm: 0 })).toEqual(['295.00', '172.00']);
  expect(both({ googleKm: 1000 })).toEqual(['635.00', '370.00']);
});

test('beyond the last step, without a distance or a base price nothing is charged, and the reason is said', () => {
  expect(value({ googleKm: 1120 })).toEqual({ amount: null, lines: [], hint: 'Keine Preisstufe für 1.120 km' });
  expect(value({ googleKm: 1000.4 }).hint).toBe('Keine Preisstufe für 1.000,4 km');
  expect(value({}).hint).toBe('Ohne Entfernung kein Preis');
  expect(value({ googleKm: 10 }, []).hint).toBe('Die Preisgruppe hat keinen Grundpreis');
  expect(
    value({ googleKm: 200, verzoegerteAbgabe: true }, [
      step('grundpreis', '95.00'),
      step('elektro', '15.00', { until: 100, when: 'verzoegerteAbgabe' }),
    ]).hint,
  ).toBe('Keine Preisstufe für 200 km');
});

test('billing and credit distance stand in for the distance, each for its own amount', () => {
  expect(both({ googleKm: 380, billingDistance: 900 })).toEqual(['635.00', '190.00']);
  expect(both({ googleKm: 380, creditDistance: 0 })).toEqual(['325.00', '172.00']);
  expect(both({ billingDistance: 380 })).toEqual(['325.00', null]);
});

test('conditions are flags in both spellings, bundles, and services however they were ordered, each once', () => {
  expect(value({ googleKm: 380, abafahrt: '1' }).amount).toBe('300.00');
  expect(value({ googleKm: 380, abafahrt: '0' }).amount).toBe('325.00');
  expect(value({ googleKm: 380, bundles: ['/api/bundles/1'] }).amount).toBe('320.00');
  expect(
    value({
      googleKm: 380,
      zusatzleistungenArray: ['/api/services/19'],
      serviceAddresses: [{ service: '/api/services/19' }],
    }).amount,
  ).toBe('370.00');
  expect(value({ googleKm: 380, zusatzleistungenArray: ['/api/services/1'] }).amount).toBe('325.00');
});

test('a cancelled contract costs nothing, or what a price type says of cancelling', () => {
  expect(both({ googleKm: 380, isStorniert: true, verzoegerteAbgabe: true })).toEqual(['0.00', '0.00']);
  expect(both({ isStorniert: true })).toEqual(['0.00', '0.00']);
  const withFee = [...standard, step('storno', '50.00', { when: 'isStorniert' })];
  expect(both({ googleKm: 380, isStorniert: true }, withFee)).toEqual(['50.00', '0.00']);
  expect(both({ googleKm: 380 }, withFee)).toEqual(['325.00', '190.00']);
});

test('cents add up exactly', () => {
  expect(
    value({ googleKm: 1, waschen: true }, [step('grundpreis', '0.10'), step('waschen', '0.20', { when: 'waschen' })])
      .amount,
  ).toBe('0.30');
});

test('what was set by hand or billed stays', () => {
  const [contract, credit] = pricedFields;
  expect(keptReason({ auftragswertIsSet: true }, contract)).toBe('festgelegt');
  expect(keptReason({ auftragswertIsSet: true }, credit)).toBeUndefined();
  expect(keptReason({ invoiceNumbers: [{ type: 'Rechnung', number: '2026-000417', id: 1 }] }, contract)).toBe(
    'abgerechnet',
  );
  expect(keptReason({ invoiceNumbers: [{ type: 'Rechnung', number: '2026-000417', id: 1 }] }, credit)).toBeUndefined();
  expect(keptReason({ invoiceNumbers: [{ type: 'Gutschrift', number: 'G2026-000233', id: 2 }] }, credit)).toBe(
    'abgerechnet',
  );
  expect(priceBasis).toContain('verzoegerteAbgabe');
});

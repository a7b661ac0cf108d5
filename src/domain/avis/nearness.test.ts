import { expect, test } from 'vitest';
import { byNearness } from './nearness.ts';

const own = { plz: '70376', strasse: 'Löwentorstr. 7', date: '2026-11-24' };
const at = (name: string, plz: string | null, strasse: string | null, date: string | null) => ({
  name,
  place: { plz, strasse, date },
});

test('what is fetched at the same place comes first, then what lies near by, each by its days', () => {
  const list = [
    at('unknown', null, null, null),
    at('far', '20095', 'Löwentorstr. 7', '2026-11-24'),
    at('zone', '79098', null, '2026-11-24'),
    at('region, later', '70173', null, '2026-11-30'),
    at('region', '70190', null, '2026-11-25'),
    at('postcode', '70376', 'Quellenstr. 1', '2026-12-04'),
    at('street, earlier', '70376', 'LÖWENTORSTR.  7', '2026-11-20'),
    at('street', '70376', 'Löwentorstr. 7', '2026-11-25'),
  ];
  expect(byNearness([own], list, (it) => it.place).map((it) => it.name)).toEqual([
    'street',
    'street, earlier',
    'postcode',
    'region',
    'region, later',
    'zone',
    'far',
    'unknown',
  ]);
});

test('the nearest of several counts, and without any the order stays', () => {
  const list = [at('Hamburg', '22525', null, null), at('Köln', '50968', null, null)];
  const names = (origins: Parameters<typeof byNearness>[0]) =>
    byNearness(origins, list, (it) => it.place).map((it) => it.name);
  expect(names([own, { plz: '50968', strasse: null }])).toEqual(['Köln', 'Hamburg']);
  expect(names([])).toEqual(['Hamburg', 'Köln']);
});

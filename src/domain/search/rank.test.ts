import { expect, test } from 'vitest';
import type { Range } from './match.ts';
import { findable, rank } from './rank.ts';
import { shows } from '../../../tests/specification/shows.ts';

const contract = (number: string, plate: string, vin: string, ...names: string[]) =>
  findable(number, [
    { kind: 'number', text: number },
    { kind: 'plate', text: plate },
    { kind: 'vin', text: vin },
    ...names.map((text) => ({ kind: 'name' as const, text })),
  ]);

const contracts = [
  contract('26000418', 'K-LS 418E', 'WVWZZZE1ZMP009062', 'Hagestolz, Jette', 'Hansemobil Leasing'),
  contract('26000419', 'WOB-HM 318', 'WBA31AA0X0CH12345', 'Brinkmöller, Silke', 'Moselkreis Mobil'),
  contract('26004180', 'H-FK 2093', 'TMBJJ7NE1J0260004', 'Quandt-Lühr, Wiebke', 'Kiebitz Fuhrpark'),
  contract('26000777', 'F-RA 903', 'VF1RFB00260418000', 'Straßmüller, Ünal', 'Autohaus Lindengrund'),
];
const found = (query: string) => rank(query, contracts).map((hit) => hit.item);
const marked = (query: string) =>
  rank(query, contracts)[0]?.highlights.flatMap((ranges, index) =>
    ranges.map(([from, to]: Range) =>
      contracts.find((it) => it.item === found(query)[0])?.texts[index]?.text.slice(from, to),
    ),
  );

test('the exact number comes first, then what begins with it, then parts', () => {
  shows('C Frame palette');
  expect(found('26000418')).toEqual(['26000418']);
  expect(rank('26000418', contracts)[0]?.tier).toBe(0);
  expect(found('260004')).toEqual(['26000418', '26000419', '26004180']);
  expect(found('418')).toEqual(['26000418', '26004180', '26000777']);
});

test('prefix beats part, part beats name, name beats fuzzy', () => {
  const items = [
    findable('fuzzy', [{ kind: 'name', text: 'Hafen' }]),
    findable('name', [{ kind: 'name', text: 'Am Hagen' }]),
    findable('part', [
      { kind: 'plate', text: 'E-HA 6' },
      { kind: 'plate', text: 'X-HAGE 1' },
    ]),
    findable('prefix', [{ kind: 'name', text: 'Hagestolz' }]),
  ];
  expect(rank('hage', items).map((hit) => hit.item)).toEqual(['prefix', 'part', 'name', 'fuzzy']);
  expect(rank('hage', items).map((hit) => hit.tier)).toEqual([1, 2, 3, 4]);
});

test.each(['WOB-HM 318', 'wob hm 318', 'wobhm318', 'W0B HM318', 'wob–hm'])('%s finds the plate', (query) => {
  expect(found(query)[0]).toBe('26000419');
});

test('the end of a VIN finds the vehicle, with O for 0', () => {
  expect(found('09062')).toEqual(['26000418']);
  expect(found('oo9o62')).toEqual(['26000418']);
  expect(marked('09062')).toEqual(['09062']);
});

test.each(['Brinkmöller', 'brinkmoeller', 'brinkmoller', 'BRINKMÖ', 'brinkmo', 'brinkmoe', 'silke'])(
  '%s finds Brinkmöller',
  (query) => {
    expect(found(query)).toEqual(['26000419']);
  },
);

test.each([
  ['strassm', 'Straßm'],
  ['straßm', 'Straßm'],
  ['strassmueller', 'Straßmüller'],
  ['uenal', 'Ünal'],
  ['unal', 'Ünal'],
  ['lühr', 'Lühr'],
  ['wob hm', 'WOB-HM'],
  ['k-ls', 'K-LS'],
])('%s highlights %s', (query, text) => {
  expect(marked(query)).toEqual([text]);
});

test('several words may stand in different texts, all of them must', () => {
  expect(found('silke mosel')).toEqual(['26000419']);
  expect(marked('silke mosel')).toEqual(['Silke', 'Mosel']);
  expect(found('jette wob')).toEqual([]);
  expect(found('hagestolz 418')).toEqual(['26000418']);
});

test('one typing mistake is forgiven in longer words', () => {
  expect(found('hagstolz')).toEqual(['26000418']);
  expect(found('hagestloz')).toEqual(['26000418']);
  expect(found('lindenxrund')).toEqual(['26000777']);
  expect(found('hxx')).toEqual([]);
});

test('equal hits keep their order and the limit cuts', () => {
  const same = ['a', 'b', 'c'].map((id) => findable(id, [{ kind: 'name', text: 'Köln' }]));
  expect(rank('köln', same).map((hit) => hit.item)).toEqual(['a', 'b', 'c']);
  expect(rank('koeln', same, { limit: 2 })).toHaveLength(2);
});

test('nothing typed finds nothing, and odd characters do no harm', () => {
  for (const query of ['', '   ', '-', '(', '\\', '*']) expect(found(query)).toEqual([]);
});

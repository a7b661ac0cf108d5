import { resourceOf } from '../../../domain/resources.ts';
import { expect, test } from 'vitest';
import { contractTypes } from '../../../domain/choices/contractTypes.ts';
import { contract as contractNoun } from '../../../domain/contract/contract.ts';
import type { FilterValues } from './filterValues.ts';
import { askedFilters, referredBy, sentenceOf } from './filterSentence.ts';
import { shows } from '../../../../tests/specification/shows.ts';

const contract = resourceOf(contractNoun);

const refer = (iri: string) => (iri === '/api/drivers/5' ? 'HGST Hagestolz' : iri);
const sentences = (filter: FilterValues) =>
  askedFilters(contract, filter).map(({ filter: it, asked }) => {
    const { name, text } = sentenceOf(it, asked, { resource: contract, refer });
    return `${name} ${text}`;
  });

test.each<[FilterValues, string]>([
  [{ 'datum[after]': ['2026-11-20'], 'datum[before]': ['2026-11-22'] }, 'Abholung 20.–22.11.2026'],
  [{ 'datum[after]': ['2026-11-20'], 'datum[before]': ['2026-12-02'] }, 'Abholung 20.11.–02.12.2026'],
  [{ 'datum[after]': ['2025-12-30'], 'datum[before]': ['2026-01-02'] }, 'Abholung 30.12.2025–02.01.2026'],
  [{ 'datum[after]': ['2026-11-20'], 'datum[before]': ['2026-11-20'] }, 'Abholung 20.11.2026'],
  [{ 'datum[before]': ['2026-11-20'] }, 'Abholung bis 20.11.2026'],
  [{ 'datum[strictly_after]': ['2026-11-20'] }, 'Abholung nach 20.11.2026'],
  [{ driver: ['5'] }, 'Fahrer HGST Hagestolz'],
  [{ driver: ['/api/drivers/5'] }, 'Fahrer HGST Hagestolz'],
  [{ flags: ['FF', 'Storno'] }, 'Merkmal Fahrer fehlt und Storno'],
  [{ plz: ['3', '4'] }, 'Postleitgebiet Abholung 3, 4'],
  [{ hasAvis: ['true'] }, 'Avis vorhanden ja'],
  [{ parkingPlace: ['false'] }, 'Stellplatz nein'],
  [{ pickupTown: ['Kiel'] }, 'Abholort enthält Kiel'],
  [{ auftragsnummer: ['1', '2', '3', '4', '5', '6'] }, 'Auftragsnummer 1, 2, 3, 4, 2 weitere'],
])('%o', (filter, sentence) => expect(sentences(filter)).toEqual([sentence]));

test('a record behind another is called by its name', () => {
  const driver = { kind: 'through', label: 'Fahrer', reference: 'contract', field: 'driver' } as const;
  const asked = [{ key: 'driver', values: ['/api/drivers/5'] }];
  expect(sentenceOf(driver, asked, { resource: contract, refer }).text).toBe('HGST Hagestolz');
  expect(referredBy(contract, driver, asked)).toEqual(['/api/drivers/5']);
  expect(sentenceOf(driver, [{ key: 'driver', values: ['true'] }], { resource: contract, refer }).text).toBe('ja');
});

test('what is left out reads as a sentence', () => {
  const status = { kind: 'isNot', label: 'Typ außer', field: 'contractType' } as const;
  const asked = [{ key: 'contractTypeExcluded', values: contractTypes.items.slice(0, 2).map((it) => it.key) }];
  const { name, text } = sentenceOf(status, asked, { resource: contract, refer });
  expect(`${name} ${text}`).toBe(`Typ außer ${contractTypes.items[0]?.label}, ${contractTypes.items[1]?.label}`);
});

test('filters come in the order of the definition', () => {
  shows('C Lists filters as sentences');
  expect(sentences({ flags: ['FF'], driver: ['5'] })).toEqual(['Fahrer HGST Hagestolz', 'Merkmal Fahrer fehlt']);
});

import { expect, test } from 'vitest';
import { additionalRimTypes } from './additionalRimTypes.ts';
import { bulkCreateCounts } from '../bulkCreate/choices/bulkCreateCounts.ts';
import type { ChoiceList } from './choices.ts';
import { contractRowColours } from './contractRowColours.ts';
import { contractTags } from '../contract/choices/contractTags.ts';
import { contractTypes } from './contractTypes.ts';
import { emptyTexts } from './emptyTexts.ts';
import { jobCategories } from './jobCategories.ts';
import { leasingProtocols } from '../lookup/choices/leasingProtocols.ts';
import { logRowsPerPage } from './logRowsPerPage.ts';
import { rimTypes } from './rimTypes.ts';
import { rowsPerPage } from './rowsPerPage.ts';
import { tyreTypes } from './tyreTypes.ts';
import { shows } from '../../../tests/specification/shows.ts';

const labels = ({ items }: ChoiceList) => items.map((it) => it.label);
const keys = ({ items }: ChoiceList) => items.map((it) => it.key);
const preset = (list: { readonly items: readonly { readonly key: string; readonly default?: boolean }[] }) =>
  list.items.filter((it) => it.default).map((it) => it.key);

test('the choices of a contract are those of document 1, section 3', () => {
  shows('D1 §3 job categories', 'D1 §9 driver filter groups');
  expect(contractTypes.items.map(({ key, label }) => [key, label])).toEqual([
    ['PICKUP', 'Rückholung'],
    ['DELIVERY', 'Auslieferung'],
  ]);
  expect(jobCategories.items.map(({ id, label }) => `${String(id)} ${label}`)).toEqual([
    '1 Minijob',
    '2 Teilzeit',
    '3 Vollzeit',
    '4 Bürokraft',
    '5 Subunternehmer',
    '6 Logistiker',
    '7 Firma',
    '8 Kleinunternehmer',
  ]);
  expect(jobCategories.items.filter((it) => it.logistics).map((it) => it.id)).toEqual([3, 5, 6, 7, 8]);
  expect(keys(leasingProtocols).toSorted()).toEqual([
    'ALD',
    'ALPHABET',
    'ARVAL',
    'ATHLON',
    'BFMUEBEL',
    'BHG',
    'MC',
    'SIXT',
  ]);
  expect([labels(tyreTypes), labels(rimTypes), labels(additionalRimTypes)]).toEqual([
    ['Sommer', 'Winter', 'Ganzjahres'],
    ['Stahl', 'Alu'],
    ['Keine', 'Stahl', 'Alu'],
  ]);
});

test('tags and colours of a row are those of section 2', () => {
  shows('D0 Orders tags with tooltips', 'D0 Orders row colours', 'D1 §2 disposition colour legend');
  expect(keys(contractTags)).toEqual([
    'VH',
    'STORNIERT',
    'ABC',
    'ABA',
    'SF',
    'FLEX',
    'LF',
    'VZ',
    'NEU',
    'UB',
    'INFO RE',
    'KS',
    'INFO GS',
    'AVIS',
    'RA',
    'LA',
    'RE',
    'FF',
  ]);
  expect(labels(contractRowColours)).toEqual([
    'Storno',
    'Adressänderung folgt',
    'Adressänderung eingetragen',
    'Rückmeldung Dispo',
    'Erinnerung Office',
  ]);
});

test('rows per page and counts are those of section 9, with their presets', () => {
  shows('D1 §9 page sizes', 'D1 §9 bulk-create counts');
  expect([keys(rowsPerPage), preset(rowsPerPage)]).toEqual([['10', '25', '50', '100', '200', '500', '1000'], ['100']]);
  expect(rowsPerPage.items.find((it) => it.key === '1000')?.only).toEqual(['billing_contracts', 'credit_contracts']);
  expect([keys(logRowsPerPage), preset(logRowsPerPage)]).toEqual([['5', '10', '25', '50'], ['25']]);
  expect([keys(bulkCreateCounts), preset(bulkCreateCounts)]).toEqual([['1', '5', '10', '20'], ['1']]);
});

test('empty logs and searches say so in the words of sections 2 and 8', () => {
  shows('D1 §2 contracts order Keine Mail-Logs gefunden');
  const text = (key: string) => emptyTexts.items.find((it) => it.key === key)?.label;
  expect(['mailLogs', 'pushLogs', 'contractSearch', 'followUp'].map(text)).toEqual([
    'Keine Mail-Logs gefunden',
    'Keine Push Benachrichtigungen gefunden',
    'Keine Aufträge gefunden',
    'Keine Anschlussaufträge gefunden',
  ]);
});

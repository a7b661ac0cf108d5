import { expect, test } from 'vitest';
import { tagsOf } from '../../../domain/contract/tags.ts';
import { shownTags } from './shownTags.ts';
import { shows } from '../../../../tests/specification/shows.ts';

const keys = (contract: Parameters<typeof tagsOf>[0], width: number) => {
  const { shown, rest } = shownTags(tagsOf(contract, ['dispo']), width);
  return [shown.map((it) => it.key), rest.map((it) => it.key)];
};

test('at most three tags, the rest is counted', () => {
  shows('D0 Orders tags with tooltips');
  expect(
    keys({ vorholung: true, flexContract: true, hasAvis: true, kostenstelle: '4711', driver: '/api/drivers/1' }, 116),
  ).toEqual([['VH', 'FLEX', 'KS'], ['AVIS']]);
});

test('long tags leave room for fewer', () => {
  expect(keys({ isStorniert: true, rechnungsnotiz: 'x', kostenstelle: '1', driver: '/api/drivers/1' }, 116)).toEqual([
    ['STORNIERT'],
    ['INFO RE', 'KS'],
  ]);
  expect(keys({ isStorniert: true, kostenstelle: '1', driver: '/api/drivers/1' }, 116)).toEqual([
    ['STORNIERT', 'KS'],
    [],
  ]);
});

test('a missing driver is said at the driver', () => {
  expect(keys({ driver: null, neumerker: '1' }, 116)).toEqual([['NEU'], []]);
});

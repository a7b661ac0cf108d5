import { resourceOf } from '../../../domain/resources.ts';
import { expect, test } from 'vitest';
import { contract as contractNoun } from '../../../domain/contract/contract.ts';
import { listTitle } from './listTitle.ts';
import { shows } from '../../../../tests/specification/shows.ts';

const contract = resourceOf(contractNoun);

const today = { 'datum[after]': ['2026-11-22'] };
const titled = (filter: Readonly<Record<string, readonly string[]>>, view: string | null = null) =>
  listTitle(
    'Aufträge',
    {
      resource: contract,
      state: { filter, order: 'datum', page: 1, view },
      defaults: { filter: today, order: 'datum' },
    },
    () => 'Acker',
  );

test('a list that shows what it shows usually has its plain name', () => {
  expect(titled(today)).toBe('Aufträge');
});

test('what it asks for beyond that tells it from the others', () => {
  shows('C Frame layouts');
  expect(titled({ ...today, flags: ['FF'], specialFilter: ['ulm'] })).toBe('Aufträge · „ulm“, Fahrer fehlt');
  expect(titled({ 'datum[after]': ['2026-11-24'], 'datum[before]': ['2026-11-24'] })).toBe('Aufträge · 24.11.2026');
  expect(titled({ driver: ['/api/drivers/5'], hasAvis: ['false'] })).toBe('Aufträge · Acker, Avis vorhanden: nein');
});

test('without its usual filters it shows all, and a saved view goes by its name', () => {
  expect(titled({})).toBe('Aufträge · alle');
  expect(titled({ flags: ['FF'] }, 'Früh')).toBe('Aufträge · Früh');
});

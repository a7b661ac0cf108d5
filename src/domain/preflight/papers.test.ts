import { expect, test } from 'vitest';
import { neededClass, paperFindings } from './papers.ts';
import { driverWith, contractWith } from '../../../tests/harness/preflightFacts.ts';
import { shows } from '../../../tests/specification/shows.ts';

const licence = (validUntil: string | null) => [{ type: 'driversLicense', validUntil }];
const found = (driver: Parameters<typeof driverWith>[0], contract = contractWith()) =>
  paperFindings(contract, driverWith(driver)).map((it) => `${it.kind}: ${it.short ?? it.title}`);
const onTrailer = contractWith({ services: ['/api/services/21'] });

test('cars are driven with B or whatever includes it', () => {
  for (const held of ['B', 'BE', 'C1', 'CE', 'D', '3']) expect(found({ klassen: [held] })).toEqual([]);
  for (const held of ['AM', 'A', 'L', 'T']) expect(found({ klassen: [held] })).toEqual(['warn: Klasse B fehlt']);
});

test('a transport on a trailer needs BE', () => {
  expect([neededClass(contractWith()), neededClass(onTrailer)]).toEqual(['B', 'BE']);
  for (const held of ['BE', 'C1E', '3']) expect(found({ klassen: [held] }, onTrailer)).toEqual([]);
  for (const held of ['B', 'B96', 'C'])
    expect(found({ klassen: [held] }, onTrailer)).toEqual(['warn: Klasse BE fehlt']);
});

test('nothing on file is a warning, a missing copy a hint', () => {
  expect(found({ klassen: [], papers: [] })).toEqual(['warn: kein Führerschein']);
  expect(found({ papers: [] })).toEqual(['info: Eine Kopie des Führerscheins fehlt']);
  expect(found({ papers: licence(null) })).toEqual([]);
});

test('the licence must be valid until the delivery', () => {
  shows('R8');
  const overnight = contractWith({ bringdatum: '2026-11-25' });
  expect(found({ papers: licence('2026-11-23') })).toEqual(['warn: Führerschein abgelaufen']);
  expect(found({ papers: licence('2026-11-24') }, overnight)).toEqual(['warn: Führerschein abgelaufen']);
  expect(found({ papers: licence('2026-11-24') })).toEqual(['info: Der Führerschein von SBGR läuft am 24.11.2026 ab']);
  expect(found({ papers: licence('2026-12-24') })).toEqual(['info: Der Führerschein von SBGR läuft am 24.12.2026 ab']);
  expect(found({ papers: licence('2026-12-25') })).toEqual([]);
});

test('of several copies the one that is valid longest counts', () => {
  expect(found({ papers: [...licence('2020-01-01'), ...licence('2030-01-01')] })).toEqual([]);
});

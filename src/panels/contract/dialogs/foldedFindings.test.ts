import { expect, test } from 'vitest';
import type { Finding } from '../../../domain/preflight/finding.ts';
import { preflight } from '../../../domain/preflight/preflight.ts';
import { driverWith, contractWith, otherWith } from '../../../../tests/harness/preflightFacts.ts';
import { foldedFindings } from './foldedFindings.ts';

const around = { travelTime: () => 0, plateUses: [] };
const lines = (findings: readonly Finding[]) =>
  foldedFindings(findings).map(({ kind, title, numbers, findings: single }) => [kind, title, numbers, single.length]);

test('findings of one kind are one line with their count, whatever each of them says', () => {
  const closed = [1, 2].map((id) => otherWith(id, { abgeschlossen: true, protocolStatus: 4 }));
  const busy = driverWith({ rides: [otherWith(8), otherWith(9)] });
  const bundle = (id: number) => ({
    bundle: { iri: `/api/bundles/${String(id)}`, name: `FP-${String(id)}` },
    datum: `2026-12-0${String(id)}`,
    bringdatum: `2026-12-0${String(id)}`,
  });
  expect(
    lines(preflight([...closed, otherWith(3), otherWith(4, bundle(4)), otherWith(5, bundle(5))], busy, around)),
  ).toEqual([
    ['block', '2 Aufträge sind abgeschlossen (U4)', ['26000001', '26000002'], 2],
    ['warn', '2 Überschneidungen', ['26000003'], 2],
    ['warn', '12:00 h Fahrzeit am Di 24.11.', [], 1],
    ['warn', '2 Fahrtpakete sind betroffen', ['26000004', '26000005'], 2],
  ]);
});

test('one finding stands as it is, and what is said about the driver is never counted', () => {
  expect(
    lines(
      preflight([contractWith({ isStorniert: true })], driverWith({ active: false, klassen: [], papers: [] }), around),
    ),
  ).toEqual([
    ['warn', 'SBGR ist nicht aktiv', [], 1],
    ['warn', '26000001 ist storniert', [], 1],
    ['warn', 'Bei SBGR ist keine Führerscheinklasse hinterlegt', [], 1],
  ]);
});

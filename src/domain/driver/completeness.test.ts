import { expect, test } from 'vitest';
import { labelOf } from '../choices/choices.ts';
import { shows } from '../../../tests/specification/shows.ts';
import { documentCompleteness } from './choices/documentCompleteness.ts';
import { completenessOf } from './completeness.ts';

const required = ['driversLicense', 'tradeRegistration', 'proofOfAddress'];

test.each([
  [[...required, 'taxCertificate', 'certificateOfConduct'], 'Alle Dokumente vorhanden'],
  [[...required, 'taxCertificate'], 'Pflichtdokumente vorhanden'],
  [required.slice(1), 'Fehlende Pflichtdokumente'],
  [[], 'Fehlende Pflichtdokumente'],
])('%j: %s', (present, label) => {
  shows('D3 §4 completeness');
  expect(labelOf(documentCompleteness, completenessOf(present))).toBe(label);
});

// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { contractAvis } from '../../../domain/avis/contractAvis.ts';
import { columnsOf } from './columnsOf.ts';

test('a column of a list is as wide as its longest wording, and no wider than a short sentence', () => {
  const widths = Object.fromEntries(columnsOf(contractAvis, ['status', 'bearbeitungsfarbe', 'contractType'], ['admin']).map((it) => [it.id, it.minWidth]));
  expect(widths['status']).toBeGreaterThanOrEqual(150);
  expect(Math.max(...Object.values(widths).map(Number))).toBeLessThanOrEqual(168);
});

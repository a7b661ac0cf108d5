import { expect, test } from 'vitest';
import { list, integer, text } from '../../../domain/define/field.ts';
import { faultsOf } from './validate.ts';

const fields = { damages: list('Schäden', { nr: integer('Nr.', { readOnly: true }), part: text('Teil', { max: 3 }) }) };
const faults = (damages: readonly object[]) => faultsOf({ fields }, { input: { damages }, purpose: 'update' });

test('what only the server sets of an entry travels along without an objection, the rest is judged', () => {
  expect(faults([{ nr: 1, part: 'Tür' }])).toEqual([]);
  expect(faults([{ nr: 1, part: 'Dachreling' }])).toMatchObject([{ path: 'damages.0.part' }]);
  expect(faults([{ nr: 1, kind: 'x' }])).toHaveLength(1);
});

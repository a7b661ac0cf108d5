import { expect, test } from 'vitest';
import { NotPrinted } from '../pdf/print.ts';
import { problemOf } from './problemOf.ts';

test('a printer that is busy asks to come again', () => {
  expect(problemOf(new NotPrinted('Es wird gerade zu viel gedruckt.'))).toMatchObject({
    status: 503,
    detail: 'Es wird gerade zu viel gedruckt.',
    headers: { 'retry-after': '10' },
  });
});

import { expect, test } from 'vitest';
import { resources } from '../../../domain/resources.ts';
import { firstStepOf } from './FirstStep.tsx';

test('an empty list that needs a customer first says so, and where customers are made', () => {
  for (const path of ['contracts', 'customer_departments', 'customer_protocols']) expect(firstStepOf(path)).toMatch(/zuerst unter „Kunden“ an\.$/);
});

test('a list in which nobody can add rows says where they come from', () => {
  const withoutCreate = resources.filter((it) => ['applications', 'logs', 'mail_logs', 'protocols'].includes(it.path));
  expect(withoutCreate).toHaveLength(4);
  for (const { path } of withoutCreate) expect(firstStepOf(path)).toBeDefined();
});

import { expect, test } from 'vitest';
import { calls } from '../../src/domain/calls.ts';
import { handlers, performers } from './handlers.ts';

test('every declared call is answered, and none twice', () => {
  const answered = [...handlers, ...performers].map((it) => it.call.id);
  expect(answered.toSorted()).toEqual(calls.map((it) => it.id).toSorted());
});

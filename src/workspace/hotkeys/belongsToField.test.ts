import { expect, test } from 'vitest';
import { belongsToField } from './belongsToField.ts';

test('keys without Strg or Alt are typing, function keys are not', () => {
  expect(belongsToField('?')).toBe(true);
  expect(belongsToField('shift+f6')).toBe(false);
  expect(belongsToField('ctrl+tab')).toBe(false);
  expect(belongsToField('mod+k')).toBe(false);
  expect(belongsToField('mod+z')).toBe(true);
});

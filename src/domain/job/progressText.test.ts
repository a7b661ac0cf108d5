import { expect, test } from 'vitest';
import { progressText } from './progressText.ts';

test.each([
  [null, null, null],
  [0, 250, '0 %'],
  [100, 250, '40 %'],
  [249, 250, '99 %'],
  [300, 250, '100 %'],
  [1_200, null, '1.200'],
  [1_200, 0, '1.200'],
])('%s of %s reads %s', (done, of, text) => expect(progressText(done, of)).toBe(text));

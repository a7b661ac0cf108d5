import { expect, test } from 'vitest';
import { argumentIn } from './argumentIn.ts';
import { shows } from '../../../tests/specification/shows.ts';

test('what stands behind the words of a command is its argument', () => {
  shows('C Frame palette');
  const title = 'Fahrer wechseln …';
  expect(argumentIn('fahrer acker', title)).toBe('acker');
  expect(argumentIn('Fahrer wech Acker Hans', title)).toBe('Acker Hans');
  expect([argumentIn('fahrer', title), argumentIn('acker', title), argumentIn('', title)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

import { expect, test } from 'vitest';
import { changeLabel } from './changeLabel.ts';
import { shows } from '../../../../tests/specification/shows.ts';

test('the button says what it will do', () => {
  shows('D1 §2 contracts bulk driver change');
  expect([changeLabel(1, 0), changeLabel(3, 0), changeLabel(2, 1), changeLabel(1, 2), changeLabel(0, 3)]).toEqual([
    'Fahrer wechseln',
    '3 Aufträge wechseln',
    '2 Aufträge wechseln, 1 auslassen',
    '1 Auftrag wechseln, 2 auslassen',
    'Fahrer wechseln',
  ]);
});

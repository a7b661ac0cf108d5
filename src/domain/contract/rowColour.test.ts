import { expect, test } from 'vitest';
import { rowColourOf } from './rowColour.ts';
import { shows } from '../../../tests/specification/shows.ts';

shows('D0 Orders row colours', 'D1 §2 disposition colour legend');

test('the row takes the colour of its avis', () => {
  expect(rowColourOf({ avisColor: 'feedbackDispo' })).toMatchObject({ label: 'Rückmeldung Dispo', light: '#D3E3F8' });
});

test('a cancelled order is red whatever its avis says', () => {
  expect(rowColourOf({ isStorniert: true, avisColor: 'feedbackDispo' })?.key).toBe('storno');
});

test('no colour, none and unknown colours leave the row plain', () => {
  for (const avisColor of [null, 'none', 'storno', 'unknown'])
    expect(rowColourOf({ isStorniert: false, avisColor })).toBeUndefined();
  expect(rowColourOf({})).toBeUndefined();
});

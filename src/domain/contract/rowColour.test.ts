import { expect, test } from 'vitest';
import { rowColourOf } from './rowColour.ts';
import { shows } from '../../../tests/specification/shows.ts';

test('the row takes the colour of its avis', () => {
  shows('D0 Orders row colours', 'D1 §2 disposition colour legend');
  expect(rowColourOf({ avisColor: 'feedbackDispo' })).toMatchObject({ label: 'Rückmeldung Dispo', light: '#D3E3F8' });
});

test('a cancelled contract is red whatever its avis says', () => {
  expect(rowColourOf({ isStorniert: true, avisColor: 'feedbackDispo' })?.key).toBe('storno');
});

test('no colour, none and unknown colours leave the row plain', () => {
  for (const avisColor of [null, 'none', 'storno', 'unknown'])
    // A colour from outside need not be one of ours.
    expect(rowColourOf({ isStorniert: false, avisColor: avisColor as 'none' | null })).toBeUndefined();
  expect(rowColourOf({})).toBeUndefined();
});

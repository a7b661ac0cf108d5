import { expect, test } from 'vitest';
import { labelOf } from '../choices/choices.ts';
import { avisConfirmTexts } from '../avis/choices/avisConfirmTexts.ts';
import { avisText } from '../avis/avisText.ts';
import { alreadyEdits, editsSince, isBeingEdited, overridden, takenOver } from './lockWords.ts';

const avis = { one: 'Avisierung', gender: 'f' } as const;
const editing = { name: 'O. Feld', since: '2026-11-21T13:31:00Z' };

test('the question over a taken avis has the title and words of the company', () => {
  expect(isBeingEdited(avis)).toBe(labelOf(avisConfirmTexts, 'avisLocked'));
  expect(alreadyEdits(avis, editing)).toBe(avisText('avisLocked', { user: 'O. Feld', time: '14:31' }));
});

test('who edits is told with the hour of the company and the noun in its gender', () => {
  expect(alreadyEdits(avis, editing)).toBe('O. Feld bearbeitet bereits diese Avisierung (seit 14:31 Uhr).');
  expect(alreadyEdits({ one: 'Auftrag', gender: 'm' }, editing)).toContain('bereits diesen Auftrag (');
  expect(alreadyEdits({ one: 'Kunde', gender: 'm' }, editing)).toContain('bereits diesen Kunden (');
  expect(editsSince({ one: 'Protokoll', gender: 'n' }, editing)).toBe(
    'O. Feld bearbeitet dieses Protokoll seit 14:31 Uhr',
  );
  expect(takenOver(avis, 'O. Feld')).toBe('Sie bearbeiten diese Avisierung jetzt. O. Feld wurde informiert.');
  expect(overridden(editing)).toBe(
    'O. Feld hat die Bearbeitung um 14:31 Uhr übernommen. Ihre Eingaben sind als Entwurf gesichert.',
  );
});

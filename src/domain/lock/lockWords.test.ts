import { expect, test } from 'vitest';
import { alreadyEdits, editsSince, overridden, takenOver } from './lockWords.ts';

const avis = { one: 'Avisierung', gender: 'f' } as const;
const editing = { name: 'O. Feld', since: '2026-11-21T13:31:00Z' };

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

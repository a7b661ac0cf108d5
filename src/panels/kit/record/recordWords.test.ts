import { expect, test } from 'vitest';
import { recordWords } from './recordWords.ts';

test('a record that cannot be shown is spoken of in its gender', () => {
  expect(recordWords({ one: 'Auftrag', gender: 'm' }).failed).toBe('Der Auftrag konnte nicht geladen werden');
  expect(recordWords({ one: 'Zusatzleistung', gender: 'f' }).gone.title).toBe(
    'Diese Zusatzleistung gibt es nicht mehr',
  );
  expect(recordWords({ one: 'Protokoll', gender: 'n' }).unknown.why).toBe(
    'Es wurde gelöscht, oder die Adresse stimmt nicht.',
  );
  const left = 'Er ist inzwischen als Fahrer aktiviert oder wurde gelöscht.';
  const words = recordWords({ one: 'Bewerber', gender: 'm', left });
  for (const said of [words.gone, words.unknown])
    expect(said).toEqual({ title: 'Diesen Bewerber gibt es hier nicht mehr', why: left });
});

import { expect, test } from 'vitest';
import { resources } from '../domain/resources.ts';
import { createCaption } from './createCaption.ts';

test.each([
  ['Kunde', 'Neuer Kunde'], ['Fahrer', 'Neuer Fahrer'], ['Auftrag', 'Neuer Auftrag'], ['Sperrtag', 'Neuer Sperrtag'], ['Nutzer', 'Neuer Nutzer'],
  ['Leistung', 'Neue Leistung'], ['Adresse', 'Neue Adresse'], ['Filiale', 'Neue Filiale'], ['News', 'Neue News'],
  ['Kundenprotokoll', 'Neues Kundenprotokoll'], ['Fahrtpaket', 'Neues Fahrtpaket'], ['Zubehör', 'Neues Zubehör'], ['Bauteil', 'Neues Bauteil'], ['Auftrag im Fahrtpaket', 'Neuer Auftrag im Fahrtpaket'],
])('%s', (one, caption) => expect(createCaption(one)).toBe(caption));

test('every resource has one', () => {
  for (const { title } of resources) expect(createCaption(title.one)).toMatch(/^Neue[rs]? /);
});

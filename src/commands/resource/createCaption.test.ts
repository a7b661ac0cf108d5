import { expect, test } from 'vitest';
import { resources } from '../../domain/resources.ts';
import { createCaption } from './createCaption.ts';

test('the definition says the gender; no ending of a noun is guessed from', () => {
  expect(createCaption({ one: 'Werkzeug', gender: 'n' })).toBe('Neues Werkzeug');
  expect(createCaption({ one: 'Auftrag im Fahrtpaket', gender: 'm' })).toBe('Neuer Auftrag im Fahrtpaket');
  expect(createCaption({ one: 'Schadensmeldung', gender: 'f' })).toBe('Neue Schadensmeldung');
});

test.each([
  ['customers', 'Neuer Kunde'],
  ['contracts', 'Neuer Auftrag'],
  ['addresses', 'Neue Adresse'],
  ['services', 'Neue Zusatzleistung'],
  ['bundles', 'Neues Fahrtpaket'],
  ['accessories', 'Neues Zubehörteil'],
  ['logs', 'Neuer Logeintrag'],
  ['address_mails', 'Neue Mail-Regel'],
])('%s: %s', (path, caption) => {
  expect(resources.filter((it) => it.path === path).map(({ title }) => createCaption(title))).toEqual([caption]);
});

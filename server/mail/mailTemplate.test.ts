import { expect, test } from 'vitest';
import { greetingFor, greetingForContact } from './greeting.ts';
import { htmlOf, plainTextOf } from './mailBody.ts';
import { blocksOf, defineMail, subjectOf } from './mailTemplate.ts';

const note = defineMail({
  key: 'T',
  subject: 'Zu {number}[ in {town}]',
  text: `\nZuerst {number}[ in {town}]\nHinweis: {note}\n\n{lines}`,
});

test('what people typed stays what it is, also where it looks like a placeholder or like HTML', () => {
  const values = {
    number: '{note}',
    town: '[Köln]',
    note: '<script>alert(1)</script>\nzweite Zeile',
    lines: ['"A" & B', '', 'C'],
  };
  const body = { blocks: blocksOf(note, values), signature: ['Grüße'] };
  expect(subjectOf(note, values)).toBe('Zu {note} in [Köln]');
  expect(plainTextOf(body)).toBe(
    'Zuerst {note} in [Köln]\nHinweis: <script>alert(1)</script>\nzweite Zeile\n\n"A" & B\nC\n\nGrüße\n',
  );
  expect(htmlOf(body)).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>\nzweite Zeile');
  expect(htmlOf(body)).toContain('&quot;A&quot; &amp; B');
});

test('a subject is one line, without what would end it, and empty when something it needs is', () => {
  const values = { number: '1\r\nBcc: alle@firma.example', town: null, note: null, lines: [] };
  expect(subjectOf(note, values)).toBe('Zu 1 Bcc: alle@firma.example');
  expect(subjectOf(note, { ...values, number: ' ' })).toBe('');
  expect(subjectOf(note, { ...values, number: 'x'.repeat(400) })).toHaveLength(300);
});

test('lines without a value fall away, and paragraphs without lines', () => {
  expect(blocksOf(note, { number: '1', town: '', note: undefined, lines: [] })).toEqual([
    { kind: 'lines', lines: ['Zuerst 1'] },
  ]);
  expect(blocksOf(note, { number: null, town: 'Köln', note: null, lines: [] })).toEqual([]);
});

test('people are greeted by name where we know how', () => {
  expect(greetingFor({ anrede: 'Frau', nachname: 'Grün' })).toBe('Guten Tag Frau Grün');
  expect(greetingFor({ anrede: 'Herr', nachname: 'Öz' })).toBe('Guten Tag Herr Öz');
  for (const it of [
    { anrede: 'Firma', nachname: 'Grün' },
    { anrede: 'keine', nachname: 'Grün' },
    { anrede: 'Frau', nachname: null },
    {},
  ])
    expect(greetingFor(it)).toBe('Guten Tag');
  expect(['Frau Grün', 'Herr Dr. Max Öz', 'Max Öz', 'Frau', null].map(greetingForContact)).toEqual([
    'Guten Tag Frau Grün',
    'Guten Tag Herr Öz',
    'Guten Tag',
    'Guten Tag',
    'Guten Tag',
  ]);
});

test('what is counted stands in the singular where there is one of it', () => {
  const counted = defineMail({ key: 'C', subject: '{count} Fahrzeuge, {rides} freie Fahrten, {place}', text: '' });
  const subject = (count: string, rides: string) => subjectOf(counted, { count, rides, place: '1 Fahrzeuge GmbH' });
  expect(subject('1', '1')).toBe('1 Fahrzeug, 1 freie Fahrt, 1 Fahrzeuge GmbH');
  expect(subject('21', '2')).toBe('21 Fahrzeuge, 2 freie Fahrten, 1 Fahrzeuge GmbH');
});

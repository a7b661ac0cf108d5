import { expect, test } from 'vitest';
import {
  choice,
  choices,
  date,
  embedded,
  flag,
  flag01,
  instant,
  km,
  list,
  money,
  reference,
  references,
  richText,
  text,
  time,
} from './field.ts';
import { fieldText, valueAt } from './fieldText.ts';

const refer = (iri: string) => `Nr. ${iri.split('/')[3] ?? ''}`;
const items = [
  { key: 'a', label: 'Offen' },
  { key: 'b', label: 'Erstkontakt' },
];

test.each([
  [flag('x'), true, 'ja'],
  [flag01('x'), '0', 'nein'],
  [choice('x', items), 'b', 'Erstkontakt'],
  [choice('x', items), 'unbekannt', 'unbekannt'],
  [choices('x', items), ['a', 'b'], 'Offen, Erstkontakt'],
  [money('x'), '1284.50', '1.284,50'],
  [km('x'), 387, '387 km'],
  [date('x'), '2026-11-24', '24.11.2026'],
  [time('x'), '08:00', '08:00'],
  [instant('x'), '2026-11-21T08:12:00Z', '21.11.2026, 09:12'],
  [reference('x', 'drivers'), '/api/drivers/5', 'Nr. 5'],
  [references('x', 'drivers'), ['/api/drivers/5', '/api/drivers/6'], 'Nr. 5, Nr. 6'],
  [embedded('x', { plz: text('PLZ'), ort: text('Ort') }), { plz: '38440', ort: 'Wolfsburg' }, '38440 Wolfsburg'],
  [
    list('x', { name: text('Name'), chef: flag('Chef') }),
    [
      { name: 'Kling', chef: true },
      { name: 'Marx', chef: false },
    ],
    'Kling · Chef, Marx',
  ],
  [richText('x'), '<p>Hallo <b>Welt</b></p>', 'Hallo Welt'],
  [
    richText('x'),
    '<p>Hier</p><img src="/api/images/7" alt="Tor &quot;2&quot;"><img src="/api/images/8" alt="">',
    'Hier [Bild: Tor "2"] [Bild]',
  ],
  [text('x'), null, ''],
])('%o', (field, value, shown) => expect(fieldText(field, value, refer)).toBe(shown));

test('a dotted path leads into embedded objects and lists', () => {
  expect(valueAt({ a: { b: [{ c: 1 }] } }, 'a.b.0.c')).toBe(1);
  expect(valueAt({ a: null }, 'a.b')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { allowed, ask, refused } from '../define/verdict.ts';
import { allOf } from './allOf.ts';
import { confirmText } from './confirmText.ts';

test('texts are filled in', () => {
  expect(confirmText('contractStorno')).toBe('Sind Sie sicher?');
  expect(confirmText('removeAppUser', { orderNumber: '26000418', user: 'j.hagestolz' })).toBe(
    'App Benutzer von Auftrag 26000418 entfernen? Der Auftrag verschwindet aus der App von j.hagestolz.',
  );
  expect(confirmText('deleteRecord')).toBe('„–“ löschen?');
});

test('one is said in the singular', () => {
  expect(confirmText('dissolveBundle', { bundle: 'FP-7', count: 1 })).toMatch(
    /^Fahrtpaket FP-7 mit 1 Auftrag auflösen\?/,
  );
  expect(confirmText('dissolveBundle', { bundle: 'FP-7', count: 2 })).toMatch(
    /^Fahrtpaket FP-7 mit 2 Aufträgen auflösen\?/,
  );
});

test('a refusal beats every question', () => {
  expect(allOf([ask('Sicher?'), refused('Nein.', 'driver'), refused('Auch nein.')])).toEqual(
    refused('Nein.', 'driver'),
  );
});

test('questions come together with the boxes of all', () => {
  const box = { key: 'deactivateBundle', label: 'Fahrtpaket auflösen', preset: true };
  expect(
    allOf([allowed, ask('Eins?', { options: [box] }), ask('Zwei?', { danger: true, options: [box] }), ask('Eins?')]),
  ).toEqual({
    verdict: 'ask',
    question: 'Eins?\n\nZwei?',
    options: [box],
    danger: true,
  });
});

test('what several contracts ask alike is asked once, also where one of them asks more', () => {
  const each = (number: string) => ask(`Sind Sie sicher?\n\nAuftrag ${number} gehört zu einem Fahrtpaket.`);
  expect(allOf([each('1'), each('2')])).toMatchObject({
    question: 'Sind Sie sicher?\n\nAuftrag 1 gehört zu einem Fahrtpaket.\n\nAuftrag 2 gehört zu einem Fahrtpaket.',
  });
});

test('what many contracts ask alike stands there once with their count', () => {
  const each = (number: number) => ask(`Auftrag ${number} gehört zu Fahrtpaket FP-${number + 7}. Auflösen?`);
  const many = [1, 2, 3, 4, 5].map(each);
  expect(allOf([ask('Sind Sie sicher?'), ...many])).toMatchObject({
    question: 'Sind Sie sicher?\n\nAuftrag 1 gehört zu Fahrtpaket FP-8. Auflösen? Ebenso bei 4 weiteren.',
  });
});

test('no objection at all is allowed', () => {
  expect(allOf([])).toBe(allowed);
  expect(allOf([allowed, allowed])).toBe(allowed);
});

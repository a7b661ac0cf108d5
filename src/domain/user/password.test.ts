import { describe, expect, test } from 'vitest';
import { objectionTo, passwordRules, repetitionHint } from './password.ts';
import { shows } from '../../../tests/specification/shows.ts';

const known = 'Das Passwort steht auf einer Liste bekannter Passwörter.';

describe('a password', () => {
  test.each([
    'Passwort123',
    'passwort2026!',
    'P4ssw0rt!!',
    'Pa$$w0rd2026',
    'passwortpasswort',
    'Willkommen1',
    'Sommer2026!',
    'FRÜHLING2026',
    'hallohallo',
    'Admin12345',
    'leitstand2026',
    'qwertzuiop',
    '1q2w3e4r5t',
    '1qay2wsx3edc',
    'asdfghjklö',
    '1234567890',
    '24.12.1985',
    '0000000000',
    'abababababab',
    'qwert12345',
    '123456789a',
    'ichliebedich',
    'fussball2006',
    'trustno1trustno1',
    'abcdefghijkl',
    '!!Hallo Welt!!',
  ])('%s is known', (password) => {
    expect(objectionTo(password, 'mk')).toBe(known);
  });

  test.each([
    'ein langes Kennwort',
    'lang genug 1',
    'drei blaue Kräne',
    'k7#Vq-pL2x',
    'Stellplatz hinter Halle 4',
    'vom Admin gesetzt',
    'Mein Golf steht in Ulm',
  ])('%s may be chosen', (password) => {
    expect(objectionTo(password, 'mk')).toBeUndefined();
  });

  test('needs ten characters, as a person counts them', () => {
    shows('D1 §7 own password');
    expect(objectionTo('kurz', 'mk')).toBe('Das Passwort braucht mindestens 10 Zeichen.');
    expect(objectionTo('🚗🚗🚗🚗🚗', 'mk')).toBe('Das Passwort braucht mindestens 10 Zeichen.');
    expect(objectionTo('x'.repeat(201), 'mk')).toContain('höchstens 200');
  });

  test('does not contain the name of its user, whatever the case; a name of two letters does not count', () => {
    expect(objectionTo('für K.Brandt allein', 'k.brandt')).toBe('Das Passwort darf den Benutzernamen nicht enthalten.');
    expect(objectionTo('markantes Kennzeichen', 'mk')).toBeUndefined();
  });

  test('has its rules ticked one by one, none before anything is typed', () => {
    expect(passwordRules('', 'mk').map((it) => [it.text, it.holds])).toEqual([
      ['mindestens 10 Zeichen', false],
      ['enthält nicht den Benutzernamen', false],
      ['steht auf keiner Liste bekannter Passwörter', false],
    ]);
    expect(passwordRules('Passwort1', 'k.brandt').map((it) => it.holds)).toEqual([false, true, false]);
  });
});

test('the repetition says how much is missing, or that it is another one', () => {
  expect(repetitionHint('drei Kräne', 'drei Kr')).toBe('Noch nicht gleich, es fehlen 3 Zeichen.');
  expect(repetitionHint('drei Kräne', 'drei Krän')).toBe('Noch nicht gleich, es fehlt 1 Zeichen.');
  expect(repetitionHint('drei Kräne', 'drei Krö')).toBe('Die beiden Passwörter stimmen nicht überein.');
  expect(repetitionHint('drei Kräne', '')).toBeUndefined();
  expect(repetitionHint('drei Kräne', 'drei Kräne')).toBeUndefined();
});

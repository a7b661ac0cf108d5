import { expect, test } from 'vitest';
import { saidRarely } from './saidRarely.ts';

test('the same thing is said once in a while, then with how often it was kept quiet; another thing at once', () => {
  let now = 0;
  const say = saidRarely({ everyMs: 60_000, now: () => now });
  expect(say('keine Datenbank')).toEqual({ unsaid: 0 });
  now = 59_999;
  expect([say('keine Datenbank'), say('keine Datenbank'), say('zu viel zu tun')]).toEqual([
    undefined,
    undefined,
    { unsaid: 0 },
  ]);
  now = 60_000;
  expect(say('keine Datenbank')).toEqual({ unsaid: 2 });
  now = 120_000;
  expect(say('keine Datenbank')).toEqual({ unsaid: 0 });
});

test('what is remembered stays small', () => {
  const say = saidRarely({ everyMs: 60_000, now: () => 0 });
  for (let i = 0; i < 1_000; i += 1) say(`Grund ${String(i)}`);
  expect(say('Grund 999')).toBeUndefined();
  expect(say('Grund 0')).toEqual({ unsaid: 0 });
});

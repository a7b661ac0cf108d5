import { expect, test } from 'vitest';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();

const signIn = (username: string, password: string, address = '198.51.100.7') =>
  system.anonymous.post('/authentication_token', { username, password }, { headers: { 'x-forwarded-for': address } });

test('guessing becomes slower and slower, and the message says how long to wait', async () => {
  shows('D1 §7 POST /authentication_token');
  await system.given.user({ username: 'ziel', password: 'richtig genug' });
  for (let i = 0; i < 5; i += 1) expect((await signIn('ziel', `Versuch ${i}`)).status).toBe(401);
  const blocked = await signIn('ziel', 'richtig genug');
  expect(blocked.status).toBe(429);
  expect(blocked.headers.get('retry-after')).toBe('5');
  expect(blocked.body['hydra:description']).toBe('Zu viele Anmeldeversuche; bitte warten Sie 5 Sekunden.');
  system.clock.advance(5_000);
  expect((await signIn('ziel', 'immer noch falsch')).status).toBe(401);
  expect((await signIn('ziel', 'richtig genug')).body.detail).toContain('10 Sekunden');
});

test('the same user gets in from elsewhere meanwhile', async () => {
  expect((await signIn('ziel', 'richtig genug', '203.0.113.9')).status).toBe(200);
});

test('the right password forgives the slips before it', async () => {
  await system.given.user({ username: 'vergesslich', password: 'richtig genug' });
  for (let round = 0; round < 3; round += 1) {
    for (let i = 0; i < 4; i += 1) await signIn('vergesslich', 'falsch', '203.0.113.20');
    expect((await signIn('vergesslich', 'richtig genug', '203.0.113.20')).status).toBe(200);
  }
});

test('many attempts at the same moment are all counted', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => signIn('gleichzeitig', 'falsch', '203.0.113.30')));
  expect(answers.filter((it) => it.status === 401)).toHaveLength(5);
  expect(answers.filter((it) => it.status === 429)).toHaveLength(7);
});

test('one address cannot try one password on everybody', async () => {
  let refused = 0;
  for (let i = 0; i < 32; i += 1)
    refused += (await signIn(`mitarbeiter${i}`, 'Sommer2026', '203.0.113.40')).status === 429 ? 1 : 0;
  expect(refused).toBe(2);
});

test('an office of many people on one address is not slowed down', async () => {
  await system.given.user({ username: 'viele', password: 'richtig genug' });
  const statuses: number[] = [];
  for (let i = 0; i < 40; i += 1) statuses.push((await signIn('viele', 'richtig genug', '203.0.113.50')).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

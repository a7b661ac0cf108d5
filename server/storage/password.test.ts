import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('a hash is argon2id with its parameters, different each time, and fits only its password', async () => {
  const [one, other] = await Promise.all([hashPassword('Überführung 1'), hashPassword('Überführung 1')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/);
  expect(one).not.toBe(other);
  expect(await verifyPassword('Überführung 1', one)).toBe(true);
  expect(await verifyPassword('überführung 1', one)).toBe(false);
});

test('an umlaut typed in two parts is the same umlaut', async () => {
  expect(await verifyPassword('U\u0308berfu\u0308hrung', await hashPassword('Überführung'))).toBe(true);
});

test('hashes with smaller parameters of earlier days keep working', async () => {
  const nonce = Buffer.from('salz von frueher');
  const tag = argon2Sync('argon2id', {
    message: 'von früher',
    nonce,
    memory: 64,
    passes: 3,
    parallelism: 1,
    tagLength: 32,
  });
  const stored = `$argon2id$v=19$m=64,t=3,p=1$${nonce.toString('base64')}$${tag.toString('base64')}`;
  expect(await verifyPassword('von früher', stored)).toBe(true);
  expect(await verifyPassword('von heute', stored)).toBe(false);
});

test('nobody and nonsense never match', async () => {
  expect(await verifyPassword('egal', null)).toBe(false);
  expect(await verifyPassword('egal', 'kein Hash')).toBe(false);
  expect(await verifyPassword('x'.repeat(5_000), await hashPassword('egal'))).toBe(false);
});

import { expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();

const code = await system.setupCode();
const wish = () => ({ code, name: 'Erika Beispiel', username: 'erika', email: '', password: 'lang genug 1' });
const setUp = (values: object) => system.anonymous.post('/api/setup', { ...wish(), ...values });

test('an empty system says that it needs its first administrator', async () => {
  expect((await system.anonymous.get('/api/setup')).body).toEqual({ needed: true });
  expect((await system.anonymous.get('/api/health')).body).toEqual({
    status: 'ok',
    version: '1.0.0',
    demo: false,
    setup: true,
    warnings: [],
    lastBackup: null,
  });
});

test('only the code of the log opens it, and every wrong entry is named', async () => {
  shows('D0 Demo without');
  const wrong = await setUp({ code: 'AAAA-BBBB-CCCC' });
  expect(wrong.status).toBe(422);
  expect(wrong.body.violations).toEqual([
    { propertyPath: 'code', message: 'Der Einmalcode stimmt nicht; er steht im Protokoll des Servers.' },
  ]);
  const empty = await setUp({ name: ' ', username: '', password: 'kurz', email: 'keine' });
  expect(empty.body.violations.map((it: Json) => it.propertyPath)).toEqual(['name', 'username', 'email', 'password']);
});

test('of several at once, one becomes the administrator, and then it is over', async () => {
  const answers = await Promise.all(['erika', 'erich', 'erna'].map((username) => setUp({ username })));
  expect(answers.map((it) => it.status).sort()).toEqual([201, 409, 409]);
  const { username } = answers.find((it) => it.status === 201)?.body ?? { username: '' };
  const { body } = await system.anonymous.post('/authentication_token', { username, password: 'lang genug 1' });
  expect(JSON.parse(Buffer.from(body.token.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
    username,
    roles: ['leitstand_admin'],
  });
  expect((await system.anonymous.get('/api/setup')).body).toEqual({ needed: false });
  expect((await setUp({})).body.detail).toBe('Leitstand ist bereits eingerichtet; bitte melden Sie sich an.');
});

test('guessing the code is slowed down', async () => {
  const other = await leitstand();
  const statuses: number[] = [];
  for (let i = 0; i < 6; i += 1)
    statuses.push((await other.anonymous.post('/api/setup', { ...wish(), code: `FALSCH${i}` })).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});

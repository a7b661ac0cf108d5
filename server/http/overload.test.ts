import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { answerError } from './errorReplies.ts';
import { refuseOverload } from './overload.ts';

async function listening(max: number) {
  const app = Fastify();
  app.setErrorHandler(answerError);
  const load = refuseOverload(app, max);
  const gate = Promise.withResolvers<void>();
  app.get('/slow', () => gate.promise.then(() => 'done'));
  app.get('/api/health', () => 'ok');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return { load, gate, ask: (path: string, signal?: AbortSignal) => fetch(address + path, signal ? { signal } : {}) };
}

test('whoever comes while too much is under way is asked to come back; what is under way ends, and health is always told', async () => {
  const { load, gate, ask } = await listening(3);
  const slow = Array.from({ length: 3 }, () => ask('/slow'));
  await expect.poll(load.underWay).toBe(3);
  const refused = await ask('/slow');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({
    detail: 'Der Server ist überlastet; bitte gleich noch einmal versuchen.',
  });
  expect((await ask('/api/health')).status).toBe(200);
  gate.resolve();
  expect((await Promise.all(slow)).map((it) => it.status)).toEqual([200, 200, 200]);
  expect((await ask('/slow')).status).toBe(200);
  await expect.poll(load.underWay).toBe(0);
});

test('who goes away before the answer makes room', async () => {
  const { load, gate, ask } = await listening(1);
  const leaving = new AbortController();
  const gone = ask('/slow', leaving.signal).catch(() => 'gone');
  await expect.poll(load.underWay).toBe(1);
  leaving.abort();
  expect(await gone).toBe('gone');
  await expect.poll(load.underWay).toBe(0);
  gate.resolve();
});

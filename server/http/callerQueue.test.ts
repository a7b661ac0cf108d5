import Fastify from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { callerQueue } from './callerQueue.ts';
import { shows } from '../../tests/specification/shows.ts';

/** A server whose lists answer when the test says so. */
async function listening(max: number, longest = 60_000) {
  const app = Fastify();
  const queue = callerQueue(max, longest);
  const begun: string[] = [];
  const gates = new Map<string, () => void>();
  const [come, gone]: [string[], string[]] = [[], []];
  app.addHook('onRequest', (request, reply, done) => {
    come.push(request.url);
    reply.raw.on('close', () => gone.push(request.url));
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    queue.take({
      caller: Number(request.headers['caller'] ?? 1),
      request,
      reply,
      begin: () => done(),
      refuse: () => done(new Error('come again')),
    });
  });
  app.get<{ Params: { name: string } }>('/:name', ({ params: { name } }) => {
    begun.push(name);
    return new Promise((resolve) => gates.set(name, () => resolve(name)));
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => {
    app.server.closeAllConnections();
    return app.close();
  });
  const ask = (name: string, { caller = 1, signal }: { caller?: number; signal?: AbortSignal } = {}) =>
    fetch(`${address}/${name}`, { headers: { caller: String(caller) }, ...(signal && { signal }) }).then(
      (it) => it.text(),
      () => 'gone',
    );
  const answer = (name: string) => gates.get(name)?.();
  return { app, come, gone, begun, ask, answer };
}

test('further requests of one caller wait for a place in the order they came, others begin at once', async () => {
  shows('D1 §7 keys of other');
  const { come, begun, ask, answer } = await listening(2);
  const answers: Promise<string>[] = [];
  for (const name of ['a', 'b']) {
    answers.push(ask(name));
    await expect.poll(() => begun).toContain(name);
  }
  answers.push(ask('c'));
  await expect.poll(() => come).toContain('/c');
  answers.push(ask('other', { caller: 2 }));
  await expect.poll(() => begun).toEqual(['a', 'b', 'other']);
  answer('b');
  await expect.poll(() => begun).toEqual(['a', 'b', 'other', 'c']);
  for (const name of ['a', 'c', 'other']) answer(name);
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'other']);
});

test('who leaves gives back his place, or his place in the line, and does not begin any more', async () => {
  const { come, gone, begun, ask } = await listening(1);
  const [first, second] = [new AbortController(), new AbortController()];
  const running = ask('a', { signal: first.signal });
  await expect.poll(() => begun).toEqual(['a']);
  const waiting = ask('b', { signal: second.signal });
  await expect.poll(() => come).toContain('/b');
  second.abort();
  expect(await waiting).toBe('gone');
  await expect.poll(() => gone).toEqual(['/b']);
  void ask('c');
  await expect.poll(() => come).toContain('/c');
  expect(begun).toEqual(['a']);
  first.abort();
  expect(await running).toBe('gone');
  await expect.poll(() => begun).toEqual(['a', 'c']);
});

test('who stands in line too long is told so, and those behind him move up', async () => {
  const { come, begun, ask, answer } = await listening(1, 100);
  const running = ask('a');
  await expect.poll(() => begun).toEqual(['a']);
  expect(await ask('b')).toContain('come again');
  const next = ask('c');
  await expect.poll(() => come).toContain('/c');
  answer('a');
  await expect.poll(() => begun).toEqual(['a', 'c']);
  answer('c');
  expect(await Promise.all([running, next])).toEqual(['a', 'c']);
});

test('a line that breaks gives back the places of all requests that were sent ahead on it', async () => {
  const { app, begun, ask, answer } = await listening(2);
  const line = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  line.write(['a', 'b', 'c'].map((name) => `GET /${name} HTTP/1.1\r\nHost: here\r\n\r\n`).join(''));
  await expect.poll(() => begun).toEqual(['a', 'b']);
  line.destroy();
  const later = [ask('d'), ask('e')];
  await expect.poll(() => begun.toSorted()).toEqual(['a', 'b', 'd', 'e']);
  answer('d');
  answer('e');
  expect(await Promise.all(later)).toEqual(['d', 'e']);
});

import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFrontDoor, type FrontDoor } from './frontDoor.ts';

let door: FrontDoor;
beforeEach(async () => {
  door = await openFrontDoor({ host: '127.0.0.1', port: 0, allowedHosts: null });
});
afterEach(() => door.close(0));

test('while Leitstand starts, programs get a problem document and people a page that looks again', async () => {
  door.say('Die Datenbank startet');
  const api = await fetch(`${door.address}/api/health`);
  expect([api.status, api.headers.get('retry-after'), api.headers.get('content-type')]).toEqual([
    503,
    '2',
    'application/problem+json; charset=utf-8',
  ]);
  expect(await api.json()).toMatchObject({
    status: 503,
    reason: 'Die Datenbank startet',
    detail: 'Die Datenbank startet; bitte gleich noch einmal versuchen.',
  });
  const page = await fetch(`${door.address}/contracts/12`, { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  const html = await page.text();
  expect(html).toContain('http-equiv="refresh"');
  expect(html).toContain('Die Datenbank startet …');
});

test('closing turns newcomers away and waits for what is under way', async () => {
  const arrived = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  door.open((_request, response) => {
    arrived.resolve();
    void finish.promise.then(() => response.end('fertig'));
  });
  const running = fetch(door.address).then((it) => it.text());
  await arrived.promise;
  let isClosed = false;
  const closing = door.close(10_000).then(() => {
    isClosed = true;
  });
  await expect(fetch(door.address)).rejects.toThrow();
  expect(isClosed).toBe(false);
  finish.resolve();
  expect(await running).toBe('fertig');
  await closing;
});

test('closing gives up on a request that never ends', async () => {
  const arrived = Promise.withResolvers<void>();
  door.open(() => arrived.resolve());
  const running = fetch(door.address).then(
    () => 'answered',
    () => 'cut off',
  );
  await arrived.promise;
  await door.close(20);
  expect(await running).toBe('cut off');
});

test('a name that leads here from outside is refused, but for the health of the system', async () => {
  door.open((_request, response) => response.end('hier'));
  const ask = (path: string, host: string) =>
    new Promise<[number | undefined, string]>((resolve, reject) => {
      request(new URL(path, door.address), { headers: { host } }, async (answer) =>
        resolve([answer.statusCode, (await answer.toArray()).join('')]),
      )
        .on('error', reject)
        .end();
    });
  const { port } = new URL(door.address);
  expect(await ask('/', `localhost:${port}`)).toEqual([200, 'hier']);
  expect(await ask('/', `boese.example:${port}`)).toEqual([
    421,
    expect.stringContaining('bitte ALLOWED_HOSTS=boese.example setzen'),
  ]);
  const [status, problem] = await ask('/api/contracts', 'boese.example');
  expect([status, JSON.parse(problem)]).toEqual([
    421,
    expect.objectContaining({ status: 421, detail: expect.stringContaining('ALLOWED_HOSTS') }),
  ]);
  expect(await ask('/api/health', 'boese.example')).toEqual([200, 'hier']);
});

test('an address that cannot be had is refused with a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(openFrontDoor({ host: '127.0.0.1', port, allowedHosts: null })).rejects.toThrow(
    `Auf 127.0.0.1 ist Port ${port} schon belegt; bitte das andere Programm beenden oder PORT anders wählen.`,
  );
  await expect(openFrontDoor({ host: '203.0.113.77', port: 0, allowedHosts: null })).rejects.toThrow(
    'HOST=203.0.113.77 ist keine Adresse dieses Rechners.',
  );
  other.close();
});

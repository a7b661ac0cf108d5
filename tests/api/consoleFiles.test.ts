import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { leitstand } from '../harness/leitstand.ts';

const consoleDir = mkdtempSync(join(tmpdir(), 'leitstand-console-'));
mkdirSync(join(consoleDir, 'assets'));
writeFileSync(join(consoleDir, 'index.html'), '<!doctype html><title>Leitstand</title>');
writeFileSync(join(consoleDir, 'assets', 'index-a1b2c3.js'), `/* ${'x'.repeat(5_000)} */`);
writeFileSync(join(consoleDir, '.built-from'), 'stamp');
afterAll(() => rmSync(consoleDir, { recursive: true }));

const system = await leitstand({ consoleDir });
const page = (path: string) => system.anonymous.get(path, { headers: { accept: 'text/html' } });

test('every panel address opens the console, always the newest', async () => {
  for (const path of ['/', '/disposition', '/contracts/12?tab=historie', '/new_drivers/7']) {
    const { status, headers, body } = await page(path);
    expect([status, headers.get('cache-control'), body]).toEqual([
      200,
      'no-cache',
      '<!doctype html><title>Leitstand</title>',
    ]);
  }
});

test('a panel address is answered without a warning in the log', async () => {
  const warnings: string[] = [];
  const note = (it: Error) => void warnings.push(it.message);
  process.on('warning', note);
  for (const encoding of ['br', 'gzip', 'identity'])
    await (
      await system.anonymous.open('/contracts/create', {
        headers: { accept: 'text/html', 'accept-encoding': encoding },
      })
    ).text();
  await new Promise(setImmediate);
  process.off('warning', note);
  expect(warnings).toEqual([]);
});

test('the console can compare its build with the one that is served now', async () => {
  const served = async () => (await system.anonymous.get('/api/version')).body.build;
  expect(await served()).toBe('stamp');
  writeFileSync(join(consoleDir, '.built-from'), 'newer');
  expect(await served()).toBe('newer');
});

test('hashed files are kept forever, and compressed on the way', async () => {
  const { status, headers } = await system.anonymous.get('/assets/index-a1b2c3.js', {
    headers: { 'accept-encoding': 'br' },
  });
  expect([status, headers.get('cache-control'), headers.get('content-encoding')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    'br',
  ]);
});

test('what was compressed with the build is sent as it lies there, to whom that form says something', async () => {
  const file = 'assets/index-d4e5f6.js';
  for (const [ending, content] of [
    ['', 'plain'],
    ['.br', 'brotli'],
    ['.gz', 'gzip'],
  ] as const)
    writeFileSync(join(consoleDir, `${file}${ending}`), content);
  const asked = async (encodings: string) => {
    const answer = await system.anonymous.open(`/${file}`, { headers: { 'accept-encoding': encodings } });
    const { headers } = answer;
    return [headers.get('content-encoding'), headers.get('content-length'), headers.get('vary')?.toLowerCase()];
  };
  expect(await asked('gzip, deflate, br, zstd')).toEqual(['br', '6', 'accept-encoding']);
  expect(await asked('gzip')).toEqual(['gzip', '4', 'accept-encoding']);
  expect(await asked('identity')).toEqual([null, '5', 'accept-encoding']);
});

test('what is missing is missing: files of an older console, unknown calls, hidden files', async () => {
  for (const path of ['/assets/index-old.js', '/api/unbekannt', '/api/', '/.built-from']) {
    const { status, headers } = await system.anonymous.get(path, { headers: { accept: '*/*' } });
    expect([path, status, headers.get('content-type')]).toEqual([path, 404, 'application/problem+json; charset=utf-8']);
  }
  expect((await page('/%2e%2e/package.json')).body).not.toContain('leitstand');
});

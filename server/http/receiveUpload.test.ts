import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { limits } from '../../src/domain/file/storedFile.ts';
import { shows } from '../../tests/specification/shows.ts';
import { receiveUpload } from './receiveUpload.ts';

const folder = mkdtempSync(join(tmpdir(), 'leitstand-receiving-'));
const step = 10_000;

afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

test('an upload that goes on and on is ended after five minutes, and not before', async () => {
  shows('D2 §9 upload timeout');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const body = Object.assign(new PassThrough(), {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    complete: false,
  });
  let status = 0;
  const received = receiveUpload(body as unknown as IncomingMessage, {
    folder,
    patience: { totalMs: limits.uploadMs, silentMs: 30_000 },
  }).catch((error: unknown) => {
    status = (error as { status: number }).status;
  });
  body.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n');
  for (let passed = step; passed < 300_000; passed += step) {
    body.write('ein wenig mehr');
    await vi.advanceTimersByTimeAsync(step);
    expect([passed, status]).toEqual([passed, 0]);
  }
  await vi.advanceTimersByTimeAsync(step);
  await received;
  expect(status).toBe(408);
});

// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { shows } from '../../tests/specification/shows.ts';
import { uploadFile } from './uploads.ts';

afterEach(() => vi.unstubAllGlobals());

/** A request on a line that brings nothing forward. */
class StandingRequest extends EventTarget {
  static readonly begun: StandingRequest[] = [];
  readonly upload = new EventTarget();
  timeout = 0;
  responseType = '';
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  send(): void {
    StandingRequest.begun.push(this);
  }
}

test('an upload has five minutes; whose line takes longer is told so in one sentence', async () => {
  shows('D2 §9 upload timeout');
  vi.stubGlobal('XMLHttpRequest', StandingRequest);
  const uploading = uploadFile(new File(['x'], 'Front.jpg'), {
    filePath: '/api/protocols/1',
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  const sent = await vi.waitUntil(() => StandingRequest.begun.at(-1));
  expect(sent.timeout).toBe(300_000);
  sent.dispatchEvent(new Event('timeout'));
  await expect(uploading).rejects.toThrow('Die Übertragung hat zu lange gedauert und wurde abgebrochen.');
});

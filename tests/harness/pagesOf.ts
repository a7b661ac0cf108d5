import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';

/** What stands on each page of a PDF that was answered. */
export async function pagesOf(response: Response): Promise<string[]> {
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return (await extractText(await getDocumentProxy(new Uint8Array(await response.arrayBuffer())))).text.map((it) =>
    it.replace(/\s+/g, ' '),
  );
}

import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { limits } from '../../../src/domain/file/storedFile.ts';
import { holdsForeign } from './formatOf.ts';
import { Refused } from './refused.ts';

const running = /\/(?:JavaScript|JS|Launch|RichMedia|XFA|SubmitForm|ImportData|Rendition|Sound|Movie)(?![A-Za-z0-9])/;
const endMark = '%%EOF';
/** More is never behind the end of a paper that nobody has tampered with. */
const mostBehind = 1_024;
/** Objects are packed into streams of some kilobytes. */
const mostUnpacked = 4_000_000;

/** The number of pages of a PDF that may be kept: whole, open, nothing in it that runs, nothing stuck to its end. */
export async function pagesOf(bytes: Buffer): Promise<number> {
  const text = bytes.toString('latin1');
  const end = text.lastIndexOf(endMark);
  if (end < 0) throw new Refused('broken');
  if (text.length - end - endMark.length > mostBehind || holdsForeign(bytes.subarray(end)))
    throw new Refused('twoFormats');
  if (/\/Encrypt(?![A-Za-z])/.test(text)) throw new Refused('locked');
  if ([text, ...packedObjects(bytes, text)].some((it) => running.test(unescaped(it)))) throw new Refused('scripts');
  const pages = await readPages(bytes);
  if (pages > limits.pages) throw new Refused('tooManyPages');
  return pages;
}

async function readPages(bytes: Buffer): Promise<number> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { stopAtErrors: true }).catch(() => {
    throw new Refused('broken');
  });
  try {
    if (await document.hasJSActions()) throw new Refused('scripts');
    if (document.numPages < 1) throw new Refused('broken');
    return document.numPages;
  } finally {
    await document.cleanup();
  }
}

/** Names may be written by the numbers of their signs, `/J#61vaScript`. */
function unescaped(text: string): string {
  return text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The objects that a PDF keeps packed, where no look at its bytes finds them. */
function packedObjects(bytes: Buffer, text: string): string[] {
  return [...text.matchAll(/\/ObjStm\b[^]{0,400}?stream\r?\n/g)].flatMap((it) => {
    const from = it.index + it[0].length;
    const to = text.indexOf('endstream', from);
    try {
      return [
        inflateSync(bytes.subarray(from, to), { maxOutputLength: mostUnpacked, finishFlush: 2 }).toString('latin1'),
      ];
    } catch {
      throw new Refused('broken');
    }
  });
}

import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { bytesBeforePath, fileTexts, limits } from '../../src/domain/file/storedFile.ts';
import { Refused } from '../files/pictures/refused.ts';
import { refusalOf } from '../files/store/folderStore.ts';
import { Invalid, TooLarge } from '../storage/refusals.ts';
import { problem } from './problem.ts';

/** How long an upload may take in all, and how long nothing of it may come. */
export type UploadPatience = { readonly totalMs: number; readonly silentMs: number };
type Receiving = {
  readonly folder: string;
  readonly patience: UploadPatience;
  /** How the parts of the form are called, where they are not those of an upload, and what its file may come to. */
  readonly form?: { readonly file: string; readonly text: string; readonly maxBytes: number };
  /** Refuses what may not be uploaded to a path, before more of it is taken than may stand before the path. */
  readonly asked?: (filePath: string) => Promise<unknown>;
};
export type Received = { readonly path: string; readonly fileName: string; readonly filePath: string };

/** Of each file so much waits for our disk, and the rest in the network: hundreds of photos may come at once. */
const bufferBytes = 16 * 1024;
const maxParts = { files: 1, fields: 10, fieldSize: 1_000, parts: 12, headerPairs: 20, fileSize: limits.bytes + 1 };

/** Writes the one file of a form to our disk as it comes; whatever is wrong with the form ends the reading at once. */
export async function receiveUpload(
  raw: IncomingMessage,
  { folder, patience: { totalMs, silentMs }, asked, form: named }: Receiving,
): Promise<Received> {
  const path = join(folder, 'file');
  const form = formOf(raw);
  const { promise, resolve, reject } = Promise.withResolvers<Received>();
  let filePath = '';
  let written: Promise<string> | undefined;
  const contents: Readable[] = [];
  form.on('field', (name: string, value: string) => {
    if (name === (named?.text ?? 'file_path')) filePath = value.trim();
  });
  form.on('file', (name: string, content: Readable & { truncated?: boolean }, given: string | undefined) => {
    contents.push(content);
    if (name !== (named?.file ?? 'file')) content.resume();
    else {
      const isKnown = filePath !== '' || named !== undefined;
      const mayCome = asked && isKnown ? asked(filePath) : Promise.resolve();
      const upTo = isKnown ? Infinity : bytesBeforePath;
      written = mayCome
        .then(() => writeFile(content, { path, upTo, maxBytes: named?.maxBytes }))
        .then(() => nameFrom(given));
    }
    written?.catch(reject);
  });
  form.on('filesLimit', () => reject(new Refused('several')));
  form.on('partsLimit', () => reject(new Refused('several')));
  form.on('fieldsLimit', () => reject(new Refused('several')));
  form.on('error', () => reject(problem(400, 'Die Anfrage ist nicht lesbar.')));
  form.on('finish', () => {
    if (!written) return reject(new Refused('missing'));
    written.then((fileName) => resolve({ path, fileName, filePath }), reject);
  });
  const slow = () => reject(problem(408, fileTexts.tooSlow));
  const total = setTimeout(slow, totalMs);
  let silence = setTimeout(slow, silentMs);
  raw.on('data', () => {
    clearTimeout(silence);
    silence = setTimeout(slow, silentMs);
  });
  raw.on('close', () => {
    if (!raw.complete) reject(problem(400, 'Die Verbindung ist abgebrochen.'));
  });
  raw.pipe(form);
  try {
    return await promise;
  } finally {
    clearTimeout(total);
    clearTimeout(silence);
    raw.unpipe(form);
    form.destroy();
    for (const content of contents) content.destroy();
    await written?.catch(() => undefined);
    endReading(raw);
  }
}

/** Who sends on after a refusal is heard for a moment, so that he gets to read it, and then cut off. */
function endReading(raw: IncomingMessage): void {
  if (raw.complete) return;
  raw.resume();
  const cut = setTimeout(() => raw.destroy(), 5_000);
  cut.unref();
  raw.on('close', () => clearTimeout(cut));
}

function formOf({ headers }: IncomingMessage) {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: maxParts,
      fileHwm: bufferBytes,
      highWaterMark: bufferBytes,
    });
  } catch {
    throw problem(400, 'Die Anfrage ist nicht lesbar.');
  }
}

type Target = { readonly path: string; readonly upTo: number; readonly maxBytes: number | undefined };

/** A form that was refused while its rights were looked up is no more; its stream would never end. */
async function writeFile(
  content: Readable & { truncated?: boolean },
  { path, upTo, maxBytes = Infinity }: Target,
): Promise<void> {
  if (content.destroyed) throw problem(400, 'Die Anfrage ist nicht lesbar.');
  let taken = 0;
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      taken += chunk.length;
      if (taken > maxBytes) throw new TooLarge(`Die Datei hat mehr als ${String(maxBytes / 1024 / 1024)} MB.`);
      if (taken > upTo) throw new Invalid([{ propertyPath: 'file_path', message: fileTexts.pathLate }]);
      yield chunk;
    }
  }
  try {
    await pipeline(content, counted, createWriteStream(path, { mode: 0o600, highWaterMark: bufferBytes }));
  } catch (error) {
    throw error instanceof Invalid || error instanceof TooLarge ? error : refusalOf(error);
  }
  if (content.truncated) throw new TooLarge(fileTexts.tooBig);
}

/** What a person called the file, to be shown and never to be a path: without folders and signs that nobody can see. */
function nameFrom(given: string | undefined): string {
  const last = (given ?? '').toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const seen = last.replaceAll(/[\p{C}"<>|:*?]/gu, '').trim();
  return seen.replace(/^\.+/, '').slice(0, limits.nameLength) || 'Datei';
}

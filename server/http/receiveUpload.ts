import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { fileTexts, limits } from '../../src/domain/file/storedFile.ts';
import { Refused } from '../files/pictures/refused.ts';
import { refusalOf } from '../files/store/folderStore.ts';
import { TooLarge } from '../storage/refusals.ts';
import { problem } from './problem.ts';

/** How long an upload may take in all, and how long nothing of it may come. */
export type UploadPatience = { readonly totalMs: number; readonly silentMs: number };
export type Received = { readonly path: string; readonly fileName: string; readonly filePath: string };

const maxParts = { files: 1, fields: 10, fieldSize: 1_000, parts: 12, headerPairs: 20, fileSize: limits.bytes + 1 };

/** Writes the one file of a form to our disk as it comes; whatever is wrong with the form ends the reading at once. */
export async function receiveUpload(
  raw: IncomingMessage,
  { folder, patience: { totalMs, silentMs } }: { readonly folder: string; readonly patience: UploadPatience },
): Promise<Received> {
  const path = join(folder, 'file');
  const form = formOf(raw);
  const { promise, resolve, reject } = Promise.withResolvers<Received>();
  let filePath = '';
  let written: Promise<string> | undefined;
  const contents: Readable[] = [];
  form.on('field', (name: string, value: string) => {
    if (name === 'file_path') filePath = value.trim();
  });
  form.on('file', (name: string, content: Readable & { truncated?: boolean }, given: string | undefined) => {
    contents.push(content);
    if (name !== 'file') content.resume();
    else written = writeFile(content, path).then(() => nameFrom(given));
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
    return new Busboy({ headers: headers as BusboyHeaders, limits: maxParts });
  } catch {
    throw problem(400, 'Die Anfrage ist nicht lesbar.');
  }
}

async function writeFile(content: Readable & { truncated?: boolean }, path: string): Promise<void> {
  try {
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    throw refusalOf(error);
  }
  if (content.truncated) throw new TooLarge(fileTexts.tooBig);
}

/** What a person called the file, to be shown and never to be a path: without folders and signs that nobody can see. */
function nameFrom(given: string | undefined): string {
  const last = (given ?? '').toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const seen = last.replaceAll(/[\p{C}"<>|:*?]/gu, '').trim();
  return seen.replace(/^\.+/, '').slice(0, limits.nameLength) || 'Datei';
}

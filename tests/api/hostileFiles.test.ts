import { createServer, request } from 'node:http';
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fileTexts } from '../../src/domain/file/storedFile.ts';
import { StoreFull } from '../../server/files/store/fileStore.ts';
import { refusalOf } from '../../server/files/store/folderStore.ts';
import { receiveUpload } from '../../server/http/receiveUpload.ts';
import type { Problem } from '../../server/http/problem.ts';
import { rowsOf } from '../../server/storage/sql.ts';
import { leitstand } from '../harness/leitstand.ts';
import { ownFolder, paper, photo, picture, upload } from '../harness/uploads.ts';
import { endWithFile } from '../harness/endings.ts';

const folder = ownFolder();
const system = await leitstand({ environment: { FILES_URL: folder } });
const dispo = await system.as('dispo');
const driver = (await system.given.driver()).iri;
const jpeg = await photo();
const png = await picture().png().toBuffer();
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(200)]);
const zip = Buffer.from('PK\u0003\u0004 eine Datei PK\u0005\u0006', 'latin1');
const lying = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());

/** A PNG whose head promises more than it holds. */
function promising(width: number, height: number): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  return changed;
}

/** A PDF that keeps an action in a packed object, where no look at its bytes finds it. */
function packed(): Buffer {
  const inner = deflateSync(Buffer.from('9 0 << /S /J#61vaScript /JS (app.alert(1)) >>', 'latin1'));
  const head = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${String(inner.length)} >>\nstream\n`;
  const stream = Buffer.concat([Buffer.from(`8 0 obj\n${head}`), inner, Buffer.from('\nendstream\nendobj\n')]);
  const whole = paper();
  const at = whole.indexOf('xref\n');
  return Buffer.concat([whole.subarray(0, at), stream, whole.subarray(at)]);
}

describe('what is no picture and no paper, or more than that, is refused in one sentence', () => {
  const hostile: readonly (readonly [what: string, content: Buffer | Promise<Buffer>, sentence: string])[] = [
    ['nothing', Buffer.alloc(0), fileTexts.empty],
    ['HTML in a .jpg', Buffer.from('<html><script>alert(1)</script></html>'), fileTexts.unknown],
    ['SVG in a .jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), fileTexts.unknown],
    ['HEIC', heic, fileTexts.heic],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), fileTexts.broken],
    ['half a PNG', png.subarray(0, png.length - 20), fileTexts.broken],
    [
      'a JPEG of noise',
      Buffer.concat([jpeg.subarray(0, 200), Buffer.alloc(5_000, 7), Buffer.from([0xff, 0xd9])]),
      fileTexts.broken,
    ],
    ['a JPEG with a PDF behind it', Buffer.concat([jpeg, paper()]), fileTexts.twoFormats],
    ['a PNG with a page behind it', Buffer.concat([png, Buffer.from('<html></html>')]), fileTexts.twoFormats],
    ['a JPEG with a zip behind it', Buffer.concat([jpeg, zip]), fileTexts.twoFormats],
    ['a JPEG with a script in its notes', withNote(jpeg, '<script>alert(1)</script>'), fileTexts.twoFormats],
    ['a PDF with a zip behind it', Buffer.concat([paper(), zip]), fileTexts.twoFormats],
    ['30,000 × 30,000 pixels', promising(30_000, 30_000), fileTexts.tooManyPixels],
    ['half a PDF', paper().subarray(0, 200), fileTexts.broken],
    [
      'a PDF with a script',
      paper({ catalogue: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }),
      fileTexts.scripts,
    ],
    ['a PDF with a hidden script', packed(), fileTexts.scripts],
    [
      'a PDF that starts a program',
      paper({ catalogue: '/OpenAction << /S /Launch /F (calc.exe) >>' }),
      fileTexts.scripts,
    ],
    ['a locked PDF', paper({ catalogue: '/Encrypt 9 0 R' }), fileTexts.locked],
    ['51 pages', paper({ pages: 51 }), fileTexts.tooManyPages],
  ];
  test.for(hostile)('%s', async ([, content, sentence]) => {
    const { status, body } = await upload(dispo, driver, { content: await content, name: 'Bild.jpg' });
    expect([status, body.detail, body.violations]).toEqual([
      422,
      sentence,
      [{ propertyPath: 'file', message: sentence }],
    ]);
  });

  test('and nothing of it is kept', async () => {
    expect([lying(), await rowsOf(system.database.pool, sql`select id from images`)]).toEqual([[], []]);
  });
});

test('a whole picture with a film behind it, as some phones make it, is taken without the film', async () => {
  const { status, body } = await upload(dispo, driver, { content: Buffer.concat([jpeg, Buffer.alloc(2_000, 1)]) });
  expect(status).toBe(201);
  const kept = Buffer.from(await (await system.anonymous.open(body.contentUrl)).arrayBuffer());
  expect((await sharp(kept).metadata()).size).toBe(kept.length);
});

test('50 pages and a WebP are taken', async () => {
  expect((await upload(dispo, driver, { content: paper({ pages: 50 }) })).body.pages).toBe(50);
  const webp = await upload(dispo, driver, { content: await picture().webp().toBuffer() });
  expect([webp.status, webp.body.contentType]).toEqual([201, 'image/webp']);
});

test('a name is shown and never a path', async () => {
  const names = [
    ['../../../etc/passwd', 'passwd'],
    ['C:\\Windows\\System32\\Käfer.jpg', 'Käfer.jpg'],
    ['..', 'Datei'],
    ['Bild\u0000\u202Egpj.exe', 'Bildgpj.exe'],
    ['Übergabe & „Rückseite“ 1.jpg', 'Übergabe & „Rückseite“ 1.jpg'],
    [`${'ä'.repeat(500)}.jpg`, 'ä'.repeat(200)],
  ];
  for (const [name, shown] of names)
    expect((await upload(dispo, driver, { content: jpeg, name: name ?? '' })).body.fileName).toBe(shown);
});

describe('a form', () => {
  test('with a thousand files is refused as one with several', async () => {
    const form = new FormData();
    form.append('file_path', driver);
    for (let at = 0; at < 1_000; at += 1) form.append('file', new Blob(['x']), `${String(at)}.jpg`);
    const response = await dispo.open('/api/uploads', { method: 'POST', body: form });
    expect([response.status, (await response.json()).detail]).toEqual([422, fileTexts.several]);
  });

  test('without a file, or of more than 25 MB, is refused', async () => {
    const form = new FormData();
    form.append('file_path', driver);
    const empty = await dispo.open('/api/uploads', { method: 'POST', body: form });
    expect([empty.status, (await empty.json()).detail]).toEqual([422, fileTexts.missing]);
    const { status, body } = await upload(dispo, driver, { content: Buffer.concat([jpeg, Buffer.alloc(25_000_000)]) });
    expect([status, body.detail]).toEqual([413, fileTexts.tooBig]);
    expect((await dispo.post('/api/uploads', {})).status).toBe(415);
  });

  test('that never ends, or stands still, is ended', async () => {
    for (const patience of [
      { totalMs: 300, silentMs: 60_000 },
      { totalMs: 60_000, silentMs: 300 },
    ]) {
      const { refusal, ended } = await received(patience);
      expect([(refusal as Problem).status, (refusal as Problem).detail]).toEqual([408, fileTexts.tooSlow]);
      await ended;
    }
  });

  test('whose line is cut leaves nothing behind', async () => {
    const { refusal } = await received({ totalMs: 60_000, silentMs: 60_000 }, (sender) => sender.destroy());
    expect((refusal as Problem).detail).toBe('Die Verbindung ist abgebrochen.');
  });
});

test('a full disk is told as such, and a store that cannot be written to as away', async () => {
  const noRoom: unknown = await writeFile('/dev/full', 'x').catch((error: unknown) => error);
  expect(refusalOf(noRoom)).toBeInstanceOf(StoreFull);
  const away = await leitstand({ environment: { FILES_URL: '/dev/null/leitstand' } });
  const answer = await upload(await away.as('dispo'), (await away.given.driver()).iri, { content: jpeg });
  expect([answer.status, answer.body.detail]).toEqual([503, fileTexts.away]);
});

/** What becomes of an upload that begins and does not go on, or is ended by its sender. */
async function received(
  patience: { totalMs: number; silentMs: number },
  after?: (sender: ReturnType<typeof request>) => void,
) {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const own = ownFolder();
  const server = createServer((incoming, response) => {
    receiveUpload(incoming, { folder: own, patience }).then(resolve, (error: unknown) => {
      resolve(error);
      response.writeHead(408).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  endWithFile(() => server.close());
  const sender = request(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' },
  });
  const ended = new Promise((end) => sender.on('close', end).on('error', end));
  sender.on('error', () => undefined);
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nanfang';
  sender.write(head, () => after?.(sender));
  const refusal = await promise;
  sender.destroy();
  return { refusal, ended };
}

/** A JPEG with a comment behind its first mark. */
function withNote(bytes: Buffer, note: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(note.length + 2);
  return Buffer.concat([bytes.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, Buffer.from(note), bytes.subarray(2)]);
}

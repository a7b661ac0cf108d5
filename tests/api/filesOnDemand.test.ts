import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { exportAfterFiles } from '../../server/actions/datev/exportAfterFiles.ts';
import type { Json } from '../harness/client.ts';
import { filesMade } from '../harness/filesMade.ts';
import { company } from '../harness/company.ts';
import { complete, invoiceDesk } from '../harness/invoiceDesk.ts';
import { mailRoom } from '../harness/mailRoom.ts';
import { runJobs } from '../harness/runJobs.ts';
import { patienceMs } from '../runner/patienceMs.ts';

const room = await mailRoom();
const { system } = room;
const { accounting, admin, database, made, threeRides } = await invoiceDesk(system);
await admin.post('/api/companies', {
  ...company,
  beraternummer: 29098,
  mandantennummer: 55003,
  chartOfAccounts: '04',
});

/** A completed invoice of older times: nobody has asked for its file yet. */
async function old(): Promise<Json> {
  const { contracts } = await threeRides();
  const { body } = await complete(accounting, (await made(accounting, contracts))['@id']);
  await database.pool.query('update invoices set "documentInProgress" = false where id = $1', [body.id]);
  return (await accounting.get(body['@id'])).body;
}
const read = async (it: Json): Promise<Json> => (await accounting.get(it['@id'])).body;
const bytesAt = async (address: string) => new Uint8Array(await (await accounting.open(address)).arrayBuffer());
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
async function storedHash(file: Json): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ hash: string }>(
    `select hash from image_contents where image = $1 and size = 'full'`,
    [Number(file['@id'].split('/').at(-1))],
  );
  return rows[0]?.hash;
}

test('an old document gets its file when it is first opened, and everybody after that gets the same one', async () => {
  const it = await old();
  expect(it).toMatchObject({ documentInProgress: false, documentFile: null });
  const [first, second] = await Promise.all([1, 2].map(() => bytesAt(`${String(it['@id'])}/document`)));
  const { documentFile } = await read(it);
  expect(documentFile.fileName).toBe(`Rechnung ${String(it.orderNumber)}.pdf`);
  const hash = await storedHash(documentFile);
  expect([first, second].map((bytes) => bytes && hashOf(bytes))).toEqual([hash, hash]);
  const { rows } = await database.pool.query(`select from images where record = $1`, [it['@id']]);
  expect(rows).toHaveLength(1);
});

test('an old document gets its file when it is first sent, and the mail leaves with it', async () => {
  const it = await old();
  expect((await accounting.patch(it['@id'], { sendMail: true })).status).toBe(200);
  await room.round();
  const sent = await read(it);
  expect(sent).toMatchObject({ mailSend: true, documentFile: { contentType: 'application/pdf' } });
  const [mail] = room.server.received.slice(-1);
  const [attachment] = mail?.attachments ?? [];
  expect(attachment?.filename).toBe(`Rechnung-${String(it.orderNumber)}.pdf`);
  expect(hashOf(Buffer.from((attachment?.content ?? '') as ArrayBuffer))).toBe(await storedHash(sent.documentFile));
});

test('an LF Rechnung gets its file when it is first opened', async () => {
  const { body } = await accounting.post('/api/billings', {
    firma: 'Autohaus Ulm KG',
    strasse: 'Donauweg 3',
    plz: '89073',
    ort: 'Ulm',
    email: 'post@autohaus-ulm.example',
    abgeschlossen: true,
    formulartyp: 'Angebot',
    artikeldatenArray: [{ beschreibung: 'Wäsche', wert: '15.50' }],
  });
  await database.pool.query('update billings set "documentInProgress" = false where id = $1', [body.id]);
  const { url } = (await accounting.post(`${String(body['@id'])}/pdf`, {})).body;
  expect(hashOf(await bytesAt(url))).toBe(await storedHash((await read(body)).documentFile));
});

test('a month whose documents have no files yet goes out by a job that makes them first, and only once', async () => {
  await filesMade(system);
  const its = [await old(), await old()];
  const check = async () => (await accounting.get('/api/datev_exports/check?month=2026-11')).body;
  expect(await check()).toMatchObject({ documents: 4, bad: 0, unmade: 2, rows: [] });
  const begun = await accounting.post('/api/datev_exports/export', { month: '2026-11', withDocuments: true });
  expect([begun.status, begun.body]).toEqual([201, expect.objectContaining({ iri: null, number: null })]);
  const twice = await accounting.post('/api/datev_exports/export', { month: '2026-11' });
  expect(twice.body.violations).toMatchObject([{ message: 'Der Export dieses Monats läuft bereits.' }]);

  const jobs = await runJobs(system, [exportAfterFiles(system.store)]);
  await vi.waitFor(async () => expect((await read(its[1])).datevExport).not.toBeNull(), {
    timeout: patienceMs,
    interval: 100,
  });
  await jobs.stop();
  for (const it of its) expect((await read(it)).documentFile.contentType).toBe('application/pdf');
  const { rows } = await database.pool.query(`select state, result from jobs where id = $1`, [begun.body.job]);
  expect(rows).toEqual([{ state: 'done', result: 'Export 1 für 11/2026' }]);
  await filesMade(system);
  const [made] = (await accounting.get('/api/datev_exports')).body['hydra:member'];
  expect(made).toMatchObject({ number: 1, documents: 4, exportedBy: { username: 'test-buchhaltung' } });
  expect(made.documentsFile.contentType).toBe('application/zip');
  expect(await check()).toMatchObject({ documents: 0, unmade: 0 });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mailRoom } from '../harness/mailRoom.ts';
import { shows } from '../specification/shows.ts';

const folder = mkdtempSync(join(tmpdir(), 'leitstand-catalogue-'));
const catalogueFile = join(folder, 'katalog.pdf');
const { system, server, round, onlyMailOf } = await mailRoom({ catalogueFile });
const { given, clock } = system;
const office = await system.as('office');
afterAll(() => rmSync(folder, { recursive: true }));

/** A vehicle that is handed back, with the mail to its contact on the way. */
const asked = async () => {
  const { id } = await given.contract({
    createAvis: true,
    contractType: 'PICKUP',
    pickupLocation: { ort: 'Köln', anspr1email: 'asp@kunde.example' },
  });
  const { body } = await office.get(`/api/contract_avis?contract=${String(id)}`);
  const sent = await office.post(`${body['hydra:member'][0]['@id']}/avis_mail`, { sendCatalogue: true });
  expect(sent.status).toBe(200);
  return id;
};

test('the company sends its own return catalogue where the settings name one', async () => {
  shows('R43', 'M08b');
  const own = Buffer.from('%PDF-1.7 our own words about wear and damage');
  writeFileSync(catalogueFile, own);
  await asked();
  await round();
  const [file] = server.received.at(-1)?.attachments ?? [];
  expect([file?.filename, file?.mimeType, Buffer.from(file?.content as ArrayBuffer)]).toEqual([
    'Rueckgabekatalog.pdf',
    'application/pdf',
    own,
  ]);
});

test.each([
  ['ist nicht lesbar', () => rmSync(catalogueFile, { force: true })],
  ['ist kein PDF', () => writeFileSync(catalogueFile, '<html>')],
])('a catalogue that %s holds the mail back, which says so and leaves once it is mended', async (fault, spoil) => {
  spoil();
  const id = await asked();
  const before = server.received.length;
  await round();
  const waiting = await onlyMailOf(id);
  expect([waiting.status, waiting.error]).toEqual([
    'pending',
    `Der Rückgabekatalog, den RETURN_CATALOGUE nennt, ${fault}.`,
  ]);
  expect(server.received).toHaveLength(before);
  writeFileSync(catalogueFile, '%PDF-1.7');
  clock.advance(60_000);
  await round();
  expect((await onlyMailOf(id)).status).toBe('sent');
  expect(server.received.at(-1)?.attachments).toHaveLength(1);
});

import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { leitstand } from '../harness/leitstand.ts';
import { pagesOf } from '../harness/pagesOf.ts';
import { ownFolder, uploaded } from '../harness/uploads.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand({ environment: { FILES_URL: ownFolder() } });
const dispo = await system.as('dispo');
const { given } = system;

/** Fine enough that no size of it is small. */
const photo = () =>
  sharp(randomBytes(160 * 120 * 3), { raw: { width: 160, height: 120, channels: 3 } })
    .resize(1000, 750, { kernel: 'cubic' })
    .jpeg({ quality: 80 })
    .toBuffer();

test('the paper shows both handovers, numbered damages, signatures and 48 pictures, in time and small enough', async () => {
  shows('R76 handover');
  const contract = await given.contract({ licensePlate: 'K-LS 418E', carFin: 'WVWZZZE1ZMP000418' });
  const number = contract.auftragsnummer ?? '';
  const iri = String((await dispo.get(contract.iri)).body.protocol['@id']);
  await given.record('protocol_images', { image: 'receiver_front', label: 'Front', state: 'SUBMITTED', sort: 1001 });
  const files: string[] = [];
  for (let at = 0; at < 48; at += 1) files.push(await uploaded(dispo, number, await photo()));
  const changed = await dispo.patch(iri, {
    processState: 'CLOSED',
    carType: 'KOMBI',
    mileageOnSubmit: 12_000,
    mileageOnReceive: 12_413,
    damages: [
      {
        damage: 'scratch',
        location: 'front',
        component: 'bonnet',
        image: { processStateType: 'STARTED', file: files[0] },
      },
      { damage: 'dent', location: 'rear', component: 'tailgate', image: { processStateType: 'SUBMITTED' } },
    ],
    driverSignature: { name: 'Karl Fahrer', signatureTime: '2026-11-24T08:05:00Z', signatureImage: { file: files[1] } },
    receiverSignature: { name: 'Eva Weiß', signatureTime: '2026-11-24T13:05:00Z', signatureType: 'KEY_SLOT' },
    images: files
      .slice(2)
      .map((file, at) => ({ imageId: at === 0 ? 'receiver_front' : `submitter_${String(at)}`, file })),
  });
  expect([changed.status, changed.body.violations]).toEqual([200, undefined]);
  const { link } = (await dispo.get(`/api/protocols/pdf_link?orderNumber=${number}`)).body;
  await system.anonymous.open(String(link));
  const before = performance.now();
  const answer = await system.anonymous.open(String(link));
  const bytes = Buffer.from(await answer.clone().arrayBuffer());
  const took = performance.now() - before;
  const pages = (await pagesOf(answer)).join('\n');
  for (const text of [
    `Übergabeprotokoll ${number}`,
    'Abholung',
    'Zustellung',
    'Gefahren: 413 km',
    '2 Schäden',
    'Motorhaube',
    'neu seit Abholung',
    'Karl Fahrer',
    'Schlüsseleinwurf',
    'Bilder der Zustellung',
    'Front',
    'Nr. 1 · Motorhaube, Kratzer',
  ])
    expect(pages).toContain(text);
  expect(bytes.length).toBeLessThan(6_000_000);
  // Three seconds on a quiet machine; a busy one has as long as its tests wait.
  expect(took).toBeLessThan(20_000);
}, 240_000);

test('a protocol in which nothing has happened yet says so', async () => {
  shows('R76 handover');
  const { auftragsnummer } = await given.contract();
  const [page = ''] = await pagesOf(await dispo.open(`/api/protocols/pdf?orderNumber=${String(auftragsnummer)}`));
  expect(page).toContain('Keine Schäden notiert.');
  expect(page).toContain('nicht unterschrieben');
  expect(page).not.toContain('Bilder');
});

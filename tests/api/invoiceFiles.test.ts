import { expect, onTestFinished, test, vi } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { invoiceFiles } from '../../server/actions/documentFiles/invoiceFiles.ts';
import type { FileStore } from '../../server/files/store/fileStore.ts';
import { company } from '../harness/company.ts';
import { leitstand } from '../harness/leitstand.ts';
import { readCii } from '../harness/readCii.ts';
import { runJobs } from '../harness/runJobs.ts';
import { patienceMs } from '../runner/patienceMs.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand({ now: '2026-11-24T10:00:00Z' });
const { given } = system;
const admin = await system.as('admin');
const accounting = await system.as('buchhaltung');

/** A completed invoice over one ride and a toll. */
async function completed() {
  const customer = await given.customer({
    firma: 'Rheinbogen Leasing GmbH',
    strasse: 'Ringweg',
    hausnr: '12',
    plz: '34117',
    ort: 'Kassel',
    email: 'rechnung@rheinbogen.example',
  });
  const ride = await given.contract({
    contractClientAddress: customer.iri,
    auftragswert: '385.00',
    auftragswertIsSet: true,
    licensePlate: 'K-LS 418E',
  });
  await given.record('protocol_expenses', { protocol: ride.protocol, type: 'toll', amount: '12.00' });
  const draft = await accounting.post('/api/invoices', { type: 'Rechnung', contracts: [ride.iri] });
  const { body } = await accounting.patch(draft.body['@id'], { invoiceCompleted: true });
  expect(body, JSON.stringify(body.violations)).toMatchObject({ documentInProgress: true, documentFile: null });
  return { body, ride };
}

test('a completed document becomes a PDF/A-3 with its e-invoice inside, in the background, once', async () => {
  shows('R29');
  await admin.post('/api/companies', { ...company, ustid: 'DE123456788' });
  const { body, ride } = await completed();
  const { clock, store } = system;
  const start = (into: FileStore) => runJobs(system, [invoiceFiles(into)]);
  // A file that cannot be made leaves the number as it is, says why, and is tried again.
  const failing = await start({ ...store, put: () => Promise.reject(new Error('Der Speicher nimmt nichts an.')) });
  await vi.waitFor(
    async () =>
      expect((await accounting.get(body['@id'])).body).toMatchObject({
        orderNumber: body.orderNumber,
        documentInProgress: true,
        documentFault: 'Der Speicher nimmt nichts an.',
      }),
    { timeout: patienceMs, interval: 100 },
  );
  await failing.stop();
  clock.advance(600_000);
  const jobs = await start(store);
  onTestFinished(() => jobs.stop());
  const file = await vi.waitFor(
    async () => {
      const read = (await accounting.get(body['@id'])).body;
      expect(read).toMatchObject({
        documentInProgress: false,
        documentFault: null,
        documentFile: { contentType: 'application/pdf' },
      });
      return read.documentFile;
    },
    { timeout: patienceMs, interval: 100 },
  );
  expect(file.fileName).toBe(`Rechnung ${body.orderNumber}.pdf`);
  const answer = await accounting.open(file.contentUrl);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const raw = Buffer.from(bytes).toString('latin1');
  for (const said of ['pdfaid:part>3<', 'AFRelationship /Alternative', 'fx:ConformanceLevel>EN 16931<'])
    expect(raw).toContain(said);

  const pdf = await getDocumentProxy(bytes);
  const { text } = await extractText(pdf, { mergePages: true });
  for (const said of [
    `Rechnung ${body.orderNumber}`,
    `${ride.auftragsnummer} · Köln – Ulm · K-LS 418E · 24.11.2026`,
    'Summe netto',
    '397,00',
    '73,15',
    '470,15',
    'Durchlaufender Posten',
    'DE02120300000000202051',
    'USt-IdNr. DE123456788',
  ])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(said);
  const attached = (await pdf.getAttachments())?.get('factur-x.xml');
  const content = attached?.content ?? (await pdf.getAttachmentContent('factur-x.xml'));
  const xml = readCii(Buffer.from(content ?? []).toString('utf8'));
  expect(xml).toMatchObject({
    number: body.orderNumber,
    type: '380',
    specification: 'urn:cen.eu:en16931:2017',
    totals: { net: '397.00', vat: '73.15', gross: '470.15', due: '470.15' },
  });
  expect((await (await system.as('dispo')).get(file['@id'])).status).not.toBe(200);
});

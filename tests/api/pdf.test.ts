import { expect, test } from 'vitest';
import { leitstand } from '../harness/leitstand.ts';
import { pagesOf } from '../harness/pagesOf.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const { given } = system;

const contractValues = async () => ({
  contractClientAddress: (await given.customer({ firma: 'Hanseatik Mobilitätsleasing GmbH', ort: 'Hamburg' })).iri,
  driver: (await given.driver({ vorname: 'Jörg', nachname: 'Großmann' })).iri,
  leasingVertragsnummer: 'LV-4711',
  kostenstelle: 'KST 12',
  manufacturer: 'Volkswagen',
  carModel: 'ID.4',
  licensePlate: 'K-LS 418E',
  carFin: 'WVWZZZE1ZNP012345',
  verzoegerteAbgabe: true,
  bereifung: 'SOMMER' as const,
  pickupTimeFrom: '08:00',
  pickupTimeTo: '10:00',
  deliveryTimeFrom: '14:30',
  deliveryTimeTo: '16:30',
  pickupLocation: {
    firma: 'Autohaus Weidengrün',
    ansprechparter1: 'Frau Öztürk',
    anspr1telefon: '0221 4710 333',
    anspr1email: 'oeztuerk@weide.example',
  },
  deliveryContacts: [{ name: 'Herr Süß', phone: '0731 4444', email: null }],
  abholinfos: 'Schlüssel beim Pförtner',
  infoShared: 'Bitte mit vollem Akku übergeben.',
  infoBackend: 'Kunde zahlt schleppend',
  infoDriver: 'Nur über Tor 3',
  rechnungsnotiz: 'Rabatt vereinbart',
  auftragswert: '385.00',
  auftragswertIsSet: true,
  waschen: true,
});

test('the paper of a contract says everything about the ride and nothing that is not meant to leave the house', async () => {
  shows('D1 §2 contracts order PDF');
  const accessory = await given.record('accessories', { name: 'Warnweste' });
  const service = await given.record('services', { name: 'Zulassung' });
  const contract = await given.contract({
    ...(await contractValues()),
    zubehoerArray: [accessory.iri],
    zusatzleistungenArray: [service.iri],
    serviceAddresses: [
      {
        service: service.iri,
        company: 'Zulassungsstelle Ulm',
        street: 'Sattlergasse',
        houseNumber: '2',
        zipCode: '89073',
        city: 'Ulm',
      },
    ],
  });
  const office = await system.as('office');
  const answer = await office.open(`${contract.iri}/pdf`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toContain(`Auftrag-${String(contract.auftragsnummer)}.pdf`);
  const [page = '', ...more] = await pagesOf(answer);
  expect(more).toEqual([]);
  for (const text of [
    `Auftrag ${String(contract.auftragsnummer)}`,
    'Auslieferung',
    'Köln – Ulm',
    'Hanseatik Mobilitätsleasing GmbH, Hamburg',
    'LV-4711',
    'KST 12',
    'Autohaus Weidengrün',
    'Hauptstraße 1',
    '50667 Köln',
    'Di 24.11.2026',
    '08:00–10:00 Uhr',
    '14:30–16:30 Uhr',
    'Frau Öztürk',
    '0221 4710 333',
    'Herr Süß',
    'Schlüssel beim Pförtner',
    'Volkswagen ID.4',
    'K LS 418E',
    'WVWZZZE1ZNP012345',
    'vollelektrisch',
    'Sommer',
    'Warnweste',
    'Zulassung',
    'Sattlergasse 2',
    'Fahrzeug waschen',
    'Jörg Großmann',
    'Bitte mit vollem Akku übergeben.',
    'Seite 1 von 1',
  ])
    expect(page).toContain(text);
  for (const text of ['schleppend', 'Tor 3', 'Rabatt', '385']) expect(page).not.toContain(text);
});

test('counted accessories say how many', async () => {
  await system.database.pool.query(
    "insert into accessories (id, name) values (4, 'Schlüssel') on conflict (id) do update set name = excluded.name",
  );
  const contract = await given.contract({ zubehoerArray: ['/api/accessories/4'], anzahlSchluessel: 2 });
  const [page = ''] = await pagesOf(await (await system.as('dispo')).open(`${contract.iri}/pdf`));
  expect(page).toContain('Schlüssel: 2');
});

test('several contracts come in one file, in the order in which they were asked for', async () => {
  const [first, second] = [await given.contract(), await given.contract()];
  const dispo = await system.as('dispo');
  const pages = await pagesOf(
    await dispo.open(`/api/contracts/pdf?id[]=${String(second.id)}&id[]=${String(first.id)}`),
  );
  expect(pages.map((it) => /Auftrag (\d{8})/.exec(it)?.[1])).toEqual([second.auftragsnummer, first.auftragsnummer]);
});

test('the paper is tagged, archivable and carries its name', async () => {
  const contract = await given.contract();
  const bytes = Buffer.from(
    await (await (await system.as('dispo')).open(`${contract.iri}/pdf`)).arrayBuffer(),
  ).toString('latin1');
  expect(bytes).toContain('/MarkInfo');
  expect(bytes).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(bytes).toContain('/Lang (de-DE)');
});

test('who may not read contracts gets no paper, and what is not there is not found', async () => {
  const contract = await given.contract();
  expect((await (await system.as('personal')).get(`${contract.iri}/pdf`)).status).toBe(403);
  expect((await system.anonymous.get(`${contract.iri}/pdf`)).status).toBe(401);
  const dispo = await system.as('dispo');
  expect((await dispo.get('/api/contracts/999999/pdf')).status).toBe(404);
  expect((await dispo.get('/api/contracts/pdf')).status).toBe(422);
  expect((await dispo.get('/api/contracts/abc/pdf')).status).toBe(422);
});

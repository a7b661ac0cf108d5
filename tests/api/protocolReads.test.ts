import { expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { protocolDesk } from '../harness/protocolDesk.ts';
import { paper, photo, upload, uploaded } from '../harness/uploads.ts';
import { shows } from '../specification/shows.ts';

const { system, begun, dispo, read, change } = await protocolDesk();

test('a protocol is read by its address, and found by the number of its order', async () => {
  shows('D3 §7 protocol read');
  const { iri, order } = await begun({ licensePlate: 'K-LS 417' });
  const { orderNumber } = await read(iri);
  expect(await read(iri)).toMatchObject({ contract: { '@id': order }, processState: 'UNPROCESSED', status: 0 });
  const found = await dispo.get(`/api/protocols.json?orderNumber=${String(orderNumber)}`);
  expect(found.body.map((it: Json) => it.id)).toEqual([Number(iri.split('/').at(-1))]);
  expect((await dispo.get('/api/protocols.json?orderNumber=00000000')).body).toEqual([]);
});

test('wherever a protocol is named, its order, its files and its state are named with it', async () => {
  shows('D2 §3 Pre-dispatch mail');
  const { iri, order } = await begun({
    sendProtocolToContractContact: true,
    pickupLocation: { ort: 'Köln', anspr1email: 'ab@hof.example' },
  });
  await change(iri, { processState: 'CLOSED' });
  const named = { '@id': iri, contract: order, allUploadsDone: true, translatedUStatus: 'Abgeschlossen U4' };
  expect((await read(order)).protocol).toMatchObject(named);
  const id = String(iri.split('/').at(-1));
  for (const list of [`contracts.json?id[]=${String(order.split('/').at(-1))}`, `mails.json?protocol=${id}`]) {
    const { body } = await dispo.get(`/api/${list}`);
    expect(body.map((it: Json) => it.protocol)).toEqual(body.map(() => expect.objectContaining(named)));
    expect(body).not.toEqual([]);
  }
});

test('protocols are found by every filter that document 3 names', async () => {
  shows('D3 §2 protocols');
  const { given } = system;
  const group = await given.record('job_categories', { kategorie: 'Subunternehmer' });
  const [customer, other] = [await given.customer(), await given.customer()];
  const driver = await given.driver({ nachname: 'Quastenflosser', gruppe: group.iri });
  const place = await given.record('addresses', { firma: 'Platz Nord', stellplatz: true });
  const one = await begun(
    {
      contractClientAddress: customer.iri,
      driver: driver.iri,
      licensePlate: 'HH-OX 70',
      carFin: 'WVWZZZ1KZAW000777',
      datum: '2027-03-02',
      bringdatum: '2027-03-02',
      pickupAddress: place.iri,
    },
    { processState: 'STARTED' },
  );
  const two = await begun(
    { contractClientAddress: other.iri, datum: '2027-03-03', bringdatum: '2027-03-03' },
    { aktiv: false },
  );
  const number = String((await read(one.iri)).orderNumber);
  const id = (iri: string) => String(iri.split('/').at(-1));
  const [first, second] = [[one.iri], [two.iri]];
  const march = { 'pickupDateRaw[after]': '2027-03-01', 'pickupDateRaw[before]': '2027-03-31' };
  for (const [asked, expected] of [
    [{}, [one.iri, two.iri]],
    [{ processState: 'STARTED' }, first],
    [{ specialFilter: number }, first],
    [{ specialFilter: 'AW000777' }, first],
    [{ specialFilter: 'Quastenflosser' }, first],
    [{ licensePlateFilter: 'hhox70' }, first],
    [{ contractClientAddress: id(customer.iri) }, first],
    [{ contractClientAddressExcluded: id(customer.iri) }, second],
    [{ logistics: String(group.id) }, first],
    [{ driver: id(driver.iri) }, first],
    [{ parkingPlace: 'true' }, first],
    [{ aktiv: 'false' }, second],
    [{ mailSend: 'false' }, [one.iri, two.iri]],
    [{ mailSend: 'true' }, []],
    [{ 'pickupDateRaw[after]': '2027-03-03' }, second],
  ] as const) {
    const query = new URLSearchParams({ ...march, ...asked, 'order[pickupDateRaw]': 'asc' });
    const { body } = await dispo.get(`/api/protocols?${query.toString()}`);
    expect([asked, body['hydra:member'].map((it: Json) => it['@id'])]).toEqual([asked, expected]);
  }
});

test('a closed protocol is found by the customer that its contract has got meanwhile', async () => {
  const [customer, other] = [await system.given.customer(), await system.given.customer()];
  const { iri, order } = await begun({ contractClientAddress: customer.iri }, { processState: 'CLOSED' });
  const foundBy = async (it: string) =>
    (await dispo.get(`/api/protocols.json?contractClientAddress=${it}`)).body.map((one: Json) => one['@id']);
  expect([await foundBy(customer.iri), await foundBy(other.iri)]).toEqual([[iri], []]);
  await change(order, { contractClientAddress: other.iri });
  expect([await foundBy(customer.iri), await foundBy(other.iri)]).toEqual([[], [iri]]);
});

test('events of the app are read by their values, by name', async () => {
  shows('D3 §7 app events');
  const admin = await system.as('admin');
  for (const [name, event] of [
    ['Zündung an', 'probe_b'],
    ['Abholung begonnen', 'probe_a'],
    ['Anderes', 'probe_c'],
  ])
    await admin.post('/api/app_events', { name, event });
  const { body } = await dispo.get(
    '/api/app_events?page=1&itemsPerPage=1000&order[name]=asc&event[]=probe_a&event[]=probe_b',
  );
  expect(body['hydra:member'].map((it: Json) => it.name)).toEqual(['Abholung begonnen', 'Zündung an']);
});

test('a restore point tells what it holds', async () => {
  const { iri } = await begun({}, { processState: 'STARTED', mileageOnSubmit: 18_412 });
  await dispo.patch(iri, {
    mileageOnSubmit: 18_500,
    driverSignature: { signatureImage: { file: await uploaded(dispo, iri) } },
  });
  await dispo.patch(iri, { processState: 'SUBMITTED' });
  const points = (await read(iri)).availableSnapshots;
  const content = async (snapshot: unknown) => dispo.get(`${iri}/snapshots/${String(snapshot)}`);
  const last = await content(points.at(-1).id);
  expect(last.body.content).toMatchObject({ processState: 'STARTED', mileageOnSubmit: 18_500 });
  expect(last.body.content.driverSignature.signatureImage.file).toMatch(/^\/api\/images\/\d+$/);
  // What was empty then would be empty again, so it is told as well.
  expect(last.body.content).toMatchObject({ mileageOnReceive: null, damages: [] });
  expect((await content(999_999)).status).toBe(404);
  expect((await content('quatsch')).status).toBe(404);
  const other = await begun();
  expect((await dispo.get(`${other.iri}/snapshots/${String(points[0].id)}`)).status).toBe(404);
});

test('all that is stored for an order stands with its protocol, each file by what it is, else by its name', async () => {
  const { iri, order } = await begun();
  const { orderNumber } = await read(iri);
  const admin = await system.as('admin');
  const image = `submitter_probe_${String(orderNumber)}`;
  await admin.post('/api/protocol_images', { image, label: 'Probestellung', state: 'STARTED' });
  const [front, signature] = [await uploaded(dispo, String(orderNumber)), await uploaded(dispo, iri)];
  const scan = (await upload(dispo, order, { content: paper(), name: 'Fahrzeugschein.pdf' })).body;
  const left = (await upload(dispo, iri, { content: await photo(), name: 'Unscharf.jpg' })).body;
  await dispo.patch(iri, {
    images: [{ imageId: image, file: front }],
    driverSignature: { signatureImage: { file: signature } },
  });
  const stored = async (address: string) =>
    (await dispo.get(address)).body.awsFiles.map((it: Json) => [it.label, it.image['@id'], it.image.contentType]);
  const all = [
    ['Unterschrift Fahrer', signature, 'image/jpeg'],
    ['Probestellung', front, 'image/jpeg'],
    ['Unscharf.jpg', left.imageIRI, 'image/jpeg'],
    ['Fahrzeugschein.pdf', scan.imageIRI, 'application/pdf'],
  ];
  expect(await stored(iri)).toEqual(all);
  expect((await read(iri)).awsFiles[0].image.uploadedAt).toBe(left.uploadedAt);
  expect(
    (await dispo.get(`/api/protocols?orderNumber=${String(orderNumber)}`)).body['hydra:member'][0].awsFiles,
  ).toEqual((await read(iri)).awsFiles);
  await dispo.patch(iri, { awsFiles: [], images: [] });
  expect((await stored(iri)).map(([label]: string[]) => label)).toEqual([
    'Unterschrift Fahrer',
    'Bild.jpg',
    'Unscharf.jpg',
    'Fahrzeugschein.pdf',
  ]);
});

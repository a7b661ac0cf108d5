import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Client, Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { ownFolder, paper, photo, picture, upload, uploaded } from '../harness/uploads.ts';
import { shows } from '../specification/shows.ts';

const folder = ownFolder();
const system = await leitstand({ environment: { FILES_URL: folder } });
const [dispo, personal] = [await system.as('dispo'), await system.as('personal')];
const { given, anonymous } = system;

const bytesAt = async (address: string): Promise<Buffer> =>
  Buffer.from(await (await anonymous.open(address)).arrayBuffer());
const fileOf = async (client: Client, iri: string): Promise<Json> => (await client.get(iri)).body;
const document = async (file: string, driver: string) =>
  dispo.post('/api/driver_documents', { driver, name: 'Führerschein', type: 'proofOfAddress', file });

test('a picture is kept upright, in full size and three smaller ones, without where it was taken', async () => {
  shows('D3 §7 uploads', 'D0 Running uploads folder');
  const driver = await given.driver();
  const { status, body, headers } = await upload(dispo, driver.iri, {
    content: await photo({ width: 2000, height: 1000 }),
    name: 'Führerschein vorne.jpg',
  });
  expect([status, headers.get('location')]).toEqual([201, body.imageIRI]);
  expect(body).toMatchObject({
    '@type': 'Image',
    fileName: 'Führerschein vorne.jpg',
    contentType: 'image/jpeg',
    width: 1000,
    height: 2000,
    pages: null,
    uploadedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.+Z$/),
  });
  const { exif, width, height, icc } = await sharp(await bytesAt(body.contentUrl)).metadata();
  expect([exif, icc, width, height]).toEqual([undefined, undefined, 1000, 2000]);
  for (const [size, edge] of [
    ['large', 1600],
    ['medium', 800],
    ['small', 240],
  ] as const)
    expect([size, (await sharp(await bytesAt(body.sizes[size])).metadata()).height]).toEqual([size, edge]);
});

test('a record names it by its address and is read with it', async () => {
  const driver = await given.driver();
  const made = await document(await uploaded(dispo, driver.iri), driver.iri);
  expect(made.status).toBe(201);
  const read = (await dispo.get(made.body['@id'])).body.file;
  expect(read).toMatchObject({ '@type': 'Image', contentType: 'image/jpeg' });
  expect((await sharp(await bytesAt(read.sizes.small)).metadata()).format).toBe('jpeg');
  const listed = (await dispo.get(`/api/driver_documents?driver=${driver.iri}`)).body['hydra:member'][0].file;
  expect(listed).toEqual(read);
});

test('what stands inside of objects and lists is read with it too', async () => {
  const contract = await given.contract();
  const protocol = (await dispo.get(contract.iri)).body.protocol['@id'];
  const number = (await dispo.get(contract.iri)).body.auftragsnummer;
  const [signature, slot, attachment] = [
    await uploaded(dispo, number, await picture().png().toBuffer()),
    await uploaded(dispo, number),
    (await upload(dispo, number, { content: paper({ pages: 3 }), name: 'Beleg.pdf' })).body.imageIRI,
  ];
  const { status, body } = await dispo.patch(protocol, {
    driverSignature: { signatureImage: { file: signature } },
    images: [{ imageId: 'frontLeft', file: slot }],
    additionalDocuments: [{ title: 'Beleg', documentPicture: { file: attachment } }],
  });
  expect(status).toBe(200);
  expect(body.driverSignature.signatureImage.file).toMatchObject({ '@id': signature, contentType: 'image/png' });
  expect(body.images[0]).toMatchObject({ file: { '@id': slot }, contentUrl: body.images[0].file.contentUrl });
  expect(body.additionalDocuments[0].documentPicture.file).toMatchObject({ '@id': attachment, pages: 3, sizes: null });
  const entry = (await dispo.get(body.images[0]['@id'])).body;
  expect(entry.file['@id']).toBe(slot);
});

describe('addresses', () => {
  test('are signed, the same within a quarter of an hour, kept by browsers and gone after an hour', async () => {
    system.clock.now = new Date('2026-11-21T09:05:00Z');
    const iri = await uploaded(dispo, (await given.driver()).iri);
    const { contentUrl } = await fileOf(dispo, iri);
    const open = () => anonymous.open(contentUrl);
    expect((await open()).headers.get('cache-control')).toBe('private, max-age=3300, immutable');
    system.clock.now = new Date('2026-11-21T09:14:59Z');
    expect((await fileOf(dispo, iri)).contentUrl).toBe(contentUrl);
    system.clock.now = new Date('2026-11-21T09:15:00Z');
    expect((await fileOf(dispo, iri)).contentUrl).not.toBe(contentUrl);
    system.clock.now = new Date('2026-11-21T09:59:59Z');
    expect((await open()).status).toBe(200);
    system.clock.now = new Date('2026-11-21T10:00:00Z');
    expect((await open()).status).toBe(404);
  });

  test('lead nowhere where a sign of them was changed', async () => {
    const { contentUrl } = await fileOf(dispo, await uploaded(dispo, (await given.driver()).iri));
    const changed = [
      contentUrl.replace(/images\/\d+/, 'images/1'),
      contentUrl.replace('/full', '/small'),
      contentUrl.replace(/until=\d/, 'until=2'),
      contentUrl.replace('r=0', 'r=90'),
      contentUrl.replace(/signature=.*/, ''),
    ];
    for (const address of changed) expect([address, (await anonymous.open(address)).status]).toEqual([address, 404]);
  });

  test('serve nothing that could run', async () => {
    const driver = await given.driver();
    const { contentUrl } = await fileOf(dispo, await uploaded(dispo, driver.iri));
    const { headers } = await anonymous.open(contentUrl);
    expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual(['image/jpeg', 'nosniff']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-disposition')).toBe(`inline; filename="Bild.jpg"; filename*=UTF-8''Bild.jpg`);
  });
});

describe('a picture is turned', () => {
  test('with all its sizes, for everybody who has its record open', async () => {
    shows('D3 §7 rotate');
    const driver = await given.driver();
    const iri = await uploaded(dispo, driver.iri, await picture({ width: 400, height: 300 }).jpeg().toBuffer());
    const record = (await document(iri, driver.iri)).body;
    const { status, body } = await dispo.patch(iri, { rotateAngle: '90' });
    expect([status, body.status, body.width, body.height]).toEqual([200, 'ok', 300, 400]);
    expect((await sharp(await bytesAt(body.contentUrl)).metadata()).height).toBe(400);
    expect((await sharp(await bytesAt(body.sizes.small)).metadata()).height).toBe(240);
    expect((await dispo.get(record['@id'])).body).toMatchObject({ version: record.version, file: { width: 300 } });
    expect((await anonymous.open(record.file.contentUrl)).headers.get('cache-control')).toBe('no-store');
  });

  test('as it was uploaded after four quarters, without losing anything', async () => {
    const iri = await uploaded(dispo, (await given.driver()).iri);
    const before = await bytesAt((await fileOf(dispo, iri)).contentUrl);
    for (const angle of ['90', '180', '90']) await dispo.patch(iri, { rotateAngle: angle });
    expect(before.equals(await bytesAt((await fileOf(dispo, iri)).contentUrl))).toBe(true);
  });

  test('twice where two turn it at once', async () => {
    const iri = await uploaded(
      dispo,
      (await given.driver()).iri,
      await picture({ width: 90, height: 30 }).jpeg().toBuffer(),
    );
    const answers = await Promise.all([
      dispo.patch(iri, { rotateAngle: '90' }),
      dispo.patch(iri, { rotateAngle: '90' }),
    ]);
    expect(answers.map((it) => it.status)).toEqual([200, 200]);
    expect(await fileOf(dispo, iri)).toMatchObject({ width: 90, height: 30 });
  });

  test('by quarters only, and no paper', async () => {
    const driver = (await given.driver()).iri;
    const iri = await uploaded(dispo, driver);
    expect((await dispo.patch(iri, { rotateAngle: '45' })).body.violations[0]).toEqual({
      propertyPath: 'rotateAngle',
      message: 'Gedreht wird um 90, 180 oder 270 Grad.',
    });
    expect((await dispo.patch(await uploaded(dispo, driver, paper()), { rotateAngle: '90' })).status).toBe(422);
  });
});

describe('who may', () => {
  test('upload is who may change the record', async () => {
    const driver = await given.driver();
    const refused = await upload(personal, driver.iri, { content: await photo() });
    expect([refused.status, refused.body['hydra:description']]).toEqual([
      403,
      'Ihre Rolle darf hier keine Dateien hochladen (Fahrer).',
    ]);
    expect((await upload(anonymous, driver.iri, { content: await photo() })).status).toBe(401);
    for (const path of ['', '99999999', '/api/drivers/99999', '/api/nichts/1', '../../etc/passwd', 'C:\\Windows']) {
      const { status, body } = await upload(dispo, path, { content: await photo() });
      expect([path, status, body.violations?.[0].propertyPath]).toEqual([path, 422, 'file_path']);
    }
  });

  test('read is who may read the record', async () => {
    const iri = await uploaded(dispo, (await given.driver()).iri);
    expect([(await dispo.get(iri)).status, (await personal.get(iri)).status]).toEqual([200, 404]);
    expect((await personal.patch(iri, { rotateAngle: '90' })).status).toBe(404);
  });

  test('name a file in a record is who may read it; nobody gets at a file by naming it', async () => {
    const office = await system.as('office');
    const licence = await uploaded(dispo, (await given.driver()).iri);
    const { protocol } = (await dispo.get((await given.contract()).iri)).body;
    const naming = { driverSignature: { signatureImage: { file: licence } } };
    const { status, body } = await office.patch(protocol['@id'], naming);
    expect([status, body.violations]).toEqual([
      422,
      [{ propertyPath: 'driverSignature.signatureImage.file', message: 'Datei: Diese Datei gibt es nicht.' }],
    ]);
    expect((await dispo.patch(protocol['@id'], naming)).status).toBe(200);
    expect((await office.get(licence)).status).toBe(200);
  });

  test('a file for a record yet to be made is its uploader’s, then that of the record', async () => {
    const buchhaltung = await system.as('buchhaltung');
    const customer = await given.customer();
    const iri = await uploaded(dispo, '/api/customer_protocols');
    expect([(await dispo.get(iri)).status, (await buchhaltung.get(iri)).status]).toEqual([200, 404]);
    const made = await dispo.post('/api/customer_protocols', {
      protocol: 'Übergabe',
      customer: customer.iri,
      file: iri,
    });
    expect([made.status, (await buchhaltung.get(iri)).status]).toEqual([201, 200]);
  });
});

test('a picture is refused where a picture is wanted and it is a paper', async () => {
  const { auftragsnummer, protocol } = (await dispo.get((await given.contract()).iri)).body;
  const iri = await uploaded(dispo, auftragsnummer, paper());
  const { status, body } = await dispo.patch(protocol['@id'], { images: [{ imageId: 'frontLeft', file: iri }] });
  expect([status, body.violations]).toEqual([
    422,
    [{ propertyPath: 'images.0.file', message: 'Hier wird ein Bild erwartet (JPEG, PNG oder WebP), keine PDF.' }],
  ]);
});

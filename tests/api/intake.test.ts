import { expect, test } from 'vitest';
import type { IntakeAnswer } from '../../src/domain/intake/intakeAnswer.ts';
import { boxOf } from '../../src/domain/intake/source.ts';
import { intakeRefusals } from '../../server/intake/intakeRefusals.ts';
import type { Client } from '../harness/client.ts';
import { mailOf, pdfOf, transportPaper } from '../harness/intakeFiles.ts';
import { leitstand } from '../harness/leitstand.ts';
import { isThorough } from '../runner/thoroughly.ts';
import { ownFolder, paper, picture, upload } from '../harness/uploads.ts';

const { as, given, database } = await leitstand({ environment: { FILES_URL: ownFolder() } });
const office = await as('office');

async function send(content: Buffer, { name = 'auftrag.pdf', part = '', by = office as Client } = {}) {
  const form = new FormData();
  if (part !== '') form.append('part', part);
  form.append('file', new Blob([new Uint8Array(content)]), name);
  const response = await by.open('/api/intake', { method: 'POST', body: form });
  return {
    status: response.status,
    body: (await response.json()) as IntakeAnswer & { violations?: { message: string }[] },
  };
}
const valuesIn = ({ findings }: IntakeAnswer) => Object.fromEntries(findings.map((it) => [it.field, it.value]));
const ride = {
  licensePlate: 'K-LS 418E',
  carFin: 'WVWZZZE1ZNP012345',
  carModel: 'ID.3 Pro',
  manufacturer: 'Volkswagen',
  'customData.externalNumber': 'T-2026-118',
  datum: '2026-11-24',
  pickupTimeFrom: '08:00',
  pickupTimeTo: '12:00',
  'pickupLocation.firma': 'Autohaus Brügge KG',
  'pickupLocation.strasse': 'Venloer Straße',
  'pickupLocation.hausnr': '214a',
  'pickupLocation.plz': '50823',
  'pickupLocation.ort': 'Köln',
  'pickupLocation.ansprechparter1': 'Frau Öztürk',
  'pickupLocation.anspr1telefon': '0221 / 55 50 188',
  bringdatum: '2026-11-25',
  deliveryTimeTo: '15:00',
  'deliveryLocation.firma': 'Auto-Center Fulda GmbH & Co. KG',
  'deliveryLocation.strasse': 'Am Alten Bahnhof',
  'deliveryLocation.hausnr': '7',
  'deliveryLocation.plz': '36037',
  'deliveryLocation.ort': 'Fulda',
  'deliveryLocation.ansprechparter1': 'Jan Petersen',
  'deliveryLocation.anspr1email': 'petersen@ac-fulda.example',
  infoDriver: 'Ladekabel liegt im Kofferraum.',
};

test('a PDF with both ends side by side is read, each value where it stands, and nothing is kept of it', async () => {
  const { rows: before } = await database.pool.query(
    'select (select count(*) from contracts), (select count(*) from images)',
  );
  const { status, body } = await send(await pdfOf(transportPaper(), { stamp: 'KOPIE' }));
  expect([status, valuesIn(body)]).toEqual([200, ride]);
  const town = body.findings.find((it) => it.field === 'deliveryLocation.ort');
  const [span] = town?.place ?? [];
  const piece = span && body.source.pages[span.page]?.pieces[span.piece];
  expect(piece && span && piece.text.slice(span.from, span.to)).toBe('Fulda');
  // The page is drawn from its upper left corner: the baseline lies at 195, the town behind its postcode.
  const box = piece && span && boxOf(piece, span);
  expect(box?.x).toBeGreaterThan(345);
  expect(box?.x).toBeLessThan(360);
  expect(box?.y).toBeGreaterThan(183);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(200);
  const { rows: after } = await database.pool.query(
    'select (select count(*) from contracts), (select count(*) from images)',
  );
  expect(after).toEqual(before);
});

test('a mail is read with its attachment, the part that says most first, any other on demand', async () => {
  const files = [
    { name: 'logo.png', type: 'image/png', content: await picture({ width: 8, height: 8 }).png().toBuffer() },
    { name: 'Auftrag 118.pdf', type: 'application/pdf', content: await pdfOf(transportPaper()) },
  ];
  const html =
    '<style>p{color:red}</style><p>Hallo,</p><p>anbei der Auftrag.</p><table><tr><td>FIN:</td><td>WVWZZZ1KZAW123456</td></tr></table><script>alert(1)</script>';
  const mail = mailOf({ html, files });
  const { body } = await send(mail, { name: 'Auftrag.eml' });
  expect([body.part, body.source.kind, valuesIn(body)]).toEqual(['1', 'PDF', ride]);
  expect(body.mail).toEqual({
    from: 'muster@fuhrpark.example',
    subject: 'Überführung K-LS 418E',
    attachments: [
      { name: 'logo.png', bytes: files[0]?.content.length, isPdf: false },
      { name: 'Auftrag 118.pdf', bytes: files[1]?.content.length, isPdf: true },
    ],
  });
  const text = (await send(mail, { name: 'Auftrag.eml', part: 'text' })).body;
  expect([text.part, text.source.kind, valuesIn(text)]).toEqual([
    'text',
    'MAIL',
    { licensePlate: 'K-LS 418E', carFin: 'WVWZZZ1KZAW123456' },
  ]);
  expect(JSON.stringify(text.source)).not.toMatch(/alert|color/u);
  expect((await send(mail, { part: '0' })).body.violations?.[0]?.message).toBe(intakeRefusals.noPart);
});

test('contracts for the same vehicle are told, and whose mail it may be', async () => {
  const customer = await given.customer({ email: 'zentrale@fuhrpark.example', firma: 'Rheinische Fuhrparks AG' });
  const same = await given.contract({ carFin: ride.carFin, datum: ride.datum, isStorniert: false });
  const plate = await given.contract({ licensePlate: ride.licensePlate, datum: ride.datum });
  await given.contract({ licensePlate: ride.licensePlate, datum: '2026-10-01' });
  const { body } = await send(
    mailOf({ text: 'Bitte das Fahrzeug mit der FIN WVWZZZE1ZNP012345 (K-LS 418E) am 24.11.2026 abholen.' }),
  );
  expect(body.doubles.map((it) => it.contract).toSorted()).toEqual([same.iri, plate.iri].toSorted());
  expect(body.findings.find((it) => it.field === 'contractClientAddress')).toMatchObject({
    value: customer.iri,
    quote: 'muster@fuhrpark.example',
    isSure: false,
  });
});

const locked = Buffer.from(
  paper()
    .toString('latin1')
    .replace(
      '/Root 1 0 R',
      '/Root 1 0 R /Encrypt << /Filter /Standard /V 1 /R 2 /O <28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A> /U <28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A> /P -44 >> /ID [<00><00>]',
    ),
  'latin1',
);
const unreadable: readonly [keyof typeof intakeRefusals, () => Buffer | Promise<Buffer>][] = [
  ['empty', () => Buffer.alloc(0)],
  ['noText', () => paper()],
  ['locked', () => locked],
  ['broken', () => Buffer.from('%PDF-1.7 and nothing else')],
  ['tooManyPages', () => paper({ pages: 500 })],
  ['picture', () => picture({ width: 9, height: 9 }).jpeg().toBuffer()],
  ['picture', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['workbook', () => Buffer.from('PK\x03\x04\x14\0\x06\0', 'latin1')],
  [
    'outlook',
    () => Buffer.concat([Buffer.from('D0CF11E0A1B11AE1', 'hex'), Buffer.from('__substg1.0_0037001F', 'utf16le')]),
  ],
  ['unknown', () => Buffer.from('\0\x01\x02\x03\x04\x05')],
  ['tooLong', () => Buffer.from('a b '.repeat(100_000))],
  ['noMailText', () => mailOf({})],
];
// Each starts a reader of its own; the short form takes a third of them.
const tried = isThorough ? unreadable : unreadable.filter((_, at) => at % 3 === 1);
test.each([...tried])('a file that cannot be read ends in one sentence: %s', async (refusal, make) => {
  const { status, body } = await send(await make(), { name: 'datei' });
  expect([status, body.violations?.map((it) => it.message)]).toEqual([422, [intakeRefusals[refusal]]]);
});

test('the paper of a contract stays with it, and goes when the contract does', async () => {
  const { iri } = await given.contract();
  const { status, body } = await upload(office, iri, {
    content: await pdfOf(transportPaper()),
    name: 'auftrag-118.pdf',
  });
  expect([status, body.detail]).toEqual([201, undefined]);
  const unnamed = async () =>
    (await database.pool.query(`select unnamed_since is not null as it from images where record = $1`, [iri])).rows;
  expect(await unnamed()).toEqual([{ it: false }]);
  const protocol = (await office.get(iri)).body.protocol['@id'];
  expect((await office.get(protocol)).body.awsFiles).toMatchObject([{ label: 'auftrag-118.pdf' }]);
  expect((await (await as('dispo')).delete(iri)).status).toBe(204);
  expect(await unnamed()).toEqual([{ it: true }]);
});

test('whoever may not write contracts reads nothing', async () => {
  expect((await send(await pdfOf(transportPaper()), { by: await as('personal') })).status).toBe(403);
});

import { expect, test } from 'vitest';
import { allWordings } from '../../server/mail/wordings/allWordings.ts';
import { keepWordings } from '../../server/mail/wordings/keepWordings.ts';
import { labels } from '../../server/mail/wordings/labels.ts';
import { offeredInText, originalText } from '../../server/mail/wordings/offered.ts';
import { invoice } from '../../src/domain/invoice/invoice.ts';
import type { Json } from '../harness/client.ts';
import { mailRoom } from '../harness/mailRoom.ts';
import { shows } from '../specification/shows.ts';

const room = await mailRoom();
const { system, dispo, server } = room;
const lay = () => keepWordings(system.database, system.openScope, system.clock.now);
await Promise.all([lay(), lay()]);

const templates = async (): Promise<readonly Json[]> =>
  (await dispo.get('/api/emails?itemsPerPage=100')).body['hydra:member'];
const template = async (key: string): Promise<Json> => (await templates()).find((it) => it.key === key);
const change = async (key: string, changes: object) => dispo.patch((await template(key))['@id'], changes);
const violations = async (key: string, changes: object) => (await change(key, changes)).body.violations;

test('every wording of the program stands there from the first start, once, with a name for each placeholder', async () => {
  shows('D2 §2 emails');
  const all = await templates();
  expect(all.map((it) => it.key)).toEqual(allWordings.map((it) => it.template.key).toSorted());
  expect(all.find((it) => it.key === 'M07')).toMatchObject({
    name: 'Bewerbung abgelehnt',
    audience: 'Fahrer',
    betreff: 'Ihre Bewerbung auf {target}',
    isChanged: false,
    wordingVersion: 0,
  });
  expect(all.find((it) => it.key === 'M16c')?.text).toMatch(/^\{greeting\},\n\nfür das Konto \{username\}/);
  const unnamed = allWordings.flatMap((it) => offeredInText(it.template)).filter((it) => !labels[it]);
  expect(unnamed).toEqual([]);
  expect((await dispo.delete((await template('M01'))['@id'])).body.violations).toEqual([
    { propertyPath: 'key', message: 'Die Mailvorlage M01 gehört zum Programm und kann nicht gelöscht werden.' },
  ]);
});

test('a template that nobody has changed follows the program, a changed one stays', async () => {
  await change('M06', { betreff: 'Zusage: {target}' });
  await system.database.pool.query(`update emails set text = 'alt' where key in ('M06', 'M07')`);
  await lay();
  expect([(await template('M06')).text, (await template('M07')).text]).toEqual([
    'alt',
    originalText(allWordings.find((it) => it.template.key === 'M07')?.template ?? { text: '' }),
  ]);
});

test('a changed wording leaves from the next mail on, by every server, and the log says which it was', async () => {
  const before = await room.confirmed();
  expect(await room.onlyMailOf(before.id)).toMatchObject({ template: 'M01', wordingVersion: null, senderName: null });
  const answer = await change('M01', {
    betreff: 'Bestätigt: {orderNumber}',
    text: '{greeting},\n\nIhr Auftrag {orderNumber} <script>alert(1)</script>\nKostenstelle: {kostenstelle}\n\nGruß von {companyName}',
    absendername: 'Auftragsannahme',
    absenderemail: 'auftrag@muster.example',
  });
  expect(answer.body).toMatchObject({ isChanged: true, wordingVersion: 1 });
  const { id, auftragsnummer } = await room.confirmed();
  const mail = await room.onlyMailOf(id);
  expect(mail).toMatchObject({ subject: `Bestätigt: ${String(auftragsnummer)}`, wordingVersion: 1 });
  expect(mail.textPreview).toContain(
    `Ihr Auftrag ${String(auftragsnummer)} <script>alert(1)</script>\n\nGruß von Muster Überführungen GmbH\n\nFreundliche Grüße`,
  );
  expect(mail.htmlPreview).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(mail.htmlPreview).not.toContain('<script');
  await room.round();
  const sent = server.received.find((it) => it.subject === `Bestätigt: ${String(auftragsnummer)}`);
  expect(sent?.from).toMatchObject({ name: 'Auftragsannahme', address: 'auftrag@muster.example' });
  const { rows } = await system.database.pool.query(
    `select field, data from history where path = 'emails' and record_id = $1 and field in ('text', 'wordingVersion')`,
    [answer.body.id],
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      { field: 'text', data: answer.body.text },
      { field: 'wordingVersion', data: 1 },
    ]),
  );
});

test('who gets such a mail about the same record once more reads the wording for repeats', async () => {
  await change('M01', {
    betreffupdate: 'Geändert: {orderNumber}',
    textupdate: '{greeting},\n\nes hat sich etwas geändert.',
  });
  const { id, iri, auftragsnummer } = await room.confirmed();
  await dispo.patch(iri, { auftragbestaetigt: '0' });
  await dispo.patch(iri, { auftragbestaetigt: '1', sendConfirmationEmail: true });
  expect((await room.mailsOf(id)).map((it: Json) => it.subject)).toEqual([
    `Bestätigt: ${String(auftragsnummer)}`,
    `Geändert: ${String(auftragsnummer)}`,
  ]);
  expect(await violations('M05', { textupdate: 'Noch einmal' })).toEqual([
    {
      propertyPath: 'textupdate',
      message: 'Diese Mail ist nie eine Wiederholung: Sie gilt jedes Mal einem eigenen Anlass.',
    },
  ]);
});

test('what cannot be sent is refused at its field, and nothing of it is stored', async () => {
  const { text } = await template('M02');
  expect(await violations('M02', { text: `${text}\nKostenstelle: {kostenstele}` })).toEqual([
    {
      propertyPath: 'text',
      message: expect.stringMatching(
        /Den Platzhalter „\{kostenstele\}“ gibt es hier nicht\. Gemeint ist wohl „\{kostenstelle\}“/,
      ),
    },
  ]);
  expect(await violations('M02', { betreff: 'Fahrt {orderNumber' })).toEqual([
    { propertyPath: 'betreff', message: 'Dem Platzhalter „{orderNumber“ fehlt die schließende Klammer „}“.' },
  ]);
  expect((await violations('M02', { text: `{${'a'.repeat(19_990)}` }))[0].message.length).toBeLessThan(120);
  expect(await violations('M16c', { text: '{greeting},\n\nbitte rufen Sie uns an.' })).toEqual([
    {
      propertyPath: 'text',
      message: 'Der Link „{resetLink}“ darf nicht fehlen: Seinetwegen geht diese Mail hinaus.',
    },
  ]);
  expect((await violations('M16', { text: '{greeting},\n\n[{setPasswordLink}]' }))[0].message).toContain(
    'steht in einer Zeile, die entfallen kann',
  );
  expect((await violations('M16c', { betreff: 'Ihr Link {resetLink}' }))[0].propertyPath).toBe('betreff');
  expect(await violations('M02', { text: '  ' })).toEqual([
    { propertyPath: 'text', message: 'Der Text der Mail fehlt.' },
  ]);
  expect(await violations('M02', { absenderemail: 'niemand' })).toHaveLength(1);
  expect(await template('M02')).toMatchObject({ text, isChanged: false, wordingVersion: 0 });
});

test('back to the original in one step; there is nothing to go back to afterwards', async () => {
  await change('M03', { betreff: 'Anders {orderNumber}', absendername: 'Andere' });
  const { '@id': iri } = await template('M03');
  expect((await dispo.post(`${iri}/reset`)).body).toMatchObject({
    betreff: 'Fahrt {orderNumber} am {pickupDate} entfällt für Sie',
    absendername: null,
    isChanged: false,
    wordingVersion: 2,
  });
  expect((await dispo.post(`${iri}/reset`)).body.violations).toEqual([
    { propertyPath: 'isChanged', message: 'Die Vorlage entspricht dem Original.' },
  ]);
  const { body } = await dispo.get(`${iri}/wording`);
  expect(body.original.betreff).toBe('Fahrt {orderNumber} am {pickupDate} entfällt für Sie');
  expect(body.placeholders).toContainEqual({ name: 'infoShared', label: 'Hinweis an Kunde', isFormer: false });
  expect((await dispo.get(`${(await template('M16c'))['@id']}/wording`)).body.needs).toBe('resetLink');
});

test('placeholders are called as the specification calls them; what wordings of people said before goes on', async () => {
  const plate = { manufacturer: 'Volkswagen', carModel: 'ID.4', licensePlate: 'K-LS 418E' };
  const times = { datum: '2026-11-24', pickupTimeFrom: '08:00', pickupTimeTo: '10:00' };
  const driver = await system.given.driver({ vorname: 'Karl', nachname: 'Grün' });
  const ride = await system.given.contract({ ...plate, ...times, driver: driver.iri });
  const bare = { licensePlate: null, carFin: 'WVWZZZE1ZMP000418' };
  const unregistered = await system.given.contract({ ...plate, ...times, ...bare, driver: driver.iri });
  const shown = async (key: string, record: string, text?: string) => {
    const { '@id': iri } = await template(key);
    if (text !== undefined) expect(await violations(key, { text })).toBeUndefined();
    const { body } = await dispo.post(`${iri}/preview`, { record, ...(text !== undefined && { text }) });
    return body.text as string;
  };
  const line = 'Volkswagen ID.4, K-LS 418E; 24.11.2026, 08:00 bis 10:00 Uhr, 50667 Köln';
  for (const text of [
    '{vehicle}, {licensePlate}; {pickupDate}, {pickupTime}, {pickupPlace}',
    '{vehicle}, {licensePlate}; {pickupDate}, {pickupTimeFrom} bis {pickupTimeTo} Uhr, {pickupPlace}',
    '{vehicleAndPlate}; {pickupPlan}',
  ])
    expect(await shown('M18', ride.iri, text)).toContain(line);
  expect(await shown('M18', unregistered.iri)).toContain('(Volkswagen ID.4, FIN WVWZZZE1ZMP000418)');
  expect(await shown('M18', ride.iri, 'Am {pickupDate}, {pickupTimes}')).toContain(
    'Am 24.11.2026, 08:00 bis 10:00 Uhr',
  );
  for (const [key, text] of [
    ['M09', '{pickupDoneAt} {mileageOnSubmit} {doneAt} {mileage}'],
    ['M10', '{deliveryDoneAt} {mileageOnReceive} {receiverName} {doneAt} {mileage}'],
    ['M04', '{fee}'],
    ['M08a', '{linkedPlate}'],
  ] as const)
    expect(await violations(key, { text })).toBeUndefined();
  const { placeholders } = (await dispo.get(`${(await template('M18'))['@id']}/wording`)).body;
  const former = placeholders.filter((it: Json) => it.isFormer).map((it: Json) => it.name);
  expect(former.toSorted()).toEqual(['deliveryPlan', 'deliveryTimes', 'pickupPlan', 'pickupTimes', 'vehicleAndPlate']);
  for (const { template: words } of allWordings)
    expect(former.filter((it: string) => `${words.subject}${words.text}`.includes(`{${it}}`))).toEqual([]);
});

test('a wording is read with a real record before it is stored, and nothing leaves', async () => {
  const customer = await system.given.customer({ email: 'k@firma.example', anrede: 'Herr', nachname: 'Hübner' });
  const { iri, auftragsnummer } = await system.given.contract({ contractClientAddress: customer.iri });
  const count = async () => (await system.database.pool.query('select id from mail_logs')).rowCount;
  const before = await count();
  const shown = await dispo.post(`${(await template('M01'))['@id']}/preview`, {
    record: iri,
    betreff: 'Neu {orderNumber}',
    text: '{greeting},\n\nKostenstelle: {kostenstelle}\nAuftrag: {orderNumber}',
    absendername: 'Probe',
  });
  expect(shown.body).toMatchObject({
    sender: 'Probe',
    recipients: ['k@firma.example'],
    subject: `Neu ${String(auftragsnummer)}`,
    dropped: ['Kostenstelle: {kostenstelle}'],
    problem: null,
  });
  expect(shown.body.text).toContain(`Guten Tag Herr Hübner,\n\nAuftrag: ${String(auftragsnummer)}`);
  expect(await count()).toBe(before);
});

test('every template can be shown of a record of its kind, by whoever may read that', async () => {
  const admin = await system.as('admin');
  const driver = await system.given.driver({ email: 'f@firma.example' });
  const customer = await system.given.customer({ email: 'k@firma.example' });
  const contract = await system.given.contract({
    contractClientAddress: customer.iri,
    driver: driver.iri,
    pickupLocation: { ort: 'Köln', plz: '50667', firma: 'Autohaus', anspr1email: 'asp@firma.example' },
  });
  await system.given.record('contract_avis', { contract: contract.iri, coordination: 'pickup' });
  const shown = async (key: string, record: string) =>
    (await admin.post(`${(await template(key))['@id']}/preview`, { record })).body;
  for (const key of [
    'M01',
    'M02',
    'M03',
    'M04',
    'M06',
    'M07',
    'M08a',
    'M08b',
    'M08d',
    'M09',
    'M10',
    'M11',
    'M12',
    'M18',
  ])
    expect([key, (await shown(key, contract.iri)).problem]).toEqual([key, null]);
  for (const key of ['M05', 'M16b']) expect([key, (await shown(key, driver.iri)).problem]).toEqual([key, null]);
  expect((await shown('M08c', contract.iri)).problem).toBe(
    'Zu diesem Datensatz geht diese Mail nicht hinaus: Es fehlt der Empfänger oder der Anlass.',
  );
  const draft = await system.given.record('invoices', { type: 'Rechnung' });
  expect((await shown('M13', draft.iri)).problem).toBeNull();
  expect((await shown('M14', draft.iri)).problem).toBe(
    'Zu diesem Datensatz gehört die Vorlage „Rechnung“, nicht „Gutschrift“.',
  );
  const refused = await dispo.post(`${(await template('M13'))['@id']}/preview`, { record: draft.iri });
  expect([refused.status, refused.body.violations]).toEqual([
    422,
    [{ propertyPath: 'record', message: `Ihnen fehlt das Recht, ${invoice.title.many} zu lesen.` }],
  ]);
  expect((await admin.post(`${(await template('M01'))['@id']}/preview`, { record: draft.iri })).status).toBe(422);
  expect(
    (await admin.post(`${(await template('M01'))['@id']}/preview`, { record: '/api/contracts/99999' })).status,
  ).toBe(404);
});

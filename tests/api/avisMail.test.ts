import { expect, test } from 'vitest';
import { notePublicAddress } from '../../server/publicAddress.ts';
import { avisMailDesk, outside, places } from '../harness/avisMailDesk.ts';
import type { Json } from '../harness/client.ts';
import { shows } from '../specification/shows.ts';

const { system, server, round, mailsOf, office, stored, send, preview, received, arranged } = await avisMailDesk();
const { given, database, anonymous } = system;

test('what the preview shows leaves: three windows with their links, the status changes, and a click confirms the row', async () => {
  shows('R43', 'M08d', 'D2 §7 avis_mail');
  const { contract, iri } = await arranged();
  const [shown] = await preview(iri);
  expect(shown).toMatchObject({
    side: 'delivery',
    recipients: ['lenz@kunde.example'],
    subject: 'Terminvorschläge Zustellung: Volkswagen ID.4, K-LS 418E',
    attachments: [],
  });
  expect(shown.text).toContain(`Guten Tag Frau Lenz,

im Auftrag von Rheinbogen Leasing GmbH dürfen wir das Fahrzeug Volkswagen ID.4, K-LS 418E an Sie ausliefern.
Adresse:
Solartechnik GmbH
Donauweg 9
89073 Ulm

Bitte wählen Sie den Termin, der Ihnen passt. Ein Klick genügt:
Dienstag, 24.11.2026, 08:00 bis 10:00 Uhr: ${outside}/termin/…?fenster=1
`);
  expect([await mailsOf(contract.id), (await stored(iri)).proposals]).toEqual([[], []]);

  const windows = shown.windows.map((it: object) => ({ side: 'delivery', ...it }));
  const sent = await send(iri, { sendCatalogue: false, windows });
  expect([sent.status, sent.body.status, sent.body.aspMailSend]).toEqual([200, 'awaiting_response', false]);
  expect(sent.body).toMatchObject({
    answerAwaitedSince: '2026-11-21',
    contactMails: [{ side: 'delivery', state: 'pending' }],
  });
  const again = await send(iri);
  expect([again.status, again.body['hydra:description']]).toEqual([422, 'Die Mail ist noch unterwegs']);

  await round();
  expect(received()?.envelope).toEqual(['lenz@kunde.example']);
  const links = [...(received()?.text ?? '').matchAll(/https:\/\/leitstand\.example(\/termin\/\S+)/g)].map(
    (it) => it[1],
  );
  expect(links).toHaveLength(4);
  expect(received()?.text)
    .toContain(`Keiner passt? Hier schlagen Sie einen anderen Termin vor: ${outside}${links[3] ?? ''}
Sie können Ihre Antwort bis Montag, 23.11.2026, 12:00 Uhr, ändern. Danach erreichen Sie uns unter 0221 4710 100.`);
  const [logged] = await mailsOf(contract.id);
  expect(logged.textPreview).toContain(`${outside}/termin/…?fenster=2`);
  const [token = ''] = /[\w-]{32}/.exec(links[0] ?? '') ?? [];
  const { rows: told } = await database.pool.query(
    'select from mail_logs m where m::text like $1 union all select from history h where h::text like $1',
    [`%${token}%`],
  );
  expect([token.length, told]).toEqual([32, []]);

  const row = await stored(iri);
  expect([row.aspMailSend, row.contactMails[0].state]).toEqual([true, 'sent']);
  expect(row.logs.map((it: Json) => it.systemLogs)).toContain(
    'Mail Zustellung: unterwegs → versendet\nAvis-Mail versendet',
  );
  expect((await send(iri)).body['hydra:description']).toBe('Die Mail wurde bereits versendet');

  const [path = ''] = links[1]?.split('?') ?? [];
  const page = await anonymous.open(links[1] ?? '');
  expect(await page.text()).toContain('Wann dürfen wir das Fahrzeug ausliefern?');
  await anonymous.open(path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'fenster=2',
  });
  expect(await stored(iri)).toMatchObject({
    status: 'confirmed',
    deliveryDate: '2026-11-25',
    deliveryTimeFrom: '10:00',
    answerAwaitedSince: null,
  });
});

test('with the catalogue a PDF of ours goes along, and without windows the contact names a time himself', async () => {
  shows('M08b');
  const { iri, contract } = await arranged({ contractType: 'PICKUP' });
  await send(iri, { sendCatalogue: true, proposeWindows: false });
  await round();
  expect(received()?.subject).toBe('Terminabstimmung und Rückgabehinweise: K-LS 418E');
  expect(received()?.text).toContain('bei Ihnen abholen.\nVorgesehener Zeitraum: 24.11.2026 bis 27.11.2026');
  const [file] = received()?.attachments ?? [];
  expect([file?.filename, file?.mimeType, String(Buffer.from(file?.content as ArrayBuffer).subarray(0, 5))]).toEqual([
    'Rueckgabekatalog.pdf',
    'application/pdf',
    '%PDF-',
  ]);
  expect((await mailsOf(contract.id)).map((it: Json) => it.template)).toEqual(['M08b']);
  const other = await arranged({ contractType: 'PICKUP' });
  const [both] = await preview(other.iri, { sendCatalogue: true });
  expect([both.subject, both.attachments]).toEqual([
    'Terminvorschläge Abholung: Volkswagen ID.4, K-LS 418E',
    ['Rueckgabekatalog.pdf'],
  ]);
  expect(both.text).toContain('Als Anlage erhalten Sie den Katalog zur Fahrzeugrückgabe.');
});

test('fewer than three free windows ask the contact for a time (M08a), and so does a Leitstand without a public address', async () => {
  shows('M08a');
  const { iri } = await arranged({ datum: '2026-11-28', bringdatum: '2026-11-29' });
  const [few] = await preview(iri);
  expect([few.subject, few.hint]).toEqual([
    'Terminabstimmung Zustellung: Volkswagen ID.4, K-LS 418E',
    'Zu wenige freie Fenster in diesem Zeitraum. Gefunden: 0.',
  ]);
  await notePublicAddress(database.pool, null);
  const [without] = await preview((await arranged()).iri);
  await notePublicAddress(database.pool, outside);
  expect([without.windows, without.hint]).toEqual([[], 'Ohne die Einstellung PUBLIC_URL gehen keine Links hinaus.']);
});

test('the windows of a contract that has a driver are free in his day, and the preview says whose day that is', async () => {
  shows('D2 §7 avis_mail');
  const driver = await given.driver();
  await given.record('driver_absences', {
    driver: driver.iri,
    from: '2026-11-24',
    until: '2026-11-24',
    reason: 'sick',
  });
  const [shown] = await preview((await arranged({ driver: driver.iri, flexContract: false })).iri);
  expect(shown.windows[0].day).toBe('2026-11-25');
  expect(shown.hint).toBe(`Die Fenster sind frei im Tagesplan von ${String(driver.name)}.`);
  const [free] = await preview((await arranged()).iri);
  expect([free.windows[0].day, free.hint]).toEqual(['2026-11-24', null]);
});

test('windows that are taken since they were shown are not sent unseen', async () => {
  const { iri, contract } = await arranged();
  const [shown] = await preview(iri);
  const { iri: lock } = await given.record('disposition_locks', { datum: '2026-11-25' });
  const late = await send(iri, { windows: shown.windows.map((it: object) => ({ side: 'delivery', ...it })) });
  expect([late.status, late.body.violations[0].message]).toEqual([
    422,
    'Die freien Zeitfenster haben sich geändert. Bitte lesen Sie die E-Mail noch einmal.',
  ]);
  expect([await mailsOf(contract.id), (await stored(iri)).status]).toEqual([[], 'pending']);
  await database.pool.query('update disposition_locks set active = false');
  expect(lock).toBeTruthy();
});

test('both sides get a mail of their own; the one that is refused stands in the row and can be written to again', async () => {
  shows('R43');
  const { iri, contract } = await arranged();
  await office.patch(iri, { coordination: 'pickup_swap' });
  server.refuse = (recipient) =>
    recipient === 'nord@kunde.example' ? { code: 550, text: '5.1.1 unknown' } : undefined;
  const before = server.received.length;
  expect((await send(iri)).status).toBe(200);
  await round();
  expect(server.received.slice(before).map((it) => [it.subject, it.envelope])).toEqual([
    ['Terminvorschläge Tausch: Volkswagen ID.4, K-LS 418E', ['lenz@kunde.example']],
  ]);
  const row = await stored(iri);
  expect([row.aspMailSend, row.contactMails.map((it: Json) => [it.side, it.state])]).toEqual([
    false,
    [
      ['pickup', 'error'],
      ['delivery', 'sent'],
    ],
  ]);
  server.refuse = () => undefined;
  await office.patch(contract.iri, {
    pickupLocation: { ...places.pickupLocation, anspr1email: 'neu@kunde.example' },
  });
  expect((await preview(iri)).map((it: Json) => [it.side, it.recipients])).toEqual([['pickup', ['neu@kunde.example']]]);
  await send(iri);
  await round();
  expect([received()?.subject, (await stored(iri)).aspMailSend]).toEqual([
    'Terminvorschläge Abholung: Volkswagen ID.4, K-LS 418E',
    true,
  ]);
  await office.patch(iri, { coordination: 'delivery' });
  expect((await stored(iri)).aspMailSend).toBe(true);
});

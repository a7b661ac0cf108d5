import { expect, test } from 'vitest';
import type { Role } from '../../src/domain/access/roles.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const dispo = await system.as('dispo');
const queued = async () =>
  Number((await system.database.pool.query<{ n: number }>('select count(*) as n from mail_logs')).rows[0]?.n);

test('a mail can be read before it is sent, as it will be sent, and nothing is queued by that', async () => {
  shows('M01');
  const customer = await system.given.customer({
    email: 'kundin@firma.example',
    anrede: 'Herr',
    nachname: 'Öz',
    mailConfirmContractSubject: 'Ihre Überführung {orderNumber} nach {deliveryCity}',
  });
  const { iri, auftragsnummer } = await system.given.contract({ contractClientAddress: customer.iri });
  const shown = await dispo.post(`${iri}/mail_preview`, { kind: 'confirmation' });
  expect(shown.status).toBe(200);
  expect(shown.body).toMatchObject({
    recipients: ['kundin@firma.example'],
    subject: `Ihre Überführung ${String(auftragsnummer)} nach Ulm`,
    attachments: [`Auftrag-${String(auftragsnummer)}.pdf`],
  });
  expect(shown.body.text).toContain('Guten Tag Herr Öz,\n\nvielen Dank für Ihren Auftrag.');
  expect(await queued()).toBe(0);
  await dispo.patch(iri, { auftragbestaetigt: '1', sendConfirmationEmail: true });
  const [mail] = (await dispo.get('/api/mail_logs')).body['hydra:member'];
  expect([mail.subject, mail.textPreview, mail.htmlPreview]).toEqual([
    shown.body.subject,
    shown.body.text,
    shown.body.html,
  ]);
});

test('the mails to a driver name the one who is chosen, and him who drives otherwise', async () => {
  shows('M02', 'M03');
  const [one, other] = [
    await system.given.driver({ email: 'einer@firma.example', anrede: 'Frau', nachname: 'Eins' }),
    await system.given.driver({ email: 'andere@firma.example', fax: 'zweite@firma.example' }),
  ];
  const accessory = await system.given.record('accessories', { name: 'Serviceheft' });
  const next = await system.given.contract({
    pickupTimeFrom: '16:30',
    pickupTimeTo: '18:30',
    pickupLocation: { ort: 'Ulm' },
    deliveryLocation: { ort: 'Köln' },
  });
  const { iri } = await system.given.contract({
    driver: one.iri,
    googleKm: 387.4,
    googleFahrzeit: 230,
    infoDriver: 'Maut ist bezahlt',
    zubehoerArray: [accessory.iri],
  });
  await dispo.patch(iri, { abafahrt: '1' });
  await dispo.patch(next.iri, { anschlussvon: iri, abafahrt: '1' });
  const preview = async (body: object) => (await dispo.post(`${iri}/mail_preview`, body)).body;
  const assignment = await preview({ kind: 'driverAssignment' });
  expect(assignment.recipients).toEqual(['einer@firma.example']);
  expect(assignment.text).toContain('Guten Tag Frau Eins,');
  expect(assignment.text).toContain(
    `Entfernung: 387 km, Fahrzeit etwa 3:50 h\nAnschluss: ${String(next.auftragsnummer)}, Ulm – Köln am 24.11.2026, 16:30 bis 18:30 Uhr\nZubehör: Serviceheft\nHinweise: Maut ist bezahlt`,
  );
  expect((await preview({ kind: 'driverCancellation', driver: other.iri })).recipients).toEqual([
    'andere@firma.example',
    'zweite@firma.example',
  ]);
});

test('the cancellation can be read while it is only asked for', async () => {
  shows('D1 §4 cancellation request confirmed', 'M04');
  const { iri } = await system.given.contract({
    contractClientAddress: (await system.given.customer({ email: 'kundin@firma.example' })).iri,
    cancellationRequested: true,
  });
  const { body } = await dispo.post(`${iri}/mail_preview`, { kind: 'cancellation' });
  expect(body.text).toContain('geplant am 24.11.2026) zum 21.11.2026, 10:12 Uhr.\nEs entstehen Ihnen keine Kosten.');
});

test('what a cancelled contract was worth is read in the preview only by who may see it, and always by the customer', async () => {
  const { iri } = await system.given.contract({
    contractClientAddress: (await system.given.customer({ email: 'kundin@firma.example' })).iri,
    cancellationRequested: true,
    auftragswert: '385.00',
    auftragswertIsSet: true,
  });
  const shownTo = async (role: Role) =>
    (await (await system.as(role)).post(`${iri}/mail_preview`, { kind: 'cancellation' })).body;
  expect((await shownTo('dispo')).text).toContain('Für die Stornierung berechnen wir 385,00 € netto.');
  const { text, html } = await shownTo('office');
  expect(text).toContain('Für die Stornierung berechnen wir … netto.');
  expect(text + html).not.toContain('385');
  await (await system.as('office')).patch(iri, { isStorniert: true });
  const [mail] = (await dispo.get('/api/mail_logs?order[id]=desc')).body['hydra:member'];
  expect([mail.template, mail.textPreview.includes('berechnen wir 385,00 € netto')]).toEqual(['M04', true]);
});

test('without an address there is no mail; unknown mails and contracts are refused in German', async () => {
  const { iri } = await system.given.contract();
  expect((await dispo.post(`${iri}/mail_preview`, { kind: 'confirmation' })).body).toEqual({
    recipients: [],
    subject: null,
    text: null,
    html: null,
    attachments: [],
  });
  expect((await dispo.post(`${iri}/mail_preview`, { kind: 'werbung' })).body.violations?.[0]?.propertyPath).toBe(
    'kind',
  );
  expect((await dispo.post(`${iri}/mail_preview`)).body.violations).toEqual([
    { propertyPath: 'kind', message: 'Pflichtfeld' },
  ]);
  expect((await dispo.post('/api/contracts/999999/mail_preview', { kind: 'confirmation' })).status).toBe(404);
  expect((await (await system.as('personal')).post(`${iri}/mail_preview`, { kind: 'confirmation' })).status).toBe(403);
});

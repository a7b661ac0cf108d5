import { expect, test } from 'vitest';
import { noteCompany } from '../../server/company.ts';
import { askedAppointment, pressed } from '../harness/askedAppointment.ts';
import { leitstand } from '../harness/leitstand.ts';
import { company } from '../harness/mailRoom.ts';

// A Saturday; the days of the contract begin with the Tuesday after.
const system = await leitstand({ now: '2026-11-21T09:12:00Z' });
const { given, anonymous } = system;
const office = await system.as('office');
await noteCompany(system.database.pool, company);

/** What is read on the page, its elements left out. */
const words = async (path: string) => {
  const [, body = ''] = (await (await anonymous.open(path)).text()).split('<body>');
  return body
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
};

test('the question is put in its own words, from the customer in whose name it is asked to the company behind it', async () => {
  const customer = await given.customer({ firma: 'Rheinbogen Leasing GmbH' });
  const { path, avis } = await askedAppointment(system, {
    contractClientAddress: customer.iri,
    manufacturer: 'Cupra',
    carModel: 'Born',
    deliveryLocation: {
      strasse: 'Gewerbepark',
      hausnr: '8',
      plz: '50667',
      ort: 'Köln',
      ansprechparter1: 'Sabine Lenz',
      anspr1telefon: '0171 3920018',
    },
  });
  const body = await (await anonymous.open(path)).text();
  const read = await words(path);
  for (const text of [
    'Wann dürfen wir das Fahrzeug ausliefern? Im Auftrag von Rheinbogen Leasing GmbH',
    'Cupra Born Gewerbepark 8, 50667 Köln ändern',
    'Stimmt die Adresse nicht? Bitte beschreiben Sie kurz, wo das Fahrzeug steht. Wir melden uns.',
    'Bitte wählen Sie ein Zeitfenster Dienstag, 24. November 08:00–10:00 Uhr frei gewählt Mittwoch, 25. November 10:00–12:00 Uhr frei gewählt Donnerstag, 26. November 14:00–16:00 Uhr frei gewählt',
    'Keines passt anderen Termin vorschlagen Datum von bis Montag bis Freitag, 8 bis 18 Uhr, mindestens zwei Stunden Nachricht (freiwillig)',
    'Wer ist vor Ort? Name Telefon für den Fahrer',
    'Di 24.11., 08:00–10:00 bestätigen',
    'Vorschlag senden Sie können bis Montag, 12:00 Uhr ändern. Link gültig bis 26.11.2026.',
    'Muster Überführungen GmbH · 0221 4710 100 · Impressum · Datenschutz',
  ])
    expect(read).toContain(text);
  expect(body).toContain('data-offline="Ihre Antwort konnte nicht gesendet werden. Bitte versuchen Sie es erneut."');
  expect([body.includes('value="Sabine Lenz"'), body.includes('value="0171 3920018"')]).toEqual([true, true]);
  for (const coordination of ['swap', 'pickup_swap', 'swap_delivery', 'pickup_swap_delivery']) {
    await office.patch(avis, { coordination });
    expect(await words(path)).toContain('Wann dürfen wir das Fahrzeug tauschen?');
  }
});

test('who proposes another day reads that somebody looks at it; where nothing is free any more he reads whom to call', async () => {
  const wished = await askedAppointment(system);
  await pressed(system, wished.path, { fenster: 'other', tag: '2026-11-30', von: '09:00', bis: '12:00' });
  expect(await words(wished.path)).toContain(
    'Vielen Dank für Ihren Vorschlag Montag, 30.11.2026, 09:00 bis 12:00 Uhr. Wir melden uns, sobald er geprüft ist.',
  );
  const pickup = await askedAppointment(system, { side: 'pickup', contractType: 'PICKUP' });
  expect(await words(pickup.path)).toContain('Wann dürfen wir das Fahrzeug abholen?');
  for (const datum of ['2026-11-24', '2026-11-25', '2026-11-26']) await given.record('disposition_locks', { datum });
  expect(await words(pickup.path)).toContain(
    'Die vorgeschlagenen Zeitfenster sind vergeben. Bitte schlagen Sie einen anderen Termin vor oder rufen Sie uns an: 0221 4710 100.',
  );
});

test('links that lead nowhere and answers that come too late name the number to call', async () => {
  expect(await words(`/termin/${'a'.repeat(32)}`)).toContain(
    'Dieser Link ist nicht (mehr) gültig. Bitte rufen Sie uns an: 0221 4710 100.',
  );
  const { path } = await askedAppointment(system);
  await pressed(system, path, { fenster: '1', name: 'Lenz' });
  system.clock.now = new Date('2026-11-23T11:00:00Z');
  expect(await words(path)).toContain(
    'Der Termin lässt sich hier nicht mehr ändern. Bitte rufen Sie uns an: 0221 4710 100.',
  );
});

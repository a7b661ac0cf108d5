import { expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { mailRoom } from '../harness/mailRoom.ts';
import { shows } from '../specification/shows.ts';

const { system, server, dispo, round, mailsOf } = await mailRoom();
const { given } = system;
const rule = (values: object) => given.record('address_mails', { ruleType: 'disposition', type: 'mail', ...values });
const told = async (id: number) =>
  (await mailsOf(id)).filter((it: Json) => it.template === 'M18').map((it: Json) => it.recipients);
const change = async (iri: string, values: object) => expect((await dispo.patch(iri, values)).status).toBe(200);

test('when a driver is set, each address that the mail rules name hears of it, once', async () => {
  shows('M18');
  const customer = await given.customer();
  const place = await given.record('addresses', { firma: 'Autohaus Nord', plz: '50667', street: 'Ring', hausnr: '1' });
  const contract = await given.contract({
    contractClientAddress: customer.iri,
    datum: '2026-11-24',
    bringdatum: '2026-11-25',
    pickupTimeFrom: '08:00',
    pickupTimeTo: '10:00',
    manufacturer: 'Volkswagen',
    carModel: 'ID.4',
    licensePlate: 'K-LS 418E',
    pickupLocation: { firma: 'Autohaus  nord', plz: '50667', strasse: 'Ring 1', hausnr: null, ort: 'Köln' },
    deliveryLocation: { firma: 'Solartechnik', plz: '89073', ort: 'Ulm' },
  });
  await rule({ customer: customer.iri, mailAddress: 'flotte@kunde.example' });
  await rule({ customer: customer.iri, mailAddress: 'Flotte@kunde.example' });
  await rule({ customer: null, address: place.iri, ruleCondition: 'start', mailAddress: 'hof@nord.example' });
  await rule({ customer: null, address: place.iri, ruleCondition: 'end', mailAddress: 'falsch@nord.example' });
  await rule({ customer: (await given.customer()).iri, mailAddress: 'anderer@kunde.example' });
  await rule({ customer: customer.iri, mailAddress: 'u3@kunde.example', ruleType: 'U3' });
  const { rules } = (await dispo.get(`${contract.iri}/mail_rules`)).body;
  expect(rules.map((it: Json) => [it.recipient, it.mails, it.whyNot])).toEqual([
    ['flotte@kunde.example', ['M18 Fahrer eingeteilt'], null],
    ['Flotte@kunde.example', ['M18 Fahrer eingeteilt'], 'Dieselbe Adresse nennt schon eine andere Regel.'],
    ['hof@nord.example', ['M18 Fahrer eingeteilt'], null],
    ['falsch@nord.example', ['M18 Fahrer eingeteilt'], 'Die Regel gilt nur, wenn die Adresse Zustelladresse ist.'],
    ['u3@kunde.example', ['M10 Protokoll Zustellung (U3)', 'M11 Protokoll abgeschlossen (U4)'], null],
  ]);
  const driver = await given.driver({ vorname: 'Karl', nachname: 'Grün' });
  await change(contract.iri, { driver: driver.iri });
  expect((await told(contract.id)).toSorted()).toEqual(['flotte@kunde.example', 'hof@nord.example']);
  await round();
  const mail = server.received.find((it) => it.envelope[0] === 'hof@nord.example');
  expect(mail?.subject).toBe(`Auftrag ${contract.auftragsnummer ?? ''}: Fahrer eingeteilt, K-LS 418E`);
  expect(mail?.text).toContain(`Guten Tag,

für den Auftrag ${contract.auftragsnummer ?? ''} (Volkswagen ID.4, K-LS 418E) ist Karl Grün als Fahrer eingeteilt.
Abholung: 24.11.2026, 08:00 bis 10:00 Uhr, 50667 Köln
Zustellung: 25.11.2026, 89073 Ulm
`);
  await change(contract.iri, { infoBackend: 'nichts Neues' });
  await change(contract.iri, { driver: null });
  expect(await told(contract.id)).toHaveLength(2);
});

test('a driver that is taken back before the mail has left is told to nobody', async () => {
  const customer = await given.customer();
  await rule({ customer: customer.iri, mailAddress: 'flotte@kunde.example' });
  const contract = await given.contract({ contractClientAddress: customer.iri, datum: '2026-11-24' });
  const driver = await given.driver();
  await change(contract.iri, { driver: driver.iri, mailsWaitForUndo: true });
  expect(await told(contract.id)).toHaveLength(1);
  system.clock.advance(1_000);
  await change(contract.iri, { driver: null, withdrawWaitingMails: true });
  expect(await told(contract.id)).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { mailRoom } from '../harness/mailRoom.ts';
import { shows } from '../specification/shows.ts';

const { system, server, dispo, round, mailsOf } = await mailRoom();
const { given } = system;
const rule = (values: object) => given.record('address_mails', { type: 'mail', ...values });
const change = async (iri: string, values: object) => expect((await dispo.patch(iri, values)).status).toBe(200);
const told = async (id: number) =>
  (await mailsOf(id))
    .filter((it: Json) => ['M09', 'M10'].includes(it.template as string))
    .map((it: Json) => `${String(it.template)} ${String(it.recipients)}`);

async function ride(values: object = {}) {
  const customer = await given.customer();
  const contract = await given.contract({
    contractClientAddress: customer.iri,
    manufacturer: 'Volkswagen',
    carModel: 'ID.4',
    licensePlate: 'K-LS 418E',
    deliveryTimeFrom: '14:30',
    deliveryTimeTo: '16:30',
    ...values,
  });
  const protocol = String((await dispo.get(contract.iri)).body.protocol['@id']);
  return { customer, contract, protocol };
}

test('the mail rules of U2 and U3 are told of pickup and delivery, with the paper', async () => {
  shows('M09', 'M10', 'R30');
  const { customer, contract, protocol } = await ride({ verzoegerteAbgabe: true });
  await rule({ customer: customer.iri, ruleType: 'U2', mailAddress: 'u2@kunde.example' });
  await rule({ customer: customer.iri, ruleType: 'U3', mailAddress: 'u3@kunde.example', pdfType: 'withImages' });
  await change(protocol, { processState: 'STARTED' });
  await change(protocol, { processState: 'SUBMITTED', mileageOnSubmit: 12_345, fuelLevelOnSubmit: 4 });
  await change(protocol, { processState: 'SUBMITTED', driverCollectionComment: 'nichts Neues' });
  await change(protocol, {
    processState: 'RECEIVED',
    mileageOnReceive: 12_737,
    receiverSignature: { name: 'Eva Weiß', signatureType: 'SIGNATURE' },
  });
  expect(await told(contract.id)).toEqual(['M09 u2@kunde.example', 'M10 u3@kunde.example']);
  await round();
  const number = contract.auftragsnummer ?? '';
  const [pickedUp, delivered] = ['u2', 'u3'].map((it) =>
    server.received.find((mail) => mail.envelope[0] === `${it}@kunde.example`),
  );
  expect(pickedUp?.subject).toBe(`Fahrzeug abgeholt: K-LS 418E, Auftrag ${number}`);
  expect(pickedUp?.text).toContain('in Köln übernommen. Kilometerstand: 12.345 km, Ladestand 50 %.');
  expect(pickedUp?.text).toContain('Voraussichtliche Zustellung: 24.11.2026, 14:30 bis 16:30 Uhr in Ulm.');
  expect(pickedUp?.text).toContain('Das Übernahmeprotokoll finden Sie in der Anlage ohne Bilder.');
  expect(delivered?.text).toContain('in Ulm übergeben an Eva Weiß.');
  expect(delivered?.text).toContain('Das Übergabeprotokoll finden Sie in der Anlage mit Bildern.');
});

test('what was skipped, taken back or is an empty run is told to nobody', async () => {
  shows('R30');
  const { customer, contract, protocol } = await ride();
  for (const ruleType of ['U2', 'U3'])
    await rule({ customer: customer.iri, ruleType, mailAddress: 'alles@kunde.example' });
  await change(protocol, { processState: 'RECEIVED' });
  expect(await told(contract.id)).toEqual(['M10 alles@kunde.example']);
  await change(protocol, { processState: 'SUBMITTED' });
  await change(protocol, { emptyRunDone: true, processState: 'RECEIVED' });
  await change(protocol, { processState: 'CLOSED' });
  await change(protocol, { processState: 'RECEIVED' });
  expect(await told(contract.id)).toHaveLength(1);
});

test('the mails of a ride are found at its order and at its protocol, by all who read either', async () => {
  shows('D3 §2 mail_logs', 'D3 §2 Mails tab');
  const { customer, contract, protocol } = await ride();
  await rule({ customer: customer.iri, ruleType: 'U2', mailAddress: 'u2@kunde.example' });
  await change(customer.iri, { email: 'kundin@firma.example' });
  await change(contract.iri, { auftragbestaetigt: '1', sendConfirmationEmail: true });
  await change(protocol, { processState: 'SUBMITTED' });
  const entities = JSON.stringify([
    { entityType: 'Contract', entityId: contract.id },
    { entityType: 'Protocol', entityId: Number(protocol.split('/').at(-1)) },
  ]);
  const found = async (role: Parameters<typeof system.as>[0], more = {}) => {
    const { status, body } = await (
      await system.as(role)
    ).get(
      `/api/mail_logs?${new URLSearchParams({ entities, 'order[createdAt]': 'desc', 'order[id]': 'desc', ...more })}`,
    );
    return status === 200 ? body['hydra:member'].map((it: Json) => it.template) : status;
  };
  for (const role of ['admin', 'dispo', 'office', 'office_l2', 'buchhaltung'] as const) {
    expect([role, await found(role)]).toEqual([role, ['M09', 'M01']]);
    expect([role, await found(role, { kind: 'protocol' })]).toEqual([role, ['M09']]);
    expect([role, await found(role, { kind: 'protocol', subject: 'geholt', isSend: 'false' })]).toEqual([
      role,
      ['M09'],
    ]);
    expect([role, await found(role, { kind: 'protocol', status: 'sent' })]).toEqual([role, []]);
  }
  expect(await found('personal')).toBe(403);
});

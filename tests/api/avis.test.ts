import { expect, test } from 'vitest';
import { avisDesk, faultOf } from '../harness/avisDesk.ts';
import { iriIn } from '../harness/contractDesk.ts';
import { shows } from '../specification/shows.ts';

const { arranged, given, dispo, change, refused, read, numbers, system } = await avisDesk();

test('an avis shows what its contract says, and both ends with whom to ask', async () => {
  shows('R42', 'D2 §3 Contract avis');
  const customer = await given.customer({ firma: 'Rheinbogen Leasing GmbH', kuerzel: 'RHBLEA' });
  const { contract, iri } = await arranged({
    contractClientAddress: customer.iri,
    licensePlate: 'K-LS 418E',
    manufacturer: 'VW',
    pickupLocation: { ansprechparter1: 'F. Ahlgrimm', anspr1telefon: '0711 555', anspr1email: 'f@firma.example' },
  });
  const avis = await read(iri);
  expect(avis.contractDetails).toMatchObject({
    contract: contract.iri,
    orderNumber: contract.auftragsnummer,
    customer: customer.iri,
    customerCode: 'RHBLEA',
    customerName: 'Rheinbogen Leasing GmbH',
    driver: null,
    driverName: null,
    licensePlate: 'K-LS 418E',
    carModel: 'VW Golf',
    electric: false,
    flex: false,
    pickupDate: '2026-11-24',
    pickupTime: '08:00–10:00',
    deliveryTime: '14:00–16:00',
  });
  expect(avis.addressContainers).toEqual([
    expect.objectContaining({ title: 'Abholung', ort: 'Köln', contactName: 'F. Ahlgrimm', highlight: false }),
    expect.objectContaining({
      title: 'Zustellung',
      ort: 'Ulm',
      strasse: 'Hauptstraße 1',
      email: null,
      highlight: true,
    }),
  ]);
  expect([avis.missingContactInformation, avis.mailMissing]).toEqual([true, true]);
  const turned = await change(iri, { coordination: 'pickup' });
  expect([turned.missingContactInformation, turned.mailMissing]).toEqual([false, false]);
  const row = (await dispo.get(`/api/contract_avis?contract=${contract.id}`)).body['hydra:member'][0];
  expect([row.contractDetails, row.addressContainers]).toEqual([turned.contractDetails, turned.addressContainers]);
});

test('what an avis shows of its contract follows it, and consoles hear of it', async () => {
  const { contract, iri } = await arranged();
  const before = await read(iri);
  await change(contract.iri, { licensePlate: 'K-AB 12' });
  expect((await read(iri)).contractDetails.licensePlate).toBe('K-AB 12');
  const { rows } = await system.database.pool.query(
    "select 1 from change_log where path = 'contract_avis' and record_id = $1 and version = $2",
    [before.id, before.version],
  );
  expect(rows.length).toBeGreaterThan(1);
  await change(contract.iri, { contractType: 'PICKUP', datum: '2026-11-25', bringdatum: '2026-11-25' });
  expect(await read(iri)).toMatchObject({
    contractType: 'PICKUP',
    pickupDate: '2026-11-25',
    deliveryDate: '2026-11-25',
  });
  const customer = await given.customer();
  const listed = (filter: string) => numbers(`contractClientAddress=${customer.iri}&flexContract=${filter}`);
  await change(contract.iri, { contractClientAddress: customer.iri });
  expect([await listed('true'), await listed('false')]).toEqual([[], [contract.auftragsnummer]]);
  await change(contract.iri, { flexContract: true, bringdatum: '2026-11-30' });
  expect([await listed('true'), await listed('false')]).toEqual([[contract.auftragsnummer], []]);
});

test('days and windows written at the avis are those of contract and protocol', async () => {
  shows('D2 §7 update avis');
  const { contract, iri } = await arranged();
  await change(iri, {
    pickupDate: '2026-11-25',
    deliveryDate: '2026-11-26',
    pickupTimeFrom: '09:00',
    pickupTimeTo: '11:00',
  });
  const order = await read(contract.iri);
  expect(order).toMatchObject({
    datum: '2026-11-25',
    bringdatum: '2026-11-26',
    pickupTimeFrom: '09:00',
    pickupTimeTo: '11:00',
  });
  expect(await read(iriIn(order.protocol) ?? '')).toMatchObject({
    pickupDateRaw: '2026-11-25',
    pickupTimeFrom: '09:00',
  });
  const [entry] = (await read(iri)).logs;
  expect(entry).toMatchObject({ user: { kuerzel: 'TD', system: false }, note: null });
  expect(entry.systemLogs.split('\n')).toEqual([
    'Abholung: 24.11.2026, 08:00–10:00 → 25.11.2026, 09:00–11:00',
    'Zustellung: 24.11.2026, 14:00–16:00 → 26.11.2026, 14:00–16:00',
  ]);
});

test('a time that cannot be is refused at its field, and nothing is lost', async () => {
  const { iri } = await arranged();
  expect(faultOf(await refused(iri, { pickupTimeFrom: '12:00', pickupTimeTo: '11:00' }))).toEqual({
    propertyPath: 'pickupTimeTo',
    message: '„bis“ liegt vor „von“',
  });
  expect(faultOf(await refused(iri, { pickupDate: '2026-11-30' }))).toEqual({
    propertyPath: 'deliveryDate',
    message: 'Die Zustellung liegt vor der Abholung',
  });
  expect((await refused(iri, { pickupDate: '2026-02-30' }))[0]).toBe(422);
});

test('each change leaves an entry in the log, also one that was made at the contract', async () => {
  const { contract, iri } = await arranged();
  await change(iri, { status: 'doing', color: 'reminderOffice', note: 'Mailbox', userNotes: 'angerufen' });
  await change(contract.iri, { pickupTimeFrom: '09:00' });
  await change(iri, { color: 'none' });
  const avis = await read(iri);
  expect(avis.color).toBeNull();
  expect(avis.logs).toMatchObject([
    {
      user: { kuerzel: 'TD', system: false },
      userNotes: 'angerufen',
      note: 'Mailbox',
      fields: {
        status: { from: 'pending', to: 'doing' },
        color: { from: null, to: 'reminderOffice' },
        note: { from: null, to: 'Mailbox' },
      },
    },
    {
      user: { kuerzel: 'TD', system: true },
      systemLogs: 'Abholung: 24.11.2026, 08:00–10:00 → 24.11.2026, 09:00–10:00',
      fields: { status: { from: null, to: null } },
    },
    { fields: { color: { from: 'reminderOffice', to: null } } },
  ]);
});

test('a link is set and removed on both sides at once, read as address, and the way there is the one that follows no other', async () => {
  shows('D2 §7 update avis effects', 'D2 §4 avis groups');
  const there = await arranged();
  const back = await arranged({
    anschlussvon: there.contract.iri,
    abafahrt: '1',
    datum: '2026-11-20',
    bringdatum: '2026-11-20',
  });
  await change(back.iri, { link: there.id });
  expect(await read(there.iri)).toMatchObject({ link: back.iri, linkDirection: 'outbound' });
  const whole = await read(back.iri);
  expect(whole).toMatchObject({ link: there.iri, linkDirection: 'return' });
  expect(whole.linkedAvis).toMatchObject({
    '@id': there.iri,
    status: 'pending',
    contractDetails: { orderNumber: there.number },
    linkDirection: 'outbound',
  });
  expect(whole.linkedAvis.addressContainers).toHaveLength(2);
  expect(whole.addressContainers[1]).toMatchObject({ title: 'Zustellung (Tausch)', highlight: true });
  await change(there.iri, { link: null });
  for (const iri of [there.iri, back.iri])
    expect(await read(iri)).toMatchObject({ link: null, linkDirection: null, linkedAvis: null });
});

test('without a connection the way there is the earlier pickup, also after a day has changed', async () => {
  const [one, other] = [await arranged({ datum: '2026-11-25' }), await arranged()];
  await change(one.iri, { link: other.iri });
  expect([(await read(one.iri)).linkDirection, (await read(other.iri)).linkDirection]).toEqual(['return', 'outbound']);
  await change(other.contract.iri, { datum: '2026-11-27', bringdatum: '2026-11-27' });
  expect([(await read(one.iri)).linkDirection, (await read(other.iri)).linkDirection]).toEqual(['outbound', 'return']);
});

test('an avis is linked neither to itself nor to one that has a partner, so there is no circle', async () => {
  const [one, two, three] = [await arranged(), await arranged(), await arranged()];
  expect(faultOf(await refused(one.iri, { link: one.iri }))).toEqual({
    propertyPath: 'link',
    message: 'Eine Avisierung kann nicht mit sich selbst verknüpft werden.',
  });
  await change(one.iri, { link: two.iri });
  expect(faultOf(await refused(three.iri, { link: two.id }))).toEqual({
    propertyPath: 'link',
    message: `Die Avisierung zu Auftrag ${two.number} ist bereits verknüpft.`,
  });
  expect((await refused(two.iri, { link: three.iri }))[0]).toBe(422);
  expect((await refused(three.iri, { link: 999_999 }))[0]).toBe(422);
});

test('of two clerks who link the same avis at once one does, and the other reads why not', async () => {
  const [wanted, one, two] = [await arranged(), await arranged(), await arranged()];
  const other = await system.as('office');
  const answers = await Promise.all([
    dispo.patch(one.iri, { link: wanted.iri }),
    other.patch(two.iri, { link: wanted.iri }),
  ]);
  expect(answers.map((it) => it.status).toSorted()).toEqual([200, 422]);
  const linked = await read(wanted.iri);
  expect([one.iri, two.iri]).toContain(linked.link);
  expect((await read(linked.link)).link).toBe(wanted.iri);
});

import { describe, expect, test } from 'vitest';
import { protocolDesk, signedBy } from '../harness/protocolDesk.ts';
import { shows } from '../specification/shows.ts';

const { system, given, begun, read, change, refused, told } = await protocolDesk();
const office = await system.given.user({ roles: ['office'] });

describe('the states of a protocol', () => {
  test('tell the contract how far its ride has come, and by how much it was longer', async () => {
    shows('R10', 'R10 istkm', 'R30', 'D3 §4 staff sets state', 'D3 §7 protocol effects');
    const { order, iri } = await begun({ verzoegert: true });
    await change(order, { googleKm: 387.4 });
    await change(iri, { processState: 'STARTED' });
    expect((await read(order)).verzoegert).toBe(true);
    await change(iri, { processState: 'SUBMITTED', mileageOnSubmit: 12_345 });
    expect(await read(order)).toMatchObject({ verzoegert: false, istkm: null, abgeschlossen: false });
    await change(iri, { mileageOnReceive: 12_800 });
    expect((await read(order)).istkm).toBeNull();
    expect(await change(iri, { processState: 'RECEIVED' })).toMatchObject({
      processState: 'RECEIVED',
      differenceBetweenGoogleAndActualKm: 67.6,
      translatedUStatus: 'Ausgeliefert U3',
    });
    expect(await read(order)).toMatchObject({ istkm: 455, differenceBetweenGoogleAndActualKm: 67.6 });
    await change(order, { googleKm: 400 });
    expect((await read(iri)).differenceBetweenGoogleAndActualKm).toBe(55);
    await change(iri, { mileageOnReceive: 12_000 });
    expect((await read(order)).istkm).toBeNull();
    expect((await read(iri)).differenceBetweenGoogleAndActualKm).toBeNull();
  });

  test('close with everything, and open again without what only closing gave', async () => {
    shows('R30', 'D3 §4 close and reopen');
    const { order, iri } = await begun({}, { processState: 'RECEIVED' });
    const closed = await change(iri, { processState: 'CLOSED', allUploadsDone: true });
    expect(closed).toMatchObject({ closed: system.clock.now.toISOString(), allUploadsDone: true });
    expect(closed.statusArray.map((it: { status: number }) => it.status)).toEqual([3, 4]);
    expect((await read(order)).abgeschlossen).toBe(true);
    await system.database.pool.query('update protocols set "mailSend" = true where "orderNumber" = $1', [
      closed.orderNumber,
    ]);
    expect(await change(iri, { processState: 'RECEIVED' })).toMatchObject({
      closed: null,
      allUploadsDone: true,
      mailSend: true,
    });
    expect((await read(order)).abgeschlossen).toBe(false);
    expect(await change(iri, { processState: 'SUBMITTED' })).toMatchObject({ mailSend: false });
  });

  test('an empty run is one of the contract, and taken back it is none of both', async () => {
    shows('R10', 'D3 §4 other resets');
    const { order, iri } = await begun();
    await change(iri, { emptyRunDone: true, emptyRunReason: 'carNotPresent', emptyRunApprovedBy: 'dispo' });
    expect((await read(order)).leerfahrt).toBe(true);
    expect(await change(iri, { emptyRunDone: false })).toMatchObject({
      emptyRunReason: null,
      emptyRunApprovedBy: null,
    });
    expect((await read(order)).leerfahrt).toBe(false);
  });

  test('waiting that somebody approved costs what an hour costs', async () => {
    shows('R21');
    const customer = await given.customer({ wartestundenpreis: '20.00' });
    const { order, iri } = await begun({ contractClientAddress: customer.iri });
    await change(iri, {
      waitings: [
        { minutes: 20, approvedBy: 'dispo', reason: 'carNotPresent' },
        { minutes: 18, approvedBy: 'dispo', reason: 'wrongAddress' },
        { minutes: 90, approvedBy: null, reason: 'charging' },
      ],
    });
    expect((await read(order)).costTotals).toMatchObject({ waitingTime: '15.00', taxi: null });
  });

  test('flags of the office change nothing else', async () => {
    shows('D3 §4 flags');
    const { iri } = await begun({}, { processState: 'CLOSED' });
    expect(await change(iri, { aktiv: false, mailLocked: true })).toMatchObject({
      aktiv: false,
      mailLocked: true,
      processState: 'CLOSED',
      availableSnapshots: [{ counter: 1 }],
    });
  });
});

describe('places of a protocol', () => {
  test('changed here they follow the contract no longer, until their lock is lifted', async () => {
    shows('R4', 'D3 §4 other resets');
    const { order, iri } = await begun();
    expect(await change(iri, { pickupLocation: { ort: 'Bonn' } })).toMatchObject({
      pickupLocationLocked: true,
      deliveryLocationLocked: false,
    });
    await change(order, { pickupLocation: { ort: 'Siegburg' }, deliveryLocation: { ort: 'Aalen' } });
    expect(await read(iri)).toMatchObject({ pickupLocation: { ort: 'Bonn' }, deliveryLocation: { ort: 'Aalen' } });
    expect(await change(iri, { pickupLocationLocked: false })).toMatchObject({
      pickupLocation: { ort: 'Siegburg' },
      pickupLocationLocked: false,
    });
    await change(order, { pickupLocation: { ort: 'Hennef' } });
    expect((await read(iri)).pickupLocation.ort).toBe('Hennef');
  });

  test('that the vehicle has left behind stay as they were when their lock is lifted', async () => {
    const { order, iri } = await begun({}, { processState: 'SUBMITTED' });
    await change(iri, { pickupLocation: { ort: 'Bonn' } });
    await change(order, { pickupLocation: { ort: 'Siegburg' } });
    expect((await change(iri, { pickupLocationLocked: false })).pickupLocation.ort).toBe('Bonn');
  });

  test('what the office wrote beside it stays when the contract changes something else', async () => {
    shows('R4');
    const { order, iri } = await begun({ manufacturer: 'Audi' });
    await change(iri, { autotyp: 'Golf Variant' });
    await change(order, { manufacturer: 'Volkswagen', pickupTimeFrom: '09:00' });
    expect(await read(iri)).toMatchObject({
      hersteller: 'Volkswagen',
      autotyp: 'Golf Variant',
      pickupTimeFrom: '09:00',
    });
  });

  test('accessories of the contract are the protocol’s, those that were found stay found', async () => {
    shows('R4', 'R34');
    const [keys, papers] = [await given.record('accessories', { name: 'Fahrzeugschlüssel' }), '/api/accessories/2'];
    const four = '/api/accessories/4';
    await system.database.pool.query('update accessories set id = 4 where id = $1', [keys.id]);
    await given.record('accessories', { name: 'Bordmappe' });
    await system.database.pool.query(`update accessories set id = 2 where name = 'Bordmappe'`);
    const { order, iri } = await begun({ zubehoerArray: [four] });
    expect((await read(iri)).accessories).toMatchObject([{ type: { '@id': four }, selected: false }]);
    expect((await change(iri, { carKeys: 2 })).carKeys).toBeNull();
    const found = await change(iri, { accessories: [{ type: four, selected: true }], carKeys: 2, fuelCards: 1 });
    expect(found).toMatchObject({ carKeys: 2, fuelCards: null });
    await change(order, { zubehoerArray: [papers] });
    expect((await read(iri)).accessories).toMatchObject([
      { type: { '@id': papers }, selected: false },
      { type: { '@id': four }, selected: true },
    ]);
  });
});

describe('what is found of the vehicle', () => {
  test('another vehicle is named with its reason, and staff hear of it', async () => {
    shows('R35', 'R60 staff protocol');
    const driver = await given.driver({ vorname: 'Karl', nachname: 'Grün' });
    const { iri } = await begun({ driver: driver.iri });
    expect(await refused(iri, { licensePlateFinCheckResult: 'INVALID' })).toMatchObject([
      422,
      [{ propertyPath: 'licensePlateFinCheckNewPlate' }],
    ]);
    const { orderNumber } = await change(iri, {
      licensePlateFinCheckResult: 'INVALID',
      licensePlateFinCheckNewPlate: 'K-LS 418E',
      licensePlateFinCheckReason: 'Umgemeldet',
    });
    const mismatch = (await told('Protocol', iri)).filter((it: { title: string }) =>
      it.title.startsWith('Kennzeichen'),
    );
    expect(mismatch.at(-1)).toMatchObject({
      title: 'Kennzeichen oder FIN weicht ab',
      body: `Auftrag ${String(orderNumber)}: Karl Grün meldet K-LS 418E / –. Grund: Umgemeldet.`,
    });
    await change(iri, { driverCollectionComment: 'Alles in Ordnung.' });
    expect((await told('Protocol', iri)).length).toBe(mismatch.length);
  });

  test('an inspection date other than the contract’s waits for somebody to accept it', async () => {
    shows('R35');
    const { iri } = await begun({ tuev: '2027-03-01' });
    expect((await read(iri)).inspectionDate).toBe('2027-03-01');
    expect(await change(iri, { inspectionDate: '2027-05-01' })).toMatchObject({
      inspectionDateChanged: true,
      inspectionDateAccepted: false,
    });
    expect(await change(iri, { inspectionDateAccepted: true })).toMatchObject({ inspectionDateChanged: true });
  });

  test('staff hear of closing, waiting, empty runs and complaints, each whose business it is', async () => {
    shows('R60 staff protocol');
    const type = await given.record('protocol_complaint_types', { type: 'Bild unscharf' });
    const { order, iri } = await begun();
    await change(iri, { waitings: [{ minutes: 30, reason: 'wrongAddress' }] });
    await change(iri, { emptyRunDone: true, emptyRunReason: 'carNotPresent' });
    await change(iri, { processState: 'CLOSED' });
    await change(iri, { complaints: [{ complaint: type.iri }] });
    const toOffice = async (kind: string, about: string) =>
      (await told(kind, about)).filter((it: { roles: string[] }) => it.roles.join() === 'leitstand_office');
    const number = String((await read(order)).auftragsnummer);
    expect(office.id).toBeGreaterThan(0);
    expect((await toOffice('Protocol', iri)).map((it: { body: string }) => it.body)).toEqual([
      `Das Protokoll zu Auftrag ${number} kann geprüft und versendet werden.`,
      `Auftrag ${number}: Bild unscharf.`,
    ]);
    expect((await toOffice('Contract', order)).map((it: { body: string }) => it.body)).toEqual([
      `Der Fahrer meldet eine Leerfahrt zu Auftrag ${number}: Fahrzeug nicht vor Ort.`,
    ]);
  });
});

test('the app hears that it may go on, and its permission ends with the next step', async () => {
  shows('R60 protocol', 'R33', 'D3 §4 other resets');
  const user = await given.user({ roles: [] });
  const driver = await given.driver({ appAccess: true, user: user.iri });
  const { iri } = await begun({ driver: driver.iri });
  await change(iri, {
    processState: 'RECEIVED',
    driverSignature: signedBy('Karl Grün'),
    receiverSignature: signedBy('Eva Weiß'),
  });
  const reset = await change(iri, {
    processState: 'SUBMITTED',
    receiverSignature: null,
    additionalProperties: { editProcessPartAllowed: true, disableSignatureValidation: true },
  });
  expect(reset).toMatchObject({
    processState: 'SUBMITTED',
    receiverSignature: { name: null, signatureTime: null, signatureType: 'SIGNATURE' },
    driverSignature: { name: 'Karl Grün' },
    additionalProperties: { editProcessPartAllowed: true, disableSignatureValidation: true },
  });
  expect((await told('Protocol', iri)).at(-1)).toMatchObject({
    title: 'Protokoll freigeschaltet',
    body: `${String(reset.orderNumber)}: Zustellung kann fortgesetzt werden`,
    data: { orderNumber: reset.orderNumber, processState: 'SUBMITTED' },
  });
  await change(iri, { editingApproved: true });
  expect(await change(iri, { processState: 'RECEIVED' })).toMatchObject({
    editingApproved: false,
    additionalProperties: { editProcessPartAllowed: false, disableSignatureValidation: false },
  });
});

test('a signature reset whose state lies ahead only clears the signature', async () => {
  shows('R33', 'D3 §4 signature reset');
  const { iri } = await begun({}, { processState: 'SUBMITTED', receiverSignature: signedBy('Eva Weiß') });
  const answer = await change(iri, { processState: 'RECEIVED', receiverSignature: null });
  expect(answer).toMatchObject({ processState: 'SUBMITTED', receiverSignature: { name: null } });
  expect(answer.availableSnapshots).toHaveLength(2);
});

test('the protocol of the ride before and that of the way back know each other', async () => {
  const { order, iri } = await begun();
  const back = await begun({ anschlussvon: order, abafahrt: '1' });
  expect((await read(iri)).anschlussProtokoll['@id']).toBe(back.iri);
  expect((await read(back.iri)).previousRide['@id']).toBe(iri);
  await change(back.order, { anschlussvon: null });
  expect([(await read(iri)).anschlussProtokoll, (await read(back.iri)).previousRide]).toEqual([null, null]);
});

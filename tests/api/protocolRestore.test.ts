import { expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { lockWaits } from '../harness/lockWaits.ts';
import { protocolDesk, signedBy } from '../harness/protocolDesk.ts';
import { shows } from '../specification/shows.ts';

const { system, given, dispo, begun, read, change, refused } = await protocolDesk();
const restore = (iri: string, snapshot: number, more: object = {}) =>
  dispo.post('/api/protocols/restore_snapshot', { protocol: iri, snapshot, ...more });
const pool = system.database.pool;

/** A protocol that was delivered, with everything in it that a ride brings. */
async function delivered() {
  const ride = await begun({ pickupLocation: { ort: 'Köln' } }, { processState: 'STARTED', mileageOnSubmit: 100 });
  await change(ride.iri, {
    processState: 'SUBMITTED',
    driverSignature: signedBy('Karl Grün'),
    waitings: [{ minutes: 20, reason: 'wrongAddress', approvedBy: 'dispo' }],
    additionalPhotos: [{ title: 'Felge' }],
    carControlInnerDone: true,
    acceptanceReservations: ['rain'],
  });
  await change(ride.iri, {
    processState: 'RECEIVED',
    mileageOnReceive: 500,
    receiverSignature: signedBy('Eva Weiß'),
    additionalProperties: {
      appEvents: [{ event: 'delivered', type: 'SUBMITTED', timestamp: '2026-11-24T14:00:00.000Z' }],
    },
  });
  return ride;
}

test('every change of state leaves a restore point, and each brings back all that the protocol held', async () => {
  shows('R31', 'D3 §4 restore', 'D3 §7 restore_snapshot');
  const { order, iri } = await delivered();
  const before = await read(iri);
  expect(before.availableSnapshots).toMatchObject([
    { counter: 1, oldProcessState: 'UNPROCESSED', newProcessState: 'STARTED' },
    { counter: 2, oldProcessState: 'STARTED', newProcessState: 'SUBMITTED' },
    {
      counter: 3,
      oldProcessState: 'SUBMITTED',
      newProcessState: 'RECEIVED',
      createdAt: system.clock.now.toISOString(),
    },
  ]);
  const third = before.availableSnapshots[2].id;
  await change(iri, { waitings: [], additionalPhotos: [], acceptanceReservations: [], driverSignature: null });
  await change(iri, { processState: 'CLOSED', mailLocked: true });
  const { status, body } = await restore(iri, third);
  expect([status, body.detail]).toEqual([200, undefined]);
  expect(body).toMatchObject({
    processState: 'SUBMITTED',
    closed: null,
    mileageOnReceive: null,
    waitings: [{ minutes: 20, reason: 'wrongAddress', approvedBy: 'dispo' }],
    additionalPhotos: [{ title: 'Felge' }],
    acceptanceReservations: ['rain'],
    driverSignature: { name: 'Karl Grün' },
    receiverSignature: { name: null },
    carControlInnerDone: true,
    mailLocked: true,
    additionalProperties: { appEvents: [{ event: 'delivered' }] },
  });
  expect(body.availableSnapshots.map((it: Json) => [it.counter, it.oldProcessState, it.newProcessState])).toEqual([
    [1, 'UNPROCESSED', 'STARTED'],
    [2, 'STARTED', 'SUBMITTED'],
    [3, 'SUBMITTED', 'RECEIVED'],
    [4, 'RECEIVED', 'RECEIVED'],
    [5, 'RECEIVED', 'CLOSED'],
    [6, 'CLOSED', 'SUBMITTED'],
  ]);
  expect(await read(order)).toMatchObject({ abgeschlossen: false, istkm: null });
  const sixth = body.availableSnapshots[5].id;
  expect((await restore(iri, sixth)).body).toMatchObject({
    processState: 'CLOSED',
    mileageOnReceive: 500,
    waitings: [],
  });
  expect(await read(order)).toMatchObject({ abgeschlossen: true, istkm: 400 });
});

test('what entries had is theirs again, and those that went come back as new ones', async () => {
  shows('R31');
  const { iri } = await begun(
    {},
    {
      waitings: [
        { minutes: 20, reason: 'charging' },
        { minutes: 5, reason: 'charging' },
      ],
    },
  );
  await change(iri, { processState: 'STARTED' });
  const [first, second] = (await read(iri)).waitings;
  await change(iri, { waitings: [{ ...first, minutes: 99 }] });
  const [point] = (await read(iri)).availableSnapshots;
  const { waitings } = (await restore(iri, point.id)).body;
  expect(waitings.map((it: Json) => it.minutes)).toEqual([20, 5]);
  expect(waitings[0].id).toBe(first.id);
  expect(waitings[1].id).not.toBe(second.id);
});

test('restoring tells nobody what happened before', async () => {
  const { iri } = await delivered();
  await change(iri, { processState: 'CLOSED' });
  await change(iri, { processState: 'STARTED' });
  const count = async () => (await pool.query('select count(*)::int as n from notifications')).rows[0].n as number;
  const before = await count();
  const point = (await read(iri)).availableSnapshots.at(-1);
  expect((await restore(iri, point.id)).body.processState).toBe('CLOSED');
  expect(await count()).toBe(before);
});

test('a whole reset empties the protocol, takes the contract’s word again and can be taken back', async () => {
  shows('R32', 'D3 §4 other resets', 'D3 §7 protocol update');
  const { order, iri } = await delivered();
  await change(iri, { pickupLocation: { ort: 'Bonn' } });
  await change(iri, { processState: 'CLOSED' });
  const type = await given.record('protocol_complaint_types', { type: 'Bild fehlt' });
  await change(iri, { complaints: [{ complaint: type.iri }] });
  const reset = await change(iri, { reset: true });
  expect(reset).toMatchObject({
    processState: 'UNPROCESSED',
    statusArray: [],
    closed: null,
    allUploadsDone: false,
    mailSend: false,
    mileageOnSubmit: null,
    mileageOnReceive: null,
    waitings: [],
    additionalPhotos: [],
    acceptanceReservations: [],
    carControlInnerDone: false,
    driverSignature: { name: null },
    receiverSignature: { name: null },
    pickupLocation: { ort: 'Köln' },
    pickupLocationLocked: false,
    complaints: [{ complaint: { '@id': type.iri } }],
    additionalProperties: { appEvents: [{ event: 'delivered' }] },
  });
  expect(reset.availableSnapshots.at(-1)).toMatchObject({ oldProcessState: 'CLOSED', newProcessState: 'UNPROCESSED' });
  expect(await read(order)).toMatchObject({ abgeschlossen: false, istkm: null, costTotals: { waitingTime: null } });
  const back = await restore(iri, reset.availableSnapshots.at(-1).id);
  expect(back.body).toMatchObject({
    processState: 'CLOSED',
    pickupLocation: { ort: 'Bonn' },
    pickupLocationLocked: true,
  });
  expect((await read(order)).istkm).toBe(400);
});

test('a billed protocol is not reset, and says that it is billed without saying how', async () => {
  shows('R32');
  const { order, iri } = await delivered();
  expect((await read(iri)).isBilled).toBe(false);
  await pool.query(`update contracts set "invoiceNumbers" = $2 where id = $1`, [
    Number(order.split('/').at(-1)),
    JSON.stringify([{ type: 'Rechnung', number: '2026-000417', id: 1 }]),
  ]);
  expect(await refused(iri, { reset: true })).toMatchObject([422, [{ propertyPath: 'reset' }]]);
  const office = await system.as('office');
  expect((await office.get(iri)).body).toMatchObject({ isBilled: true, processState: 'RECEIVED' });
});

test('of two who restore at once one wins, and the other is told', async () => {
  shows('R31');
  const { iri } = await delivered();
  const [first, second] = (await read(iri)).availableSnapshots;
  const both = await system.database.transaction(async (holder) => {
    await holder.query('select from protocols where id = $1 for update', [Number(iri.split('/').at(-1))]);
    const asked = [restore(iri, first.id), restore(iri, second.id)];
    await expect.poll(() => lockWaits(system.database)).toBe(2);
    return { asked };
  });
  const answers = await Promise.all(both.asked);
  expect(answers.map((it) => it.status).toSorted()).toEqual([200, 409]);
  expect(answers.find((it) => it.status === 409)?.body.detail).toContain('inzwischen geändert');
  expect((await read(iri)).availableSnapshots).toHaveLength(4);
});

test('who saw another state of the protocol is told before anything is restored', async () => {
  const { iri } = await delivered();
  const seen = await read(iri);
  await change(iri, { driverDeliveryComment: 'Schlüssel beim Pförtner' });
  expect((await restore(iri, seen.availableSnapshots[0].id, { version: seen.version })).status).toBe(409);
  expect((await read(iri)).driverDeliveryComment).toBe('Schlüssel beim Pförtner');
});

test('a restore point of another protocol, or of none, is refused at its field', async () => {
  const [one, other] = [await delivered(), await delivered()];
  const foreign = (await read(other.iri)).availableSnapshots[0].id;
  expect((await restore(one.iri, foreign)).body.violations).toMatchObject([{ propertyPath: 'snapshot' }]);
  expect((await restore(one.iri, 999_999_999)).status).toBe(422);
  expect((await restore('/api/protocols/999999', foreign)).status).toBe(422);
  expect((await (await system.as('personal')).post('/api/protocols/restore_snapshot', {})).status).toBe(403);
});

test('nobody changes a restore point, nor deletes it before its time', async () => {
  shows('R31');
  const { iri } = await delivered();
  const id = Number(iri.split('/').at(-1));
  const refusedBy = (statement: string) => expect(pool.query(statement, [id])).rejects.toThrow('written once');
  await refusedBy(`update protocol_snapshots set content = '{}' where protocol = $1`);
  await refusedBy('delete from protocol_snapshots where protocol = $1');
  await expect(pool.query(`update protocol_snapshot_parts set content = '{}'`)).rejects.toThrow('written once');
});

test('what several restore points hold alike is kept once', async () => {
  shows('R31');
  const { iri } = await delivered();
  for (const processState of ['CLOSED', 'RECEIVED', 'CLOSED', 'RECEIVED', 'CLOSED'])
    await change(iri, { processState });
  const { rows } = await pool.query(
    `select count(*)::int as named, count(distinct part.value)::int as kept from protocol_snapshots s, jsonb_each_text(s.parts) part where s.protocol = $1`,
    [Number(iri.split('/').at(-1))],
  );
  expect(rows[0].named).toBeGreaterThan(2 * rows[0].kept);
});

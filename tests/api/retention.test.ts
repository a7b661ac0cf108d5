import { describe, expect, test } from 'vitest';
import type { Scope } from '../../server/write/behaviour.ts';
import { retentionKinds } from '../../src/domain/retention/choices/retentionKinds.ts';
import { faults } from '../harness/invoiceDesk.ts';
import { leitstand } from '../harness/leitstand.ts';
import { retentionNights } from '../harness/retentionNights.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand({ now: '2026-11-24T10:00:00Z' });
const { database, given } = system;
const [admin, accounting] = [await system.as('admin'), await system.as('buchhaltung')];
const { at, count, inScope, resultOf, rows, run } = retentionNights(system);
const period = async (kind: string) => (await admin.get(`/api/retention_periods?kind=${kind}`)).body['hydra:member'][0];

describe('what is kept, and how long', () => {
  test('every kind has its period from the first start; admin makes it longer, never shorter than the law', async () => {
    const kinds = (await accounting.get('/api/retention_periods?itemsPerPage=100')).body['hydra:member'];
    expect(kinds).toHaveLength(retentionKinds.items.length);
    const documents = await period('documents');
    expect(documents).toMatchObject({ amount: 8, unit: 'wholeYears', atLeast: 8, approved: 8, pending: null });
    expect((await accounting.patch(documents['@id'], { amount: 9 })).status).toBe(403);
    expect(faults((await admin.patch(documents['@id'], { amount: 7 })).body)).toEqual([
      ['amount', 'Mindestens 8 Jahre ab Jahresende.'],
    ]);
    const agreed = await admin.patch(documents['@id'], { agreedBy: 'Kanzlei Beispiel', agreedOn: '2026-11-20' });
    expect(agreed.body).toMatchObject({ agreedBy: 'Kanzlei Beispiel', agreedOn: '2026-11-20', approved: 8 });
  });

  test('a shortened period deletes nothing until admin has seen the count and agreed to it', async () => {
    const { id } = await given.user();
    await database.pool.query(
      `insert into notifications ("user", title, "createdAt") select $1, 'Meldung', '2026-09-10 12:00' from generate_series(1, 12)`,
      [id],
    );
    const { '@id': address } = await period('notifications');
    expect((await admin.patch(address, { amount: 30 })).body).toMatchObject({ approved: 90, pending: null });
    expect(faults((await admin.patch(address, { approveCount: 12 })).body)).toEqual([
      ['approveCount', 'Der nächtliche Lauf hat nach dieser Frist noch nicht gezählt.'],
    ]);
    await run();
    expect(await count('notifications where title = $1', ['Meldung'])).toBe(12);
    expect(await resultOf('notifications')).toMatchObject({ count: 0, pending: 12 });
    expect((await period('notifications')).pending).toBe(12);
    expect(faults((await admin.patch(address, { approveCount: 11 })).body)).toEqual([
      ['approveCount', 'Es warten 12 Datensätze.'],
    ]);
    expect((await admin.patch(address, { approveCount: 12 })).body).toMatchObject({ approved: 30, pending: null });
    await run();
    expect(await count('notifications where title = $1', ['Meldung'])).toBe(0);
    expect(await resultOf('notifications')).toMatchObject({ count: 12, oldest: '2026-09-10', newest: '2026-09-10' });
  });

  test('killed in the middle it goes on where it stood, and its report counts each row once', async () => {
    const { id } = await given.user();
    await database.pool.query(
      `insert into notifications ("user", title, "createdAt") select $1, 'Viele', '2026-01-01 12:00'::timestamp + n / 10 * interval '1 day' from generate_series(1, 450) n`,
      [id],
    );
    at('2026-11-25');
    let step = 0;
    await expect(
      run(async (work) => {
        step += 1;
        return inScope(async (scope) => {
          const done = await work(scope);
          // The server dies with a step behind it and another one done but not yet written.
          if ((await countIn(scope)) === 50) throw new Error('killed');
          return done;
        });
      }),
    ).rejects.toThrow();
    expect(step).toBeGreaterThan(2);
    expect(await count('notifications where title = $1', ['Viele'])).toBe(250);
    await run();
    expect(await count('notifications where title = $1', ['Viele'])).toBe(0);
    expect(await resultOf('notifications')).toMatchObject({ count: 450, oldest: '2026-01-01', newest: '2026-02-15' });
  });
});

/** How many of the many are left as this transaction sees it. */
async function countIn({ client }: Scope): Promise<number> {
  return Number((await client.query(`select count(*) as n from notifications where title = 'Viele'`)).rows[0].n);
}

describe('small kinds', () => {
  test('what is old goes with its traces, what is young stays', async () => {
    shows('D0 Files never deleted');
    at('2026-11-26');
    const ride = await given.contract({ angemeldet: false, alternativeLicensePlate: 'K-06 123' });
    const [{ protocol } = { protocol: 0 }] = await rows<{ protocol: number }>(
      'select protocol from contracts where id = $1',
      [ride.id],
    );
    const line = (day: string) =>
      given.record('red_plate_rides', { plate: 'K-06 123', rideDay: day, begin: '08:00', endDay: day, end: '09:00' });
    const [oldRide, youngRide] = [await line('2025-11-25'), await line('2025-11-26')];
    await database.pool.query(
      `insert into mail_logs (subject, status, "htmlPreview", "createdAt", "sentAt", "entityType", "entityId")
       values ('Willkommen', 'sent', '<p>a</p>', '2026-08-01', '2026-08-01', null, null),
              ('Passwort', 'sent', '<p>b</p>', '2026-11-01', '2026-11-01', null, null),
              ('Auftrag', 'sent', '<p>c</p>', '2026-08-01', '2026-08-01', 'Contract', $1)`,
      [ride.id],
    );
    const point = (counter: number, day: string) =>
      database.pool.query(
        `insert into protocol_snapshots (protocol, counter, created_at, username, old_state, new_state, content, parts)
         values ($1, $2, $3, 'x', 'STARTED', 'SUBMITTED', '{}', '{}')`,
        [protocol, counter, day],
      );
    await point(1, '2024-01-01');
    await point(2, '2024-02-01');
    await database.pool.query(
      `insert into file_looks (iri, image, username, looked_at) values ('/api/driver_documents/1', 1, 'x', '2025-11-01'), ('/api/driver_documents/1', 1, 'x', '2026-11-01')`,
    );
    await database.pool.query(
      `update protocols set "processState" = 'RECEIVED', "deliveryDateRaw" = '2026-05-01',
         "receiverSignature" = '{"name": "Empfänger", "driverLicenseNumber": "B072"}' where id = $1`,
      [protocol],
    );
    await run();
    expect(await count('red_plate_rides where id = $1', [oldRide.id])).toBe(0);
    expect(await count(`history where path = 'red_plate_rides' and record_id = $1`, [oldRide.id])).toBe(0);
    expect(await count('red_plate_rides where id = $1', [youngRide.id])).toBe(1);
    expect(
      await rows(
        `select subject, "htmlPreview" as text from mail_logs where "htmlPreview" is not null and subject in ('Willkommen', 'Passwort', 'Auftrag') order by id`,
      ),
    ).toEqual([
      { subject: 'Passwort', text: '<p>b</p>' },
      { subject: 'Auftrag', text: '<p>c</p>' },
    ]);
    expect(await rows('select counter from protocol_snapshots where protocol = $1', [protocol])).toEqual([
      { counter: 2 },
    ]);
    expect(await count('file_looks')).toBe(1);
    const [signed] = await rows<{ it: object }>('select "receiverSignature" as it from protocols where id = $1', [
      protocol,
    ]);
    expect(signed?.it).toEqual({ name: 'Empfänger' });
  });

  test('applicants of whom nobody heard any more go with account and papers, drivers stay', async () => {
    const applicant = async (moved: string, values: object = {}) => {
      const it = await given.driver({ approved: false, active: false, ...values });
      await given.record('driver_documents', {
        driver: it.iri,
        name: 'Gewerbe',
        type: 'tradeRegistration',
        file: await given.file(),
      });
      await given.user({ driver: it.iri, roles: [] });
      await database.pool.query('update drivers set "updatedAt" = $2 where id = $1', [it.id, moved]);
      await database.pool.query('update driver_documents set "updatedAt" = $2 where driver = $1', [it.id, moved]);
      return it;
    };
    const [gone, late, kept] = [
      await applicant('2026-05-01'),
      await applicant('2026-10-01'),
      await applicant('2026-05-01', { approved: true }),
    ];
    await given.record('retention_holds', { driver: gone.iri, reason: 'Rückfrage', until: '2026-06-30' });
    await run();
    const left = await rows<{ id: string }>('select id from drivers where id = any($1) order by id', [
      [gone.id, late.id, kept.id],
    ]);
    expect(left.map((it) => Number(it.id))).toEqual([late.id, kept.id]);
    expect(await count('driver_documents where driver = $1', [gone.id])).toBe(0);
    expect(await count('users where driver = $1', [gone.id])).toBe(0);
    expect(await count(`history where path = 'drivers' and record_id = $1`, [gone.id])).toBe(0);
  });
});

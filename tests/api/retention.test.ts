import { describe, expect, test } from 'vitest';
import { runRetention } from '../../server/actions/retention/runRetention.ts';
import { system as program } from '../../server/storage/actor.ts';
import type { Scope } from '../../server/write/behaviour.ts';
import { company, complete, faults, invoiceDesk } from '../harness/invoiceDesk.ts';
import { shows } from '../specification/shows.ts';

const { admin, accounting, database, given, made, system, threeRides } = await invoiceDesk();
await given.record('companies', company);

const at = (day: string) => {
  system.clock.now = new Date(`${day}T03:00:00Z`);
};
const clock = () => system.clock.now;
const inScope = <T>(work: (scope: Scope) => Promise<T>): Promise<T> =>
  database.transaction((client) => work(system.openScope({ client, actor: program, now: clock() })));
/** The nightly run of the test's day. */
const run = (scope: typeof inScope = inScope) =>
  runRetention({ clock, scope, signal: new AbortController().signal, log: (line) => expect(line).toBe('') });
async function rows<T = Record<string, unknown>>(query: string, values: unknown[] = []): Promise<T[]> {
  return (await database.pool.query(query, values)).rows as T[];
}
const count = async (from: string, values: unknown[] = []) =>
  Number((await rows<{ n: string }>(`select count(*) as n from ${from}`, values))[0]?.n);
const period = async (kind: string) => (await admin.get(`/api/retention_periods?kind=${kind}`)).body['hydra:member'][0];
const resultOf = async (kind: string) => {
  const [report] = await rows<{ results: { kind: string }[] }>(
    'select results from retention_runs order by day desc limit 1',
  );
  return report?.results.find((it) => it.kind === kind);
};

describe('what is kept, and how long', () => {
  test('every kind has its period from the first start; admin makes it longer, never shorter than the law', async () => {
    shows('D0 Files never deleted');
    const kinds = (await accounting.get('/api/retention_periods?itemsPerPage=100')).body['hydra:member'];
    expect(kinds).toHaveLength(14);
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
    const { iri, id } = await given.user();
    await database.pool.query(
      `insert into notifications ("user", title, "createdAt") select $1, 'Meldung', '2026-09-10' from generate_series(1, 12)`,
      [id],
    );
    expect(iri).toContain('/api/users/');
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
      `insert into notifications ("user", title, "createdAt") select $1, 'Viele', '2026-01-01'::date + n / 10 from generate_series(1, 450) n`,
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

describe('one person', () => {
  test('gets everything that is kept about him in one file, and nothing about others', async () => {
    const driver = await given.driver({ vorname: 'Runa', nachname: 'Seeberger', iban: 'DE02120300000000202051' });
    await given.record('driver_absences', { driver: driver.iri, from: '2026-12-01', until: '2026-12-03' });
    await given.contract({ driver: driver.iri, infoBackend: 'Kunde ist schwierig' });
    const { body } = await admin.post(`${driver.iri}/personal_data`, {});
    const text = await (await admin.open(body.link)).text();
    const kept = JSON.parse(text);
    expect(Object.keys(kept)).toEqual(
      expect.arrayContaining(['fahrer', 'driver_absences.driver', 'contracts.driver', 'history']),
    );
    expect(kept.fahrer[0]).toMatchObject({ nachname: 'Seeberger', iban: 'DE02120300000000202051' });
    expect(kept['contracts.driver'][0]).toMatchObject({ von: 'Köln', nach: 'Ulm' });
    expect(text).not.toContain('schwierig');
    expect((await accounting.post(`${driver.iri}/personal_data`, {})).status).toBe(403);
    expect((await admin.post('/api/drivers/999999/personal_data', {})).status).toBe(404);
  });
});

describe('documents', () => {
  test('stay to the end of their eighth year, are held as long as somebody says so, and leave their number', async () => {
    shows('D2 §4 invoice completed');
    at('2026-11-27');
    const draft = await made(accounting, (await threeRides()).contracts);
    const { body } = await complete(accounting, draft['@id']);
    const number = body.orderNumber as string;
    const [{ id } = { id: 0 }] = await rows<{ id: number }>('select id from invoices where "orderNumber" = $1', [
      number,
    ]);
    await expect(database.pool.query('delete from invoices where id = $1', [id])).rejects.toThrow('ist abgeschlossen');
    const hold = await admin.post('/api/retention_holds', { invoice: draft['@id'], reason: 'Einspruch läuft' });
    expect([hold.status, hold.body.setBy['@id']]).toEqual([201, expect.stringContaining('/api/users/')]);
    expect(faults((await admin.post('/api/retention_holds', { reason: 'nichts' })).body)).toEqual([
      ['customer', 'Bitte genau eines wählen: Kunde, Fahrer, Auftrag, Beleg oder Steuerjahr.'],
    ]);
    expect((await accounting.get('/api/retention_holds')).body['hydra:totalItems']).toBe(1);
    expect((await accounting.delete(hold.body['@id'])).status).toBe(403);
    const invoices = () => count('invoices where id = $1', [id]);
    at('2034-12-31');
    await run();
    expect([await invoices(), await resultOf('documents')]).toEqual([
      1,
      expect.objectContaining({ count: 0, held: 0 }),
    ]);
    at('2035-01-01');
    await run();
    expect([await invoices(), await resultOf('documents')]).toEqual([
      1,
      expect.objectContaining({ count: 0, held: 1 }),
    ]);
    await database.pool.query(`update retention_holds set until = '2035-01-01'`);
    await given.record('retention_holds', { taxYear: 2026, reason: 'Betriebsprüfung', until: '2035-01-02' });
    at('2035-01-02');
    await run();
    expect(await invoices()).toBe(1);
    at('2035-01-03');
    await run();
    expect([await invoices(), await count('retention_holds where invoice is not null')]).toEqual([0, 0]);
    for (const [table, column] of [
      ['invoice_entries', 'invoice'],
      ['printed_documents', 'invoice'],
    ] as const)
      expect(await count(`${table} where ${column} = $1`, [id])).toBe(0);
    expect(await count(`history where path = 'invoices' and record_id = $1`, [id])).toBe(0);
    expect(await rows('select number, kind, amount, length(hash) as hash from document_numbers')).toEqual([
      { number, kind: 'Rechnung', amount: body.amountTotal, hash: 64 },
    ]);
    // The report names no names.
    const [report] = await rows<{ results: object }>('select results from retention_runs order by day desc limit 1');
    expect(JSON.stringify(report)).not.toContain('Rheinbogen');
  });
});

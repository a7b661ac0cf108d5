import { contract } from '../../src/domain/contract/contract.ts';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { changesAfter, noteChange } from '../../server/storage/changeLog.ts';
import { system as itself } from '../../server/storage/actor.ts';
import type { Role } from '../../src/domain/access/roles.ts';
import { leitstand } from '../harness/leitstand.ts';
import { listen, type LiveEvent, type LiveReader } from '../harness/liveReader.ts';
import { shows } from '../specification/shows.ts';

shows('D0 API live changes', 'C Forms presence on row');

const system = await leitstand();

const readers: LiveReader[] = [];
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});
const listening = async (role: Role, lastEventId?: string): Promise<LiveReader> => {
  const reader = await listen(await system.as(role), lastEventId);
  readers.push(reader);
  return reader;
};
const about =
  (iri: string) =>
  ({ event, data }: LiveEvent) =>
    event === 'change' && data.iri === iri;
const patch = async (iri: string, values: object) => (await (await system.as('dispo')).patch(iri, values)).body;

describe('a change', () => {
  test('reaches every open console with the state that its user may see', async () => {
    const { iri } = await system.given.contract();
    const [dispo, office, buchhaltung, personal] = await Promise.all(
      (['dispo', 'office', 'buchhaltung', 'personal'] as const).map((it) => listening(it)),
    );
    const changed = await patch(iri, { rechnungsnotiz: 'Bitte sammeln', carModel: 'Polo' });
    const fits = (event: LiveEvent) => about(iri)(event) && event.data.version === changed.version;
    for (const reader of [dispo, buchhaltung]) {
      const { data, id } = (await reader?.next(fits)) ?? {};
      expect(data).toMatchObject({
        type: 'Contract',
        kind: 'update',
        by: 'test-dispo',
        state: {
          '@id': iri,
          version: changed.version,
          carModel: 'Polo',
          rechnungsnotiz: 'Bitte sammeln',
          contractClientAddress: { '@type': 'Customer' },
        },
      });
      expect(id).toMatch(/^\d+-\d+$/);
    }
    const { state } = (await office?.next(fits))?.data ?? {};
    expect([
      state?.carModel,
      state && 'rechnungsnotiz' in state,
      state && 'auftragswert' in state,
      state && 'invoiceNumbers' in state,
    ]).toEqual(['Polo', false, false, false]);
    expect((await buchhaltung?.next(fits))?.data.state).toHaveProperty('invoiceNumbers');
    await system.given.record('notifications', {
      user: `/api/users/${String((await (await system.as('personal')).get('/api/users/me')).body.userId)}`,
      title: 'Marke',
    });
    await personal?.next(({ data }) => data.type === 'Notification');
    expect(personal?.events.filter(({ event, data }) => event === 'change' && data.type === 'Contract')).toEqual([]);
  });

  test('brings its consequences along, in their order', async () => {
    const reader = await listening('dispo');
    const { body } = await (
      await system.as('dispo')
    ).post('/api/contracts', {
      carModel: 'Golf',
      datum: '2026-11-24',
      bringdatum: '2026-11-24',
      contractClientAddress: (await system.given.customer()).iri,
      pickupLocation: { firma: 'A', strasse: 'B', ort: 'C' },
      deliveryLocation: { firma: 'A', strasse: 'B', ort: 'C' },
    });
    const { data } = await reader.next(about(body['@id']));
    expect(data).toMatchObject({ kind: 'create', state: { protocol: { orderNumber: body.auftragsnummer } } });
    await reader.next(about(body.protocol['@id']));
  });

  test('that deletes says so without a state; many at once are one event', async () => {
    const { iri } = await system.given.record('categories', { kategorie: 'Kurzlebig' });
    const reader = await listening('office_l2');
    await (await system.as('dispo')).delete(iri);
    const { data } = await reader.next((it) => about(iri)(it) && it.data.kind === 'delete');
    expect(data).toEqual({ iri, type: 'Category', kind: 'delete', version: null, by: 'test-dispo' });
    await system.database.transaction((client) =>
      noteChange(client, {
        path: 'contracts',
        id: null,
        kind: 'bulk',
        version: null,
        by: 'System',
        detail: { from: '2026-11-21', until: '2026-11-22' },
      }),
    );
    expect((await reader.next((it) => it.event === 'bulk')).data).toEqual({
      path: 'contracts',
      from: '2026-11-21',
      until: '2026-11-22',
    });
  });

  test('of a record that cannot be shown comes without its state and holds nothing up', async () => {
    const { pool } = system.database;
    const [broken, whole] = [await system.given.contract(), await system.given.contract()];
    const reader = await listening('dispo');
    await pool.query(`update contracts set "updatedAt" = 'infinity' where id = $1`, [broken.id]);
    await system.database.transaction((client) =>
      noteChange(client, { path: 'contracts', id: broken.id, kind: 'update', version: 2, by: 'test-dispo' }),
    );
    await patch(whole.iri, { carModel: 'Polo' });
    expect((await reader.next((it) => about(broken.iri)(it) && it.data.kind === 'update')).data).toEqual({
      iri: broken.iri,
      type: 'Contract',
      kind: 'update',
      version: 2,
      by: 'test-dispo',
    });
    expect((await reader.next((it) => about(whole.iri)(it) && it.data.version === 2)).data.state.carModel).toBe('Polo');
    await pool.query('update contracts set "updatedAt" = now() where id = $1', [broken.id]);
  });

  test('that was rolled back or changed nothing is never heard of', async () => {
    const { iri } = await system.given.contract();
    const reader = await listening('dispo');
    const attempt = system.database.transaction(async (client) => {
      await system
        .openScope({ client, actor: itself, now: system.clock.now })
        .change(contract, iri, { carModel: 'Nie' });
      throw new Error('changed his mind');
    });
    await expect(attempt).rejects.toThrow('changed his mind');
    await patch(iri, { carModel: 'Golf' });
    const { version } = await patch(iri, { carModel: 'Doch' });
    await reader.next((it) => about(iri)(it) && it.data.version === version);
    expect(reader.events.filter(about(iri)).map((it) => it.data.state.carModel)).not.toContain('Nie');
    expect(reader.events.filter((it) => about(iri)(it) && it.data.kind === 'update')).toHaveLength(1);
  });

  test('of a notification is for its owner alone', async () => {
    const [own, other, admin] = await Promise.all([listening('office'), listening('dispo'), listening('admin')]);
    const { userId } = (await (await system.as('office')).get('/api/users/me')).body;
    const { iri } = await system.given.record('notifications', { user: `/api/users/${userId}`, title: 'Nur für Sie' });
    const { iri: marker } = await system.given.record('services', { name: 'Marke' });
    expect((await own?.next(about(iri)))?.data.state.title).toBe('Nur für Sie');
    for (const reader of [other, admin]) {
      await reader?.next(about(marker));
      expect(reader?.events.some(about(iri))).toBe(false);
    }
  });
});

describe('after an interruption', () => {
  /** A console that has heard of one change and then lost its connection. */
  const interrupted = async (): Promise<string> => {
    const reader = await listening('dispo');
    const { iri } = await system.given.contract();
    const { id } = await reader.next(about(iri));
    reader.close();
    return id ?? '';
  };

  test('everything missed comes first, in order, and nothing twice that was heard', async () => {
    const from = await interrupted();
    const missed = [await system.given.contract(), await system.given.contract()].map((it) => it.iri);
    const reader = await listening('dispo', from);
    const fresh = (await system.given.contract()).iri;
    await reader.next(about(fresh));
    const heard = [
      ...new Set(
        reader.events
          .filter(({ event, data }) => event === 'change' && data.type === 'Contract')
          .map((it) => it.data.iri),
      ),
    ];
    expect(heard.slice(-3)).toEqual([...missed, fresh]);
    expect(reader.events.some((it) => it.id === from || it.event === 'reset')).toBe(false);
  });

  test('who reads up holds up nobody who hears of what is new', async () => {
    const [from, fresh, reader] = [await interrupted(), await system.given.contract(), await listening('dispo')];
    const missed = await system.given.record('categories', { kategorie: 'Verpasst' });
    await reader.next(about(missed.iri));
    const { pool } = system.database;
    const atLock = async () =>
      (
        await pool.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).rowCount;
    let late: Promise<LiveReader> | undefined;
    await system.database.transaction(async (client) => {
      await client.query('lock table categories in access exclusive mode');
      late = listening('dispo', from);
      await expect.poll(atLock).toBe(1);
      const { version } = await patch(fresh.iri, { carModel: 'Polo' });
      await reader.next((it) => about(fresh.iri)(it) && it.data.version === version);
      expect(await atLock()).toBe(1);
    });
    const caughtUp = await late;
    await caughtUp?.next((it) => about(fresh.iri)(it) && it.data.state?.carModel === 'Polo');
    expect(caughtUp?.events.filter((it) => it.event === 'change').map((it) => it.data.iri)).toContain(missed.iri);
    expect(caughtUp?.events.some((it) => it.event === 'reset')).toBe(false);
  });

  test('a change that was begun before and committed long after is not lost', async () => {
    const [slow, quick] = [await system.given.contract(), await system.given.contract()];
    const from = await interrupted();
    let commit = () => undefined as void;
    const gate = new Promise<void>((open) => {
      commit = open;
    });
    let written = () => undefined as void;
    const begun = new Promise<void>((open) => {
      written = open;
    });
    const long = system.database.transaction(async (client) => {
      await system
        .openScope({ client, actor: itself, now: system.clock.now })
        .change(contract, slow.iri, { infoBackend: 'begonnen vor langer Zeit' });
      written();
      await gate;
    });
    await begun;
    await patch(quick.iri, { infoBackend: 'inzwischen' });
    const [during, before] = [await listening('dispo', from), await listening('dispo')];
    commit();
    await long;
    const after = await listening('dispo', from);
    for (const reader of [during, before, after]) {
      const [one, other] = [await reader.next(about(slow.iri)), await reader.next(about(quick.iri))];
      expect([one.data.state.infoBackend, other.data.state.infoBackend]).toEqual([
        'begonnen vor langer Zeit',
        'inzwischen',
      ]);
      expect(reader.events.some((it) => it.event === 'reset')).toBe(false);
    }
  });

  test('a console that heard nothing yet knows where to go on, too', async () => {
    const reader = await listening('dispo');
    // The place comes beside the number of people online, in either order.
    const { id: from } = await reader.next((it) => Boolean(it.id));
    expect(from).toMatch(/^\d+-\d+$/);
    reader.close();
    const { iri } = await system.given.contract();
    const again = await listening('dispo', from);
    await again.next(about(iri));
    expect(again.events.some((it) => it.event === 'reset')).toBe(false);
  });

  test('who comes back after too long, or with nonsense, is told to start again', async () => {
    await system.given.contract();
    await system.database.pool.query('delete from change_log where seq = 1');
    for (const id of ['1-1', 'Unsinn', '9999999999999-1', '99999999999999999999-1']) {
      const reader = await listening('dispo', id);
      await reader.next((it) => it.event === 'reset');
    }
    const from = await interrupted();
    await system.database.transaction(async (client) => {
      for (let i = 0; i < 2_001; i += 1)
        await client.query(
          `insert into change_log (path, record_id, kind, version, by) values ('contracts', 1, 'update', 1, 'Sturm')`,
        );
    });
    // Other tests on the same cluster may keep the log waiting.
    await expect
      .poll(() => changesAfter(system.database.pool, { xid: from.split('-')[0] ?? '0', seq: 0 }, 2_001), {
        timeout: 20_000,
      })
      .toHaveLength(2_001);
    await (await listening('dispo', from)).next((it) => it.event === 'reset');
  });
});

test('who is at a record is shown to the others, until he leaves', async () => {
  const { iri } = await system.given.contract();
  const reader = await listening('dispo');
  const office = await system.as('office');
  await office.post('/api/presence', { iri, field: 'pickupLocation.plz' });
  const here = await reader.next(({ event, data }) => event === 'presence' && data.iri === iri);
  expect(here.data.people).toEqual([
    { userId: expect.any(Number), initials: 'TO', name: 'Test office', field: 'pickupLocation.plz' },
  ]);
  const late = await (await listening('buchhaltung')).next((it) => it.event === 'presence' && it.data.iri === iri);
  expect(late.data.people).toHaveLength(1);
  await office.post('/api/presence', { iri: null, field: null });
  await reader.next(({ event, data }) => event === 'presence' && data.iri === iri && data.people.length === 0);
  expect((await office.post('/api/presence', { field: 'x' })).status).toBe(422);
});

test('the stream ends with the server', async () => {
  const other = await leitstand();
  const reader = await listen(await other.as('dispo'));
  await other.stop();
  await reader.ended;
});

test('200 open consoles cost little', async () => {
  const changes = 50;
  const roles: readonly Role[] = ['admin', 'dispo', 'office', 'office_l2', 'buchhaltung'];
  const other = await leitstand();
  const dispo = await other.as('dispo');
  const { iri } = await other.given.contract({ driver: (await other.given.driver()).iri });
  const tokens = await Promise.all(roles.map(async (it) => (await other.as(it)).token));
  const child = spawn(
    process.execPath,
    [
      join(import.meta.dirname, '../harness/manyReaders.ts'),
      JSON.stringify({ address: other.address, tokens, each: 40, changes }),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  await expect.poll(() => said).toContain('open');
  const start = process.cpuUsage();
  const begun = performance.now();
  for (let i = 0; i < changes; i += 1) expect((await dispo.patch(iri, { infoBackend: `Stand ${i}` })).status).toBe(200);
  expect(await ended).toBe(0);
  const { user, system: kernel } = process.cpuUsage(start);
  const perChange = (user + kernel) / 1_000 / changes;
  console.log(
    `200 open consoles: ${perChange.toFixed(1)} ms CPU for each change, ${((performance.now() - begun) / changes).toFixed(1)} ms in all`,
  );
  expect(said).toContain('satisfied');
  expect(perChange).toBeLessThan(60);
});

import { contract } from '../../src/domain/contract/contract.ts';
import { noteChange } from '../../server/storage/changeLog.ts';
import { system as itself } from '../../server/storage/actor.ts';
import { describe, expect, test } from 'vitest';
import { leitstand } from '../harness/leitstand.ts';
import { listen, type LiveEvent } from '../harness/liveReader.ts';
import { about, liveRoom } from '../harness/liveRoom.ts';
import { shows } from '../specification/shows.ts';

const { system, listening, patch } = await liveRoom();

describe('a change', () => {
  test('reaches every open console with what it did, as far as its user may see it', async () => {
    shows('D0 API live changes');
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
        before: changed.version - 1,
        version: changed.version,
        changed: { carModel: 'Polo', rechnungsnotiz: 'Bitte sammeln' },
      });
      expect(data.changed).not.toHaveProperty('contractClientAddress');
      expect(id).toMatch(/^\d+-\d+$/);
    }
    const { data: told } = (await office?.next(fits)) ?? {};
    expect(told.changed.carModel).toBe('Polo');
    expect(JSON.stringify(told)).not.toMatch(/rechnungsnotiz|sammeln/);
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
    expect(data).toMatchObject({
      kind: 'create',
      before: 0,
      fits: { auftragsnummer: body.auftragsnummer, datum: '2026-11-24', pickupLocation: { ort: 'C' } },
    });
    expect(data).not.toHaveProperty('changed');
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
    expect((await reader.next((it) => about(whole.iri)(it) && it.data.version === 2)).data.changed.carModel).toBe(
      'Polo',
    );
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
    expect(reader.events.filter(about(iri)).map((it) => it.data.changed?.carModel)).not.toContain('Nie');
    expect(reader.events.filter((it) => about(iri)(it) && it.data.kind === 'update')).toHaveLength(1);
  });

  test('of a notification is for its owner alone', async () => {
    const [own, other, admin] = await Promise.all([listening('office'), listening('dispo'), listening('admin')]);
    const { userId } = (await (await system.as('office')).get('/api/users/me')).body;
    const { iri } = await system.given.record('notifications', { user: `/api/users/${userId}`, title: 'Nur für Sie' });
    const { iri: marker } = await system.given.record('services', { name: 'Marke' });
    expect((await own?.next(about(iri)))?.data.kind).toBe('create');
    for (const reader of [other, admin]) {
      await reader?.next(about(marker));
      expect(reader?.events.some(about(iri))).toBe(false);
    }
  });
});

test('who is at a record is shown to the others, until he leaves', async () => {
  shows('C Forms presence on row');
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

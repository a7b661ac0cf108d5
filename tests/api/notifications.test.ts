import { describe, expect, test } from 'vitest';
import { clientOf, type Json } from '../harness/client.ts';
import { everyRole } from '../harness/everyRole.ts';
import { shows } from '../specification/shows.ts';

const { system, as, idOf } = await everyRole();

describe('notifications', () => {
  test('are for their owner alone', async () => {
    shows('D2 §2 notifications', 'D2 §7 notifications');
    const [own, foreign] = await Promise.all(
      (['office', 'dispo'] as const).map((role) =>
        system.given.record('notifications', {
          user: `/api/users/${idOf(role)}`,
          title: `Für ${role}`,
          entityType: 'Customer',
          entityId: 4,
        }),
      ),
    );
    const { body } = await as('office').get('/api/notifications');
    expect(body['hydra:member'].map((it: Json) => it.title)).toEqual(['Für office']);
    expect((await as('office').get(own?.iri ?? '')).status).toBe(200);
    for (const role of ['office', 'admin'] as const) {
      expect((await as(role).get(foreign?.iri ?? '')).status).toBe(404);
      expect((await as(role).get(`${foreign?.iri ?? ''}/logs`)).status).toBe(404);
      expect((await as(role).patch(foreign?.iri ?? '', { readAt: '2026-11-21T09:00:00Z' })).status).toBe(404);
    }
    expect((await as('office').get(`/api/notifications?user=${idOf('dispo')}`)).body['hydra:member']).toEqual([]);
    expect((await as('office').patch(own?.iri ?? '', { readAt: '2026-11-21T09:00:00Z' })).body.readAt).toBe(
      '2026-11-21T09:00:00.000Z',
    );
  });

  test('about a contract are its push log, for who may read contracts', async () => {
    shows('D1 §2 contracts order tab Kommunikation Push', 'D1 §3 mail log', 'D3 §3 push log', 'D3 §7 push logs');
    const contract = await system.given.contract();
    await system.given.record('notifications', {
      user: `/api/users/${idOf('dispo')}`,
      title: 'Fahrer fehlt',
      entityType: 'Contract',
      entityId: contract.id,
    });
    const query = `/api/notifications?entityType=Contract&data=${contract.id}`;
    expect((await as('office').get(query)).body['hydra:member'].map((it: Json) => it.title)).toEqual(['Fahrer fehlt']);
    expect((await as('personal').get(query)).body['hydra:member']).toEqual([]);
  });

  test('are all read at once, by their owner alone', async () => {
    const unread = async (role: 'dispo' | 'buchhaltung') => (await as(role).get('/api/counters')).body.notifications;
    for (const title of ['eins', 'zwei'])
      await system.given.record('notifications', { user: `/api/users/${idOf('buchhaltung')}`, title });
    const ofOthers = await unread('dispo');
    expect(await unread('buchhaltung')).toBe(2);
    expect((await as('buchhaltung').post('/api/notifications/read_all', {})).body).toEqual({ count: 2 });
    expect([await unread('buchhaltung'), await unread('dispo')]).toEqual([0, ofOthers]);
    const [first] = (await as('buchhaltung').get('/api/notifications')).body['hydra:member'];
    expect((await as('buchhaltung').get(`${first['@id']}/logs`)).body['hydra:member'][0]).toMatchObject({
      field: 'readAt',
    });
  });

  test('tell of an order that came through the program of a customer, not of one that staff wrote down', async () => {
    shows('R60 staff');
    const made = await as('admin').post('/api/api_keys', { name: 'Kundenportal', roles: ['leitstand_dispo'] });
    const { body } = await as('admin').post(`${made.body['@id']}/issue`, {});
    const customer = await system.given.customer({ firma: 'Hansa Flotten GmbH' });
    const order = {
      carModel: 'Golf',
      contractClientAddress: customer.iri,
      pickupLocation: place('Köln'),
      deliveryLocation: place('Ulm'),
      datum: '2026-11-24',
      bringdatum: '2026-11-24',
    };
    const created = await clientOf(system.address, body.key).post('/api/contracts', order);
    expect([created.status, created.body.detail]).toEqual([201, undefined]);
    expect((await as('admin').post('/api/contracts', order)).status).toBe(201);
    const { body: told } = await as('office').get('/api/notifications?kind=contractCreatedByCustomer');
    expect(told['hydra:member']).toMatchObject([
      {
        title: 'Neuer Auftrag',
        body: `Hansa Flotten GmbH hat Auftrag ${created.body.auftragsnummer} für den 24.11.2026 angelegt.`,
        entityType: 'Contract',
        entityId: created.body.id,
      },
    ]);
  });

  test('reach whom his roles and his own switch let hear of them', async () => {
    shows('R60 staff');
    const [user, other] = await Promise.all(
      ['eins', 'zwei'].map((name) => system.given.user({ roles: ['dispo'], username: `schalter.${name}` })),
    );
    const { token } = {
      token: await system.tokenFor({ id: user?.id ?? 0, username: 'schalter.eins', roles: ['dispo'] }),
    };
    const own = clientOf(system.address, token);
    const set = (value: unknown) =>
      own.post(`/api/users/${user?.id}/updateUserSetting`, { key: 'notificationKinds', value });
    const heard = async (client = own) =>
      (await client.get('/api/notifications?order[id]=asc')).body['hydra:member'].map((it: Json) => it.kind);

    expect((await set({ contractDelayed: false, protocolPickupDone: true })).status).toBe(200);
    const order = await system.given.contract();
    await as('office').patch(order.iri, { verzoegert: true });
    const protocol = String((await as('office').get(order.iri)).body.protocol['@id']);
    await as('office').patch(protocol, { processState: 'SUBMITTED' });
    expect(await heard()).toEqual(['protocolPickupDone']);
    const { rows } = await system.database.pool.query(`select kind from notifications where "user" = $1`, [other?.id]);
    expect(rows).toEqual([{ kind: 'contractDelayed' }]);

    await set({ contractDelayed: true });
    await as('office').patch(order.iri, { verzoegert: false });
    await as('office').patch(order.iri, { verzoegert: true });
    expect(await heard()).toEqual(['protocolPickupDone', 'contractDelayed']);
  });
});

const place = (ort: string) => ({ firma: 'Autohaus', strasse: 'Hauptstraße', hausnr: '1', plz: '50667', ort });

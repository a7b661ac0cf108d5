import { describe, expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
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
});

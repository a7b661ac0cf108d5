import { describe, expect, test } from 'vitest';
import { storedRole } from '../../src/domain/access/roles.ts';
import { everyRole } from '../harness/everyRole.ts';
import { mayWrite } from '../harness/whoMayWhat.ts';
import { shows } from '../specification/shows.ts';

const { system, as, idOf } = await everyRole();

describe('accounts of staff', () => {
  test('are made, changed and deleted by the administration alone', async () => {
    shows('D2 §2 users');
    const colleague = await system.given.user({
      username: 'kollegin',
      name: 'Karla',
      roles: ['office'],
      password: 'lang genug 1',
    });
    for (const role of mayWrite.customers) {
      const client = as(role);
      expect((await client.post('/api/users', { username: `neu-${role}`, roles: [storedRole('admin')] })).status).toBe(
        403,
      );
      for (const change of [
        { plainPassword: 'übernommen 1' },
        { active: false },
        { email: 'ich@firma.example' },
        { username: 'anders' },
        { roles: [] },
      ])
        expect((await client.patch(colleague.iri, change)).status).toBe(403);
      expect((await client.delete(colleague.iri)).status).toBe(403);
      expect((await client.patch(`/api/users/${idOf(role)}`, { roles: [storedRole('admin')] })).status).toBe(403);
    }
    expect(
      (await system.anonymous.post('/authentication_token', { username: 'kollegin', password: 'lang genug 1' })).status,
    ).toBe(200);
    expect((await as('admin').patch(colleague.iri, { roles: [storedRole('office_l2')] })).body.roles).toEqual([
      'leitstand_office_l2',
    ]);
  });

  test('people at customers are looked after by whoever keeps the customers', async () => {
    const made = await as('dispo').post('/api/users', { username: 'beim-kunden', plainPassword: 'lang genug 1' });
    expect(made.status).toBe(201);
    expect(made.body).not.toHaveProperty('plainPassword');
    expect((await as('buchhaltung').patch(made.body['@id'], { plainPassword: 'kurz' })).body.violations).toEqual([
      { propertyPath: 'plainPassword', message: expect.stringMatching(/mindestens \d+ Zeichen/) },
    ]);
    expect((await as('buchhaltung').delete(made.body['@id'])).status).toBe(204);
  });

  test('group, roles and administration of a driver are set by the administration alone', async () => {
    shows('D0 Roles driver group', 'D3 §6 areas');
    const { iri } = await system.given.driver();
    const group = await system.given.record('job_categories', { kategorie: 'Selbstständige' });
    for (const change of [{ gruppe: group.iri }, { userRoles: [storedRole('dispo')] }, { admin: true }]) {
      expect((await as('dispo').patch(iri, change)).status).toBe(403);
      expect((await as('admin').patch(iri, change)).status).toBe(200);
    }
  });
});

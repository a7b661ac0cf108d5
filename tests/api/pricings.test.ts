import { expect, test } from 'vitest';
import { everyRole } from '../harness/everyRole.ts';
import { faults } from '../harness/invoiceDesk.ts';
import { shows } from '../specification/shows.ts';

const { system, as } = await everyRole();
const { given } = system;
const admin = as('admin');

test('prices of a customer are kept and listed by administrators, and change no contract', async () => {
  shows('D2 §2 pricings', 'D2 §3 Pricing');
  const [client, other] = [await given.customer({ kuerzel: 'RHBLEA' }), await given.customer({ kuerzel: 'NORDLI' })];
  const pricing = { gueltigab: '2026-12-01', km: 400, kunde: client.iri, preis: '385.00' };
  const made = await admin.post('/api/pricings', pricing);
  expect([made.status, made.body]).toMatchObject([201, { ...pricing, kunde: { '@id': client.iri } }]);
  await admin.post('/api/pricings', { ...pricing, kunde: other.iri, gueltigab: '2027-01-01' });

  const { iri } = await given.contract({ contractClientAddress: client.iri, googleKm: 387 });
  expect((await admin.get(iri)).body.auftragswert).toBeNull();

  const found = async (query: string) =>
    (await admin.get(`/api/pricings?${query}`)).body['hydra:member'].map((it: { gueltigab: string }) => it.gueltigab);
  expect(await found('')).toEqual(['2027-01-01', '2026-12-01']);
  expect(await found(`kunde=${client.iri}`)).toEqual(['2026-12-01']);
  expect(await found('gueltigab[after]=2026-12-02')).toEqual(['2027-01-01']);

  const wrong = await admin.post('/api/pricings', { km: -1, preis: '-5.00', kunde: client.iri });
  expect([
    wrong.status,
    faults(wrong.body)
      .map(([field]: string[]) => field)
      .toSorted(),
  ]).toEqual([422, ['gueltigab', 'km', 'preis']]);
  const changed = await admin.patch(made.body['@id'], { preis: '399.00' });
  expect([changed.status, changed.body.preis]).toEqual([200, '399.00']);
  for (const role of ['dispo', 'office', 'buchhaltung', 'personal'] as const) {
    expect((await as(role).get('/api/pricings')).status).toBe(403);
    expect((await as(role).patch(made.body['@id'], { preis: '1.00' })).status).toBe(403);
  }
  expect((await admin.delete(made.body['@id'])).status).toBe(204);
});

import { expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';

const system = await leitstand();
const dispo = await system.as('dispo');

test('the app of the driver hears of a new order, of other pickup times and of the cancellation, and of nothing else', async () => {
  const user = await system.given.user({ roles: [] });
  const driver = await system.given.driver({ appAccess: true, user: user.iri });
  const { iri, id, auftragsnummer } = await system.given.contract({ pickupTimeFrom: '08:00', pickupTimeTo: '10:00' });
  const pushed = async () => (await dispo.get(`/api/notifications?${new URLSearchParams({ entityType: 'Contract', data: String(id), 'order[id]': 'asc' })}`)).body['hydra:member'].map((it: Json) => [it.user['@id'], it.title, it.body]);
  expect(await pushed()).toEqual([]);
  for (const change of [{ driver: driver.iri }, { infoBackend: 'nur für uns' }, { pickupTimeFrom: '10:00', pickupTimeTo: '12:00' }, { isStorniert: true }]) expect((await dispo.patch(iri, change)).status).toBe(200);
  expect(await pushed()).toEqual([
    [user.iri, 'Neuer Auftrag', `${String(auftragsnummer)}: Köln – Ulm am 24.11.2026`],
    [user.iri, 'Auftrag geändert', 'Abholzeit jetzt 10:00–12:00 Uhr'],
    [user.iri, 'Auftrag entfallen', `${String(auftragsnummer)} wurde storniert`],
  ]);
});

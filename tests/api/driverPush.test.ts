import { expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const dispo = await system.as('dispo');

test('the app of the driver hears of a new contract, of another pickup day or time and of the cancellation, and of nothing else', async () => {
  shows('R60');
  const user = await system.given.user({ roles: [] });
  const driver = await system.given.driver({ appAccess: true, user: user.iri });
  const { iri, id, auftragsnummer } = await system.given.contract({ pickupTimeFrom: '08:00', pickupTimeTo: '10:00' });
  const pushed = async () =>
    (
      await dispo.get(
        `/api/notifications?${new URLSearchParams({ entityType: 'Contract', data: String(id), 'order[id]': 'asc' })}`,
      )
    ).body['hydra:member'].map((it: Json) => [it.user['@id'], it.title, it.body]);
  expect(await pushed()).toEqual([]);
  for (const change of [
    { driver: driver.iri },
    { infoBackend: 'nur für uns' },
    { pickupTimeFrom: '10:00', pickupTimeTo: '12:00' },
    { datum: '2026-11-25', bringdatum: '2026-11-25' },
    { isStorniert: true },
  ])
    expect((await dispo.patch(iri, change)).status).toBe(200);
  expect(await pushed()).toEqual([
    [user.iri, 'Neuer Auftrag', `${String(auftragsnummer)}: Köln – Ulm am 24.11.2026`],
    [user.iri, 'Auftrag geändert', 'Abholzeit jetzt 10:00–12:00 Uhr'],
    [user.iri, 'Auftrag geändert', 'Abholung jetzt am 25.11.2026, 10:00–12:00 Uhr'],
    [user.iri, 'Auftrag entfallen', `${String(auftragsnummer)} wurde storniert`],
  ]);
});

test('the app of a driver who applied hears what became of it', async () => {
  const [first, second] = [await system.given.user({ roles: [] }), await system.given.user({ roles: [] })];
  const contract = await system.given.contract();
  const applied = async (user: string) =>
    system.given.record('applications', {
      type: 'contract',
      contract: contract.iri,
      driver: (await system.given.driver({ appAccess: true, user })).iri,
    });
  const [accepted] = [await applied(first.iri), await applied(second.iri)];
  expect((await dispo.patch(accepted.iri, { status: 'accepted' })).status).toBe(200);
  const { body } = await dispo.get(
    `/api/notifications?${new URLSearchParams({ entityType: 'Contract', data: String(contract.id), 'order[id]': 'asc' })}`,
  );
  const number = String(contract.auftragsnummer);
  const told = body['hydra:member']
    .map((it: Json) => [it.user['@id'], it.title, it.body])
    .filter(([user]: string[]) => user === first.iri || user === second.iri);
  expect(told).toEqual(
    expect.arrayContaining([
      [first.iri, 'Neuer Auftrag', `${number}: Köln – Ulm am 24.11.2026`],
      [first.iri, 'Bewerbung angenommen', number],
      [second.iri, 'Bewerbung abgelehnt', number],
    ]),
  );
  expect(told).toHaveLength(3);
});

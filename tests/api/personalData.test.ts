import { expect, test } from 'vitest';
import { leitstand } from '../harness/leitstand.ts';

const system = await leitstand();
const { given } = system;
const [admin, accounting] = [await system.as('admin'), await system.as('buchhaltung')];

test('a driver gets everything that is kept about him in one file, and nothing about others', async () => {
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

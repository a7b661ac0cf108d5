import { expect, test } from 'vitest';
import { dispositionLock } from '../../src/domain/disposition/dispositionLock.ts';
import type { Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const { as } = await leitstand();

test('Sperrtage stand with the latest day first, are made and edited, and keep their day', async () => {
  shows('D2 §2 disposition_locks', 'D2 §5 disposition_lock');
  const dispo = await as('dispo');
  for (const datum of ['2026-12-24', '2026-12-31', '2026-12-28'])
    expect((await dispo.post('/api/disposition_locks', { datum })).status).toBe(201);
  const days = async () => {
    const { body } = await dispo.get('/api/disposition_locks');
    return body['hydra:member'].map((it: Json) => it.datum);
  };
  expect(await days()).toEqual(['2026-12-31', '2026-12-28', '2026-12-24']);

  const [latest]: Json[] = (await dispo.get('/api/disposition_locks')).body['hydra:member'];
  expect(dispositionLock.represent(latest as never)).toBe('Sperre für 31.12.2026');
  expect((await dispo.patch(latest['@id'], { active: false })).body).toMatchObject({ active: false });
  const moved = await dispo.patch(latest['@id'], { datum: '2027-01-01' });
  expect([moved.status, moved.body.violations[0].propertyPath]).toEqual([422, 'datum']);
  expect(await days()).toContain('2026-12-31');
});

test.each([
  [{}, 'Das Datum muss angegeben werden'],
  [{ datum: '2026-02-30' }, 'Kein gültiges Datum'],
])('a Sperrtag without a real day (%o) is refused at its field', async (values, message) => {
  shows('D2 §5 disposition_lock');
  const { status, body } = await (await as('dispo')).post('/api/disposition_locks', values);
  expect([status, body.violations]).toEqual([422, [expect.objectContaining({ propertyPath: 'datum', message })]]);
});

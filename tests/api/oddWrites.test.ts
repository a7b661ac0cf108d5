import { describe, expect, test } from 'vitest';
import { leitstand } from '../harness/leitstand.ts';

const system = await leitstand();
const dispo = await system.as('dispo');

test('a reference to nothing is told by its name', async () => {
  const { iri } = await system.given.contract();
  const answer = await dispo.patch(iri, { driver: '/api/drivers/987654' });
  expect([answer.status, answer.body.violations]).toEqual([
    422,
    [{ propertyPath: 'driver', message: 'Fahrer: Diesen Datensatz gibt es nicht (/api/drivers/987654).' }],
  ]);
});

test('a user name that differs from another by its case alone is taken', async () => {
  await system.given.user({ username: 'Chefin', roles: ['admin'] });
  expect(
    (await dispo.post('/api/users', { username: 'chefin', plainPassword: 'lang genug 2' })).body.violations,
  ).toEqual([{ propertyPath: 'username', message: 'Nutzername: Diesen Eintrag gibt es bereits.' }]);
  const { iri } = await system.given.user({ username: 'kundin', roles: [] });
  expect((await dispo.patch(iri, { username: 'Kundin' })).status).toBe(200);
  expect((await dispo.patch(iri, { username: 'CHEFIN' })).status).toBe(422);
});

describe('a write is answered in words', () => {
  const raw = async (path: string, body: string) =>
    (
      await dispo.open(path, {
        method: path.endsWith('Setting') ? 'POST' : 'PATCH',
        headers: { 'content-type': 'application/json' },
        body,
      })
    ).status;

  test('when it is nested without end', async () => {
    const { iri } = await system.given.contract();
    const own = `/api/users/${(await dispo.get('/api/users/me')).body.userId}/updateUserSetting`;
    for (const depth of [300, 400_000]) {
      const deep = '['.repeat(depth) + ']'.repeat(depth);
      expect([await raw(iri, `{"customData":{"a":${deep}}}`), await raw(own, `{"key":"a","value":${deep}}`)]).toEqual([
        400, 400,
      ]);
    }
    expect(await raw(iri, JSON.stringify({ customData: { a: '[{'.repeat(500), b: '"\\' } }))).toBe(200);
    expect(await raw(iri, `"${'\\"'.repeat(1_000_000)}`)).toBe(400);
  });

  test('when letters are torn apart, or a day lies outside of time', async () => {
    const { iri } = await system.given.contract();
    expect(await raw(iri, '{"infoBackend":"x\\ud83d","pickupLocation":{"firma":"\\ud800"}}')).toBe(200);
    expect((await dispo.get(iri)).body).toMatchObject({ infoBackend: 'x\ufffd', pickupLocation: { firma: '\ufffd' } });
    expect(await raw(iri, '{"customData":{"a":"\\ud800"}}')).toBe(400);
    for (const change of [
      { datum: '0000-01-01' },
      { stornierung: '+200000-01-01T00:00:00Z' },
      { datum: '2026-02-30' },
      { datum: '2026-11-24 ' },
    ])
      expect([change, (await dispo.patch(iri, change)).status]).toEqual([change, 422]);
    expect((await dispo.patch(iri, { datum: '2026-11-25T00:00:00+01:00', bringdatum: '2026-11-25' })).body.datum).toBe(
      '2026-11-25',
    );
    expect((await dispo.get('/api/contracts?datum[after]=0000-01-01')).status).toBe(400);
  });

  test('when it would make a record too big for every list it stands in', async () => {
    const { iri } = await system.given.contract();
    const much = {
      pickupContacts: Array.from({ length: 501 }, () => ({ name: 'A' })),
      zubehoerArray: Array.from({ length: 1001 }, (_, at) => at + 1),
      customData: { a: 'x'.repeat(100_000) },
    };
    for (const [field, value] of Object.entries(much))
      expect((await dispo.patch(iri, { [field]: value })).body.violations?.[0]?.propertyPath).toBe(field);
  });

  test('when an action comes too late: with the present state', async () => {
    const { iri } = await system.given.contract();
    const late = await dispo.patch(`${iri}/update_user`, {}, { headers: { 'if-match': '"99"' } });
    expect([late.status, late.body.current['@id']]).toEqual([412, iri]);
  });
});

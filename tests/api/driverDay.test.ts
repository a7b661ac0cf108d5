import { expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';

const system = await leitstand({ now: '2026-11-21T09:12:00Z' });
const { given } = system;
const dispo = await system.as('dispo');
const day = '2026-11-24';
const cologne = { plz: '50667', ort: 'Köln', strasse: 'Domstr.', hausnr: '1', firma: 'A' };
const ulm = { plz: '89073', ort: 'Ulm', strasse: 'Münsterplatz', hausnr: '1', firma: 'B' };
const ride = (from: string, until: string, more: object = {}) =>
  given.contract({
    datum: day,
    bringdatum: day,
    pickupTimeFrom: from,
    pickupTimeTo: from,
    deliveryTimeFrom: until,
    deliveryTimeTo: until,
    pickupLocation: cologne,
    deliveryLocation: ulm,
    ...more,
  });
const show = async (query = `from=${day}`) => (await dispo.get(`/api/driver_day?${query}`)).body;
const tripOf = (shown: Json, { iri }: { iri: string }) => shown.trips.find((it: Json) => it.iri === iri);

test('one call tells who drives what when, what is free, who is away and where the day is too tight', async () => {
  const driver = await given.driver({ active: true, kuerzel: 'HGST', vorname: 'Jette', nachname: 'H', ...cologne });
  const gone = await given.driver({ active: true, kuerzel: 'FRTZ' });
  const mine = await ride('08:00', '13:00', { driver: driver.iri });
  const after = await ride('14:00', '18:00', { driver: driver.iri });
  const free = await ride('09:00', '12:00');
  const open = await ride('09:00', '12:00', { pickupTimeFrom: null, pickupTimeTo: null });
  const overnight = await ride('20:00', '02:00', { datum: '2026-11-23', driver: gone.iri });
  const cancelled = await ride('15:00', '16:00', { isStorniert: true });
  await given.record('driver_absences', { driver: gone.iri, from: '2026-11-22', until: day, reason: 'vacation' });
  await given.record('disposition_locks', { datum: day });

  const shown = await show();
  expect(tripOf(shown, mine)).toMatchObject({
    driver: driver.iri,
    start: 480,
    end: expect.any(Number),
    from: 'Köln',
    to: 'Ulm',
    state: 0,
    conflict: null,
  });
  expect(tripOf(shown, after).conflict.short).toMatch(/^an \d\d:\d\d$/);
  expect(tripOf(shown, free)).toMatchObject({
    driver: null,
    tags: expect.arrayContaining([expect.objectContaining({ key: 'FF' })]),
  });
  expect([tripOf(shown, open).start, tripOf(shown, open).end]).toEqual([null, null]);
  expect(tripOf(shown, overnight)).toMatchObject({ start: -240, conflict: { short: 'abwesend' } });
  expect(tripOf(shown, cancelled)).toBeUndefined();
  expect(shown.legs.filter((it: Json) => it.driver === driver.iri).map((it: Json) => it.text)).toEqual([
    expect.stringMatching(/^Bahn Ulm–Köln \d:\d\d$/),
    expect.stringMatching(/^Heimweg \d:\d\d$/),
  ]);
  expect(shown.absences).toEqual([{ driver: gone.iri, from: '2026-11-22', until: day, reason: 'vacation' }]);
  expect(shown.lockDays).toEqual([day]);
  expect(shown.drivers.find((it: Json) => it.iri === driver.iri)).toMatchObject({
    code: 'HGST',
    name: 'Jette H',
    town: 'Köln',
  });
});

test('a week holds seven days, and what is no day or too many is told at its field', async () => {
  const later = await ride('08:00', '12:00', { datum: '2026-11-30', bringdatum: '2026-11-30' });
  expect(tripOf(await show(`from=${day}&days=7`), later).start).toBe(6 * 1440 + 480);
  const wrong = [await show('from=gestern'), await show(`from=${day}&days=8`), await show('')];
  expect(wrong.map((it) => it.violations?.[0]?.propertyPath)).toEqual(['from', 'days', 'from']);
});

test('only disposition looks at it', async () => {
  const asked = async (role: 'office' | 'buchhaltung') =>
    (await (await system.as(role)).get(`/api/driver_day?from=${day}`)).status;
  expect([await asked('office'), await asked('buchhaltung')]).toEqual([403, 200]);
});

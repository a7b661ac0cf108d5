import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { resources } from '../../src/domain/resources.ts';
import { isKept } from '../../src/domain/define/derivedField.ts';
import type { Field } from '../../src/domain/define/field.ts';
import { allowed } from '../../src/domain/define/verdict.ts';
import { checkFullVin } from '../../src/domain/vehicle/vin.ts';
import { wholeDemo } from '../../tests/harness/wholeDemo.ts';
import type { Row } from './row.ts';
import { isPlate } from './world/plates.ts';
import { checkDigit } from '../../src/domain/number/taxNumbers.ts';
import { hasVinCheckDigit, vinCheckDigit } from './world/vin.ts';
import { wmis } from './world/models.ts';
import { shows } from '../../tests/specification/shows.ts';

const { rows, demo, history } = wholeDemo(4_000);
const contracts = rows.contracts ?? [];
const byId = new Map(contracts.map((it) => [it.id, it]));
const texts = (row: Row) => JSON.stringify(row);

test('the same request gives the same rows', () => {
  shows('D0 Demo believable');
  const hash = (whole: ReturnType<typeof wholeDemo>) =>
    createHash('sha256')
      .update(JSON.stringify([whole.rows, whole.history]))
      .digest('hex');
  expect(hash(wholeDemo(600))).toBe(hash(wholeDemo(600)));
});

test('a part can be made again without the others', () => {
  const step = demo.steps[7] ?? null;
  expect(demo.chunk(step)).toEqual(demo.chunk(step));
});

describe('vehicles', () => {
  test('have VINs that exist once and could exist at all', () => {
    const vins = contracts.map((it) => String(it.carFin));
    expect(new Set(vins).size).toBe(vins.length);
    expect(vins.filter((it) => checkFullVin(it) !== allowed || !wmis.has(it.slice(0, 3)))).toEqual([]);
    expect(vins.filter((it) => hasVinCheckDigit(it) && vinCheckDigit(it) !== it.charAt(8))).toEqual([]);
  });

  test('have plates that could be issued, electric ones with E', () => {
    const plates = contracts.filter((it) => it.licensePlate !== null);
    expect(plates.filter((it) => !isPlate(String(it.licensePlate)))).toEqual([]);
    expect(plates.filter((it) => it.verzoegerteAbgabe === true && !String(it.licensePlate).endsWith('E'))).toEqual([]);
    expect(contracts.filter((it) => (it.licensePlate === null) === (it.angemeldet === true))).toEqual([]);
  });
});

describe('numbers', () => {
  test('of contracts are unique and ascend as the contracts came in', () => {
    const inOrder = [...contracts].sort(
      (a, b) => String(a.createdAt).localeCompare(String(b.createdAt)) || a.id - b.id,
    );
    expect(new Set(inOrder.map((it) => it.auftragsnummer)).size).toBe(inOrder.length);
    expect(
      inOrder.every((it, i) => i === 0 || String(inOrder[i - 1]?.auftragsnummer) < String(it.auftragsnummer)),
    ).toBe(true);
    expect(inOrder.map((it) => it.id)).toEqual(inOrder.map((_, i) => i + 1));
    expect(contracts.every((it) => /^2[56]\d{6}$/.test(String(it.auftragsnummer)))).toBe(true);
  });

  test('of telephones belong to nobody', () => {
    const reserved =
      /^(030 23125\d{3}|040 66969\d{3}|069 90009\d{3}|0221 4710\d{3}|089 99998\d{3}|0171 39200\d{2}|0152 28817386)$/;
    const phones = [...contracts, ...(rows.drivers ?? []), ...(rows.users ?? []), ...(rows.addresses ?? [])].flatMap(
      (it) =>
        [...texts(it).matchAll(/"(?:anspr1telefon|telefon|telefon2|phone|tel)":"([^"]+)"/g)].map(
          (match) => match[1] ?? '',
        ),
    );
    expect(phones.length).toBeGreaterThan(4_000);
    expect(phones.filter((it) => !reserved.test(it))).toEqual([]);
  });

  test('of banks and taxes have valid check digits', () => {
    const mod97 = (iban: string) =>
      [...`${iban.slice(4)}1314${iban.slice(2, 4)}`].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
    const drivers = (rows.drivers ?? []).filter((it) => it.iban);
    expect(drivers.length).toBeGreaterThan(100);
    expect(drivers.filter((it) => mod97(String(it.iban)) !== 1)).toEqual([]);
    const vatIds = [...drivers, ...(rows.customers ?? [])].flatMap((it) => (it.ustid ? [String(it.ustid)] : []));
    expect(vatIds.filter((it) => checkDigit(it.slice(2, 10)) !== Number(it.slice(10)))).toEqual([]);
  });
});

test('every mail address ends in .example', () => {
  const mails = Object.values(rows).flatMap((list) => list.flatMap((it) => texts(it).match(/[\w.+-]+@[\w.-]+/g) ?? []));
  expect(mails.length).toBeGreaterThan(5_000);
  expect(mails.filter((it) => !it.endsWith('.example'))).toEqual([]);
});

test('no driver is in two places at once', () => {
  shows('demo.md');
  const minutes = (day: unknown, time: unknown) => Date.parse(`${String(day)}T${String(time)}:00Z`) / 60_000;
  const rides = Map.groupBy(
    contracts.filter((it) => it.driver !== null && !it.isStorniert),
    (it) => it.driver,
  );
  const overlapping = [...rides.values()].flatMap((list) => {
    const sorted = list
      .map((it) => ({
        it,
        from: minutes(it.datum, it.pickupTimeFrom),
        until: minutes(it.bringdatum, it.deliveryTimeFrom),
      }))
      .sort((a, b) => a.from - b.from);
    return sorted.filter((ride, i) => i > 0 && ride.from < (sorted[i - 1]?.until ?? 0));
  });
  expect(overlapping).toEqual([]);
});

test('a return contract goes back where its main contract came from, and both know each other', () => {
  const returns = contracts.filter((it) => it.abafahrt === '1');
  expect(returns.length).toBeGreaterThan(200);
  for (const it of returns) {
    const main = byId.get(it.anschlussvon as number);
    expect(main?.anschlussAuftrag).toBe(it.id);
    expect(it.pickupLocation).toEqual(main?.deliveryLocation);
    expect(it.deliveryLocation).toEqual(main?.pickupLocation);
    expect([it.datum, it.pickupTimeFrom]).toEqual([main?.bringdatum, main?.deliveryTimeTo]);
    if (main?.contractType) expect(it.contractType).toBe(main.contractType === 'PICKUP' ? 'DELIVERY' : 'PICKUP');
  }
});

describe('rows fit their definitions', () => {
  const ids = new Map(Object.entries(rows).map(([path, list]) => [path, new Set(list.map((it) => it.id))]));

  test.each(resources.filter((it) => rows[it.path]).map((it) => [it.path, it] as const))('%s', (path, resource) => {
    const list = rows[path] ?? [];
    expect(new Set(list.map((it) => it.id)).size).toBe(list.length);
    for (const [name, field] of Object.entries(resource.fields)) {
      if (!isKept(field))
        expect(
          list.some((it) => name in it),
          `${name} is not stored`,
        ).toBe(false);
      else expect(list.filter((it) => !fits(field, it[name])).slice(0, 2), name).toEqual([]);
    }
  });

  function fits(field: Field, value: unknown): boolean {
    if (value === null || value === undefined) return field.required !== true;
    if (field.kind === 'choice') return (field.items ?? []).some((it) => it.key === value);
    if (field.kind === 'choices')
      return (value as readonly string[]).every((key) => field.items?.some((it) => it.key === key));
    if (field.kind === 'reference') return ids.get(field.to ?? '')?.has(value as number) ?? false;
    if (field.kind === 'references')
      return (value as readonly number[]).every((id) => ids.get(field.to ?? '')?.has(id));
    if (field.kind === 'embedded')
      return Object.entries(field.fields ?? {}).every(
        ([name, part]) =>
          fits({ ...part, required: false }, (value as Record<string, unknown>)[name]) || part.kind === 'reference',
      );
    if (field.kind === 'text' && field.max !== undefined) return String(value).length <= field.max;
    if (field.kind === 'money') return /^-?\d+\.\d\d$/.test(String(value));
    if (field.kind === 'date') return /^\d{4}-\d\d-\d\d$/.test(String(value));
    if (field.kind === 'time') return /^\d\d:\d\d$/.test(String(value));
    return true;
  }
});

test('nothing has happened that lies in the future', () => {
  const now = '2026-11-24T12:00:00.000Z';
  expect(history.filter((it) => it.logged_at > now)).toEqual([]);
  for (const [path, list] of Object.entries(rows))
    expect(
      list
        .filter((it) => String(it.createdAt) > now || String(it.updatedAt) > now)
        .map((it) => [path, it.id, it.createdAt, it.updatedAt]),
    ).toEqual([]);
});

test('ids stay below those that are kept free for the demo', () => {
  for (const [path, highest] of Object.entries(demo.highestIds))
    expect(Math.max(0, ...(rows[path] ?? []).map((it) => it.id)), path).toBeLessThanOrEqual(highest);
});

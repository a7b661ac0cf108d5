import { describe, expect, test } from 'vitest';
import { weekdayOf } from '../../src/domain/time/calendarDay.ts';
import { signatureTypesDelivery } from '../../src/domain/protocol/choices/signatureTypesDelivery.ts';
import { signatureTypesPickup } from '../../src/domain/protocol/choices/signatureTypesPickup.ts';
import { attachmentsOf } from './contracts/attachmentsOf.ts';
import { dayOf } from './days.ts';
import { planDemo } from './generate.ts';
import { wholeDemo } from '../../tests/harness/wholeDemo.ts';
import type { Row } from './row.ts';
import { shows } from '../../tests/specification/shows.ts';

const { rows, history } = wholeDemo(20_000);
const contracts = rows.contracts ?? [];
const today = contracts.filter((it) => it.datum === '2026-11-24');
const share = (holds: (row: Row) => unknown, among: readonly Row[] = contracts) =>
  (100 * among.filter(holds).length) / among.length;
const yes = (field: string) => (row: Row) => row[field] === true || row[field] === '1';

describe('the contracts of the demo', () => {
  test('are exactly as many as asked for, with about six changes each', () => {
    shows('demo.md');
    expect(contracts).toHaveLength(20_000);
    expect(rows.protocols).toHaveLength(20_000);
    expect(history.length).toBeGreaterThan(110_000);
    expect(history.length).toBeLessThan(140_000);
  });

  test.each([
    [1, 20, 1],
    [2, 22, 1.2],
    [3, 21, 1.2],
    [4, 20, 1.2],
    [5, 14, 1],
    [6, 2.5, 0.5],
    [7, 0.5, 0.3],
  ])('on weekday %i are %f %% of all', (weekday, expected, tolerance) => {
    expect(Math.abs(share((it) => weekdayOf(String(it.datum)) === weekday) - expected)).toBeLessThan(tolerance);
  });

  test.each([
    ['isStorniert', 6.5, 0.7],
    ['vorholung', 4, 0.6],
    ['vwstationsfahrt', 5, 0.7],
    ['hasAvis', 38, 2.5],
    ['leerfahrt', 2.2, 0.4],
    ['verzoegert', 3, 0.4],
    ['testContract', 0.5, 0.2],
    ['noDamageControl', 5, 0.5],
    ['verzoegerteAbgabe', 26, 1.5],
    ['angemeldet', 82, 2],
    ['abcfahrt', 6, 0.8],
    ['sperrenfuerrechnung', 1.5, 0.4],
    ['sperrenfuergutschrift', 1, 0.3],
  ])('%s holds for %f %%', (field, expected, tolerance) => {
    shows('D0 Demo believable');
    expect(Math.abs(share(yes(field)) - expected)).toBeLessThan(tolerance);
  });

  test('are flex as often as in the trade among those that lie ahead, each with an avis and without driver, and never behind', () => {
    const ahead = contracts.filter((it) => String(it.datum) > '2026-11-24');
    const flex = contracts.filter(yes('flexContract'));
    expect(Math.abs(share(yes('flexContract'), ahead) - 8)).toBeLessThan(1.5);
    expect(
      flex.filter(
        (it) =>
          String(it.datum) <= '2026-11-24' || it.driver !== null || (it.hasAvis !== true && it.testContract !== true),
      ),
    ).toEqual([]);
  });

  test('carry references and notes as often as in the trade', () => {
    expect(share((it) => it.contractType === 'DELIVERY')).toBeCloseTo(52, -1);
    expect(
      Math.abs(
        share(
          (it) => it.anschlussAuftrag !== null && it.abcfahrt === '0',
          contracts.filter((it) => it.anschlussvon === null),
        ) - 14,
      ),
    ).toBeLessThan(1.5);
    expect(Math.abs(share((it) => (it.bundles as readonly number[]).length > 0) - 9)).toBeLessThan(1);
    expect(Math.abs(share((it) => it.billingClientAddress !== null) - 12)).toBeLessThan(2);
    expect(Math.abs(share((it) => it.leistungsadresse !== null) - 7)).toBeLessThan(1);
    expect(Math.abs(share((it) => it.kostenstelle !== null) - 22)).toBeLessThan(1);
    expect(Math.abs(share((it) => it.rechnungsnotiz !== null) - 5)).toBeLessThan(0.6);
    expect(Math.abs(share((it) => it.gutschriftnotiz !== null) - 3)).toBeLessThan(0.5);
  });

  test('are driven as far as in the trade', () => {
    const upTo = (from: number, until: number) =>
      share((it) => Number(it.googleKm) > from && Number(it.googleKm) <= until);
    for (const [from, until, expected] of [
      [0, 50, 9],
      [50, 100, 11],
      [100, 200, 20],
      [200, 300, 19],
      [300, 400, 15],
      [400, 500, 11],
      [500, 600, 8],
      [600, 800, 6],
    ] as const) {
      expect(Math.abs(upTo(from, until) - expected)).toBeLessThan(2.5);
    }
  });
});

describe('the protocols of the last three weeks', () => {
  const protocols = rows.protocols ?? [];
  const isLate = (day: string) => day > '2026-11-03' && day <= '2026-11-24';
  const recent = protocols.filter((it) => isLate(String(it.pickupDateRaw)));
  /** How often something is seen in all of them. */
  const seen = (of: (row: Row) => readonly unknown[], among: readonly Row[] = recent) =>
    Map.groupBy(among.flatMap(of).map(String), (it) => it);
  const entries = (row: Row, list: string) => row[list] as readonly Row[];
  const rare = (counted: ReadonlyMap<string, readonly string[]>, wanted: readonly string[]) =>
    wanted.filter((it) => (counted.get(it)?.length ?? 0) < 2);
  const signed = (who: string) => seen((row) => [(row[who] as { signatureType?: string }).signatureType]);

  test('have several examples of every state of every tab', () => {
    shows('demo.md');
    const types = (all: readonly { readonly key: string; readonly disabled?: boolean }[]) =>
      all.filter((it) => !it.disabled).map((it) => it.key);
    expect(rare(signed('submitterSignature'), types(signatureTypesPickup.items))).toEqual([]);
    expect(rare(signed('receiverSignature'), types(signatureTypesDelivery.items))).toEqual([]);
    const damages = seen((row) => entries(row, 'damages').map((it) => (it.image as Row).processStateType));
    expect(rare(damages, ['STARTED', 'SUBMITTED', 'RECEIVED'])).toEqual([]);
    const waitings = seen((row) => entries(row, 'waitings').map((it) => [it.processState, it.approvedBy !== null]));
    expect(rare(waitings, ['STARTED,true', 'STARTED,false', 'SUBMITTED,true', 'SUBMITTED,false'])).toEqual([]);
    const events = seen((row) =>
      (row.additionalProperties as { appEvents: readonly { event: string }[] }).appEvents.map((it) => it.event),
    );
    expect(rare(events, ['vin_mismatch', 'image_retaken', 'damage_removed', 'upload_failed', 'gps_lost'])).toEqual([]);
    const checks = seen((row) => [[row.inspectionDateChanged, row.inspectionDateAccepted]]);
    expect(rare(checks, ['true,true', 'true,false'])).toEqual([]);
    const vehicles = seen(
      (row) => [[row.licensePlateFinCheckResult, row.licensePlateFinCheckNewFin != null]],
      protocols,
    );
    expect(rare(vehicles, ['VALID,false', 'INVALID,false', 'INVALID,true'])).toEqual([]);
    const added = recent.map((it) => attachmentsOf(it.id));
    expect(added.filter((it) => it.photos.length > 1).length).toBeGreaterThan(10);
    expect(added.filter((it) => it.papers.length > 1).length).toBeGreaterThan(10);
    const mails = seen((row) => [row.template], rows.mail_logs);
    expect(rare(mails, ['M09', 'M10', 'M11'])).toEqual([]);
  });

  test('are complained about as often as in the trade, of late far more often, with all there is to say', () => {
    const complained = (row: Row) => entries(row, 'complaints').length > 0;
    expect(Math.abs(share(complained, protocols) - 2.5)).toBeLessThan(0.5);
    expect(share(complained, recent)).toBeGreaterThan(6);
    const all = recent.flatMap((it) => entries(it, 'complaints'));
    expect(new Set(all.map((it) => it.reporter)).size).toBe(3);
    expect(recent.filter((it) => entries(it, 'complaints').length > 1).length).toBeGreaterThan(3);
    expect(all.filter((it) => it.component !== null).length).toBeGreaterThan(0);
    expect(all.filter((it) => String(it.createdAt) > '2026-11-24T12:00:00.000Z')).toEqual([]);
  });
});

describe('today', () => {
  test('is dense: about 75 contracts, about 62 of them main contracts that are not cancelled', () => {
    expect(today.length).toBeGreaterThanOrEqual(73);
    expect(today.length).toBeLessThanOrEqual(80);
    const mains = today.filter((it) => it.anschlussvon === null && !it.isStorniert);
    expect(mains.length).toBeGreaterThanOrEqual(56);
    expect(mains.length).toBeLessThanOrEqual(68);
    expect(mains.filter((it) => it.anschlussAuftrag !== null).length).toBeGreaterThanOrEqual(5);
  });

  test('has nearly all rides given to drivers, later days have fewer and fewer', () => {
    const free = (day: string) =>
      share(
        (it) => it.driver === null && !it.isStorniert,
        contracts.filter((it) => it.datum === day),
      );
    expect(free('2026-11-24')).toBeLessThan(8);
    expect(free('2026-11-25')).toBeLessThan(25);
    expect(free('2026-12-10')).toBeGreaterThan(55);
    expect(contracts.filter((it) => it.driver === null && String(it.datum) < '2026-11-24' && !it.isStorniert)).toEqual(
      [],
    );
  });

  test('on a Saturday is small, and the Monday after it full', () => {
    const demo = planDemo({ count: 20_000, today: '2026-11-21', now: new Date('2026-11-21T12:00:00Z') });
    const picked = (day: string) =>
      (demo.chunk(dayOf(day)).rows.contracts ?? []).filter((it) => it.datum === day).length;
    expect(picked('2026-11-21')).toBeLessThan(15);
    expect(picked('2026-11-23')).toBeGreaterThanOrEqual(70);
  });
});

test('files of manufacturers have rows of every state, and nearly all of those of past days became contracts', () => {
  shows('demo.md');
  const files = (rows.vw_imports ?? []).filter((it) => it.format === 'MANUFACTURER');
  expect(files).toHaveLength(45);
  const lines = rows.import_contracts ?? [];
  for (const file of files)
    expect(
      lines
        .filter((it) => it.import === file.id)
        .map((it) => it.rowNumber)
        .toSorted((a, b) => Number(a) - Number(b)),
    ).toEqual(Array.from({ length: Number(file.rowCount) }, (_, at) => 2 + at));
  const past = lines.filter((it) => files.some(({ id, imported }) => id === it.import && imported === true));
  expect(Math.abs(share(yes('isImported'), past) - 93)).toBeLessThan(2);
  expect(new Set(lines.map((it) => it.effect))).toEqual(new Set(['CREATE', 'EDIT', 'CANCEL', 'DOUBLE', 'FAULTY']));
  expect(lines.filter(yes('isDeclinedByLeitstand')).length).toBeGreaterThan(5);
  const open = (format: string) => lines.filter((it) => it.format === format && it.isImported !== true).length;
  expect([open('ATHLON'), open('ATR')]).toEqual([9, 6]);
  const known = new Map(contracts.map((it) => [it.id, it]));
  for (const line of past.filter(yes('isImported'))) {
    const made = known.get(Number(line.contract));
    expect(made?.isImported).toBe(true);
    expect(made?.customData).toEqual({ externalNumber: line.externalNumber });
  }
});

import { billingRows, type Billings } from './money/billingRows.ts';
import { DaysOfRides } from './money/daysOfRides.ts';
import { planDocuments } from './money/documentPlan.ts';
import { documentRows, type Documents } from './money/documentRows.ts';
import { catalogueRows } from './base/catalogue.ts';
import { companyRow } from './base/companyRow.ts';
import { addressRows } from './base/addressRows.ts';
import { customerRows } from './base/customerRows.ts';
import { driverRows } from './base/driverRows.ts';
import { logRows } from './base/logRows.ts';
import { officeRows } from './base/officeRows.ts';
import { staffRows } from './base/staff.ts';
import { dayOf, instantText, momentOf, type Day } from './days.ts';
import { highestGroupId, lastGroupNumber } from './contracts/avisRows.ts';
import { calendarFor } from './contracts/calendar.ts';
import { dayChunk } from './contracts/dayChunk.ts';
import { scheduleFor } from './contracts/schedule.ts';
import { lastBundleNumber } from './contracts/bundleRows.ts';
import { fileRows, highestRowId } from './imports/fileRows.ts';
import { planFiles, type FilePlan } from './imports/filePlan.ts';
import type { Chunk } from './row.ts';
import { crewFor } from './world/crew.ts';

export type DemoRequest = {
  readonly count: number;
  /** 'yyyy-MM-dd'; the data lie around this day. */
  readonly today: string;
  readonly now: Date;
};
export type Demo = {
  readonly orders: number;
  /** Steps in the order in which they are written: the base, today and the days to come, then the past backwards. */
  readonly steps: readonly (Day | null)[];
  chunk(step: Day | null): Chunk;
  /** Where the running numbers stand afterwards, by the name of their counter. */
  readonly counters: Readonly<Record<string, number>>;
  /** No row of these tables has a higher id, so that new records can be made while the demo is still being written. */
  readonly highestIds: Readonly<Record<string, number>>;
};

/** Plans the whole demo; the same request always gives the same rows, chunk by chunk and in any order. */
export function planDemo(request: DemoRequest): Demo {
  const clock = { today: dayOf(request.today), now: request.now.getTime() };
  const calendar = calendarFor(request.count, clock.today);
  const crew = crewFor(request.count);
  const schedule = scheduleFor(calendar, crew, clock.now);
  const plan = planDocuments(schedule.driven, crew, clock.today);
  const filed = planFiles(schedule.filed, clock);
  const made = once(() => baseChunk(crew, { ...clock, first: calendar.first, filed }));
  const base = () => made().chunk;
  const documentsOf = (contract: number) => plan.ofContract.get(contract) ?? [];
  const days = new DaysOfRides((day) => dayChunk(day, { schedule, crew, clock, documentsOf, filed }));
  const ahead = Array.from({ length: calendar.last - clock.today + 1 }, (_, i) => clock.today + i);
  const back = Array.from({ length: clock.today - calendar.first }, (_, i) => clock.today - 1 - i);
  return {
    orders: schedule.total,
    steps: [null, ...ahead, ...back],
    chunk: (step) => {
      if (step === null) return base();
      const { chunk } = days.at(step);
      const planned = plan.byStep.get(step) ?? [];
      return planned.length === 0
        ? chunk
        : withDocuments(chunk, documentRows(planned, { base: base().rows, ride: days.ride }));
    },
    counters: {
      ...made().counters,
      ...Object.fromEntries([...schedule.lastNumbers].map(([year, last]) => [`contracts:${year}`, last])),
      bundles: lastBundleNumber(schedule.bundles),
      contract_avis_bundles: lastGroupNumber(calendar.last - clock.today),
      ...plan.counters,
    },
    highestIds: {
      ...highestIdsOf(schedule.total, schedule.bundles, calendar.last - clock.today),
      invoices: plan.count,
      import_contracts: highestRowId(filed),
    },
  };
}

/** Rows that belong to a contract have its id, or that id with some room for several of them. */
function highestIdsOf(contracts: number, bundles: number, daysAhead: number): Record<string, number> {
  const several = contracts * 8 + 8;
  return {
    contracts,
    protocols: contracts,
    contract_avis: contracts,
    bundle_contracts: contracts,
    bundles,
    contract_avis_bundles: highestGroupId(daysAhead),
    applications: several,
    mail_logs: several,
    notifications: several * 4,
  };
}

function baseChunk(
  crew: ReturnType<typeof crewFor>,
  { filed, ...clock }: { today: Day; now: number; first: Day; filed: FilePlan },
): { readonly chunk: Chunk; readonly counters: Billings['counters'] } {
  const createdAt = instantText(momentOf(clock.first - 400, 540));
  const { users: portalUsers, ...customers } = customerRows(clock);
  const { users: driverUsers, ...drivers } = driverRows(crew, clock);
  const rows = {
    ...catalogueRows(createdAt),
    users: [...staffRows(createdAt), ...driverUsers, ...portalUsers],
    ...customers,
    addresses: addressRows(clock),
    ...drivers,
    ...officeRows(clock),
    companies: [companyRow(clock.first)],
    ...fileRows(filed, clock),
    ...logRows({ ...clock, files: filed.files }),
  };
  const { billings, counters, history, printedBillings } = billingRows({ ...clock, crew, base: rows });
  const all = { ...rows, billings };
  return { chunk: { day: null, orders: 0, rows: all, history, snapshots: [], printed: [], printedBillings }, counters };
}

function withDocuments(chunk: Chunk, { history, invoices, printed }: Documents): Chunk {
  return { ...chunk, rows: { ...chunk.rows, invoices }, history: [...chunk.history, ...history], printed };
}

function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined;
  return () => (made ??= { it: make() }).it;
}

import { sql } from 'drizzle-orm';
import type { application } from '../../src/domain/application/application.ts';
import { applicationStatuses } from '../../src/domain/application/choices/applicationStatuses.ts';
import { contract } from '../../src/domain/contract/contract.ts';
import { idOf, iriOf } from '../../src/domain/define/resource.ts';
import type { AnyRow, RowOf } from '../../src/domain/define/row.ts';
import { driver } from '../../src/domain/driver/driver.ts';
import { jobCategory } from '../../src/domain/lookup/jobCategory.ts';
import { sumAmounts } from '../../src/domain/money/amount.ts';
import { readPicked } from '../storage/readRecords.ts';
import type { DomainRecord } from '../storage/rows.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';

type Applied = DomainRecord & Pick<RowOf<typeof application>, 'contract' | 'bundle' | 'contracts' | 'driver'>;
type Counted = { readonly by: number; readonly status: string; readonly n: number };
type Counts = ReadonlyMap<number, AnyRow>;

const none = Object.fromEntries(applicationStatuses.items.map((it) => [it.key, 0]));

/**
 * What the wanted contracts and bundles and the drivers of some applications say, each kind read once for all of them.
 */
export async function gatherApplications(
  to: Queryable,
  records: readonly DomainRecord[],
  fields: ReadonlySet<string>,
): Promise<ReadonlyMap<number, AnyRow>> {
  const own = records as readonly Applied[];
  const isTarget = fields.has('target');
  const rides = isTarget || fields.has('targetCredit') ? await ridesOf(to, own) : new Map<string, Ride>();
  const [onContracts, onBundles] = isTarget ? await countsOf(to, own) : [new Map(), new Map()];
  const applicants = fields.has('applicant') ? await applicantsOf(to, own) : new Map<string, AnyRow>();
  return new Map(
    own.map((it) => {
      const wanted = it.contracts.flatMap((iri) => rides.get(iri) ?? []);
      const counts = it.bundle
        ? onBundles.get(idOf('bundles', it.bundle) ?? 0)
        : onContracts.get(idOf('contracts', it.contract ?? '') ?? 0);
      return [
        it.id,
        {
          target: { ...none, ...counts, km: wanted.reduce((sum, { googleKm }) => sum + (googleKm ?? 0), 0) },
          targetCredit: sumAmounts(wanted.map(({ gutschriftpreis }) => gutschriftpreis)),
          applicant: applicants.get(it.driver ?? '') ?? null,
        },
      ];
    }),
  );
}

type Ride = Pick<RowOf<typeof contract>, 'googleKm' | 'gutschriftpreis'>;

async function ridesOf(to: Queryable, applications: readonly Applied[]): Promise<ReadonlyMap<string, Ride>> {
  const found = await readPicked(
    to,
    contract,
    idsIn(
      'contracts',
      applications.flatMap((it) => it.contracts),
    ),
    ['googleKm', 'gutschriftpreis'],
  );
  return new Map(found.map((it) => [iriOf('contracts', it.id), it]));
}

/** How many want the same contracts and bundles, by what became of them. */
async function countsOf(to: Queryable, applications: readonly Applied[]): Promise<[Counts, Counts]> {
  const single = applications.filter((it) => !it.bundle);
  const contracts = idsIn(
    'contracts',
    single.map((it) => it.contract),
  );
  const bundles = idsIn(
    'bundles',
    applications.map((it) => it.bundle),
  );
  const onContracts = sql`select contract as by, status, count(*)::int as n
    from applications
    where bundle is null and contract = any(${sql.param(contracts)}::bigint[])
    group by contract, status`;
  const onBundles = sql`select bundle as by, status, count(*)::int as n
    from applications
    where bundle = any(${sql.param(bundles)}::bigint[])
    group by bundle, status`;
  return [
    byKey(contracts.length === 0 ? [] : await rowsOf<Counted>(to, onContracts)),
    byKey(bundles.length === 0 ? [] : await rowsOf<Counted>(to, onBundles)),
  ];
}

async function applicantsOf(to: Queryable, applications: readonly Applied[]): Promise<ReadonlyMap<string, AnyRow>> {
  const drivers = idsIn(
    'drivers',
    applications.map((it) => it.driver),
  );
  const counted = byKey(
    await rowsOf<Counted>(
      to,
      sql`select driver as by, status, count(*)::int as n
        from applications
        where driver = any(${sql.param(drivers)}::bigint[]) and status in ('accepted', 'declined')
        group by driver, status`,
    ),
  );
  const found = await readPicked(to, driver, drivers, ['gruppe', 'ort']);
  const categories = idsIn(
    jobCategory.path,
    found.map((it) => it.gruppe),
  );
  const groups = new Map(
    (await readPicked(to, jobCategory, categories, ['kategorie'])).map((it) => [
      iriOf(jobCategory.path, it.id),
      it.kategorie,
    ]),
  );
  return new Map(
    found.map(({ id, gruppe, ort }) => [
      iriOf('drivers', id),
      { gruppe: groups.get(gruppe ?? '') ?? null, ort, accepted: 0, declined: 0, ...counted.get(id) },
    ]),
  );
}

function byKey(counted: readonly Counted[]): Counts {
  const found = new Map<number, AnyRow>();
  for (const { by, status, n } of counted) found.set(by, { ...found.get(by), [status]: n });
  return found;
}

function idsIn(path: string, iris: readonly (string | null)[]): number[] {
  return [...new Set(iris.flatMap((it) => (it ? (idOf(path, it) ?? []) : [])))];
}

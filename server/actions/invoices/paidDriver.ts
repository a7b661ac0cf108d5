import { sql } from 'drizzle-orm';
import { idOf } from '../../../src/domain/define/resource.ts';
import type { StoredOf } from '../../../src/domain/define/row.ts';
import { agreementOn, whyAgreement } from '../../../src/domain/driver/agreementHolds.ts';
import { driver } from '../../../src/domain/driver/driver.ts';
import { obstaclesOfDriver } from '../../../src/domain/invoice/billability.ts';
import type { invoice } from '../../../src/domain/invoice/invoice.ts';
import type { CalendarDay } from '../../../src/domain/time/calendarDay.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { groupOnDay } from '../../storage/groupOnDay.ts';
import type { Violation } from '../../storage/refusals.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Completed, Intent, Scope } from '../../write/behaviour.ts';
import { onlyAsksForAgreement } from './billedContracts.ts';

/** The group that a driver belonged to on the day, by which his credit note is taxed (R24). */
export async function groupOnDayOf(
  iri: string | null,
  day: CalendarDay | null,
  { client }: Pick<Scope, 'client'>,
): Promise<number | null> {
  const id = idOf('drivers', iri ?? '');
  if (id === undefined) return null;
  const group = groupOnDay({ driver: sql`paid.id`, group: sql`paid.gruppe`, day: sql`${day}::date` });
  const [row] = await rowsOf<{ group: number | null }>(
    client,
    sql`select ${group}::int as "group" from drivers paid where paid.id = ${id}`,
  );
  return row?.group ?? null;
}

/** A draft credit note follows the group of its driver on the day of its rides, whoever named him and however. */
export async function completeGroup(
  { kind, before, after }: Intent<typeof invoice>,
  scope: Scope,
): Promise<Completed<typeof invoice>> {
  if (kind === 'delete' || before?.invoiceCompleted || after.invoice !== null) return {};
  const driverGroup = after.type === 'Gutschrift' ? await groupOnDayOf(after.driver, serviceDayOf(after), scope) : null;
  return { driverGroup };
}

/** The day of its rides; of one without any that of its positions, else its own. */
function serviceDayOf({ invoiceDate, invoiceEntries }: StoredOf<typeof invoice>): CalendarDay | null {
  const rides = invoiceEntries.filter((it) => it.contract !== null);
  const days = (rides.length > 0 ? rides : invoiceEntries).flatMap((it) => it.serviceDate ?? []).toSorted();
  return days[0] ?? invoiceDate;
}

/** Why a driver gets no credit note that comes from no contract: by his group, or for want of an agreement. */
export async function refusalsToPay(
  iri: string | null,
  group: number | null,
  scope: Scope,
): Promise<readonly Violation[]> {
  const paid = await scope.look(driver, iri);
  if (!paid) return [];
  const obstacles = obstaclesOfDriver({
    name: driver.represent(paid as never),
    group,
    // Asked at the fields of the document itself.
    hasTaxNumber: true,
    hasAgreement: agreementOn(paid.creditAgreements, todayIn(companyZone, scope.now)) !== undefined,
    asksWithoutAgreement: await onlyAsksForAgreement(scope),
  });
  return obstacles.map(({ key, sentence }) => ({
    propertyPath: 'driver',
    message: key === 'agreement' ? `${sentence} ${whyAgreement}` : sentence,
  }));
}

import type { Statistic } from './statistic.ts';
import { daysOf, type Period, type Step } from './steps.ts';

/** What a statistic is narrowed to. */
export type Narrowing = {
  readonly customer: string | null;
  readonly region: string | null;
  readonly group: string | null;
};

type Look = { readonly row: string; readonly period: Period; readonly step: Step; readonly narrowed: Narrowing };

/** The row of contracts that name no customer. */
const nobody = '0';

/**
 * The address of the list with what a row counts; null where a filter cannot say the same and the server names the
 * contracts.
 */
export function listBehind(statistic: Statistic, { row, period, step, narrowed }: Look): string | null {
  const { behind, rows, by } = statistic;
  if (behind === 'numbers' || (by === 'customer' && row === nobody)) return null;
  const { from, until } = rows.kind === 'time' ? daysOf(step, row, period) : period;
  const { customer, region, group } = narrowed;
  if (behind === 'applications')
    return customer === null && region === null
      ? address('/applications', { 'createdAt[after]': from, 'createdAt[before]': until, logistics: group })
      : null;
  return address('/contracts', {
    'datum[after]': from,
    'datum[before]': until,
    contractClientAddress: by === 'customer' ? `/api/customers/${row}` : customer,
    plz: by === 'region' ? row : region,
    logistics: group,
    driver: rows.kind === 'records' && by === undefined ? `/api/drivers/${row}` : null,
    isStorniert: behind === 'cancelled' ? 'true' : 'false',
    testContract: 'false',
    rideKind: behind === 'electric' ? 'eVehicle' : null,
  });
}

function address(path: string, filter: Readonly<Record<string, string | null>>): string {
  const asked = Object.entries(filter).flatMap(([name, value]) =>
    value === null ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return `${path}?${asked.join('&')}`;
}

import { useMemo } from 'react';
import { readEntity } from '../../api/entities.ts';
import { useList } from '../../api/queries.ts';
import { orderOf } from '../../commands/contractFacts.ts';
import { tools } from '../../commands/tools.ts';
import { reachOf } from '../../domain/access/visible.ts';
import { dispositionLock } from '../../domain/disposition/dispositionLock.ts';
import { driverDays, type DriverDay } from './driverDay.ts';

const properties = ['auftragsnummer', 'driver', 'datum', 'bringdatum', 'pickupTimeFrom', 'pickupTimeTo', 'deliveryTimeFrom', 'deliveryTimeTo', 'deliveryLocation', 'googleFahrzeit', 'isStorniert'] as const;
const none: ReadonlyMap<string, DriverDay> = new Map();

/** What the drivers have to do on a day; empty while it is not known. */
export function useDriverDays(day: string | null): ReadonlyMap<string, DriverDay> {
  const params = useMemo(() => ({ filter: { 'datum[after]': day ?? '', 'datum[before]': day ?? '', flags: 'FV' }, order: 'datum', itemsPerPage: 500, properties }), [day]);
  const { iris } = useList('contracts', params, { enabled: day !== null });
  return useMemo(() => (iris.length === 0 ? none : driverDays(iris.flatMap((iri) => { const it = readEntity(iri); return it ? [orderOf(it)] : []; }))), [iris]);
}

/** The active lock days among the pickup days; none for whoever may not know them. */
export function useLockDays(days: readonly string[]): ReadonlySet<string> {
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  const params = useMemo(() => ({ filter: { 'datum[after]': first ?? '', 'datum[before]': last ?? '', active: 'true' }, itemsPerPage: 100, properties: ['datum', 'active'] }), [first, last]);
  const { iris } = useList('disposition_locks', params, { enabled: first !== undefined && reachOf(dispositionLock, tools().roles()) !== 'none' });
  return useMemo(() => new Set(iris.flatMap((iri) => { const datum = readEntity(iri)?.datum; return typeof datum === 'string' ? [datum] : []; })), [iris]);
}

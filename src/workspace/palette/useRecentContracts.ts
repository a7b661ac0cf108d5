import { useEffect, useState } from 'react';
import { fetchList } from '../../api/records/lists.ts';
import { recordIriOf } from '../../commands/selection.ts';
import { contract } from '../../domain/contract/contract.ts';

/** What a line about a contract shows. */
const shown = [
  'auftragsnummer',
  'licensePlate',
  'carFin',
  'manufacturer',
  'carModel',
  'contractClientAddress',
  'driver',
  'pickupLocation',
  'deliveryLocation',
  'datum',
  'protocol',
  'isStorniert',
] as const;

/**
 * Fetches the contracts the person was at last, in one call, so that they show plate and way after a reload too; how
 * often something has come.
 */
export function useRecentContracts(urls: readonly string[]): number {
  const [arrivals, setArrivals] = useState(0);
  const ids = urls.flatMap((url) => /^\/api\/contracts\/(\d+)$/.exec(recordIriOf(url) ?? '')?.[1] ?? []).join(' ');
  useEffect(() => {
    if (ids === '') return undefined;
    let left = false;
    const arrived = () => left || setArrivals((it) => it + 1);
    void fetchList(contract, { filter: { id: ids.split(' ') }, itemsPerPage: 25, properties: shown }).then(
      arrived,
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [ids]);
  return arrivals;
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Entity } from '../../api/entities.ts';
import { perform } from '../../api/mutations.ts';
import { queryClient } from '../../api/queryClient.ts';
import type { Finding } from '../../domain/preflight/finding.ts';
import type { Fitness } from '../../domain/preflight/fitness.ts';

/** What the server says about one driver for some orders. */
export type Assessment = { readonly driver: string; readonly fitness: Fitness; readonly findings: readonly Finding[] };
export type Assessments = { readonly byDriver: ReadonlyMap<string, Assessment>; readonly error: Error | null; readonly refetch: () => void };

const none: ReadonlyMap<string, Assessment> = new Map();
/** As many orders as are held against each of 200 candidates; the chosen one is held against all. */
const mostForAll = 10;
/** The server looks at so many at a time; beyond them it asks when it saves. */
const most = 200;
const freshFor = 5_000;

/** How fit each candidate is for the orders, or for the first of many. */
export function usePreflight(orders: readonly Entity[], drivers: readonly string[]): Assessments {
  return useAssessments(orders.slice(0, mostForAll), drivers.slice(0, most));
}

/** What speaks against the chosen driver for all of the orders: known from the list of candidates while it was held against all of them, asked for otherwise. */
export function useChosenFindings(orders: readonly Entity[], driver: string | null, candidates: Assessments): Assessments & { readonly findings: readonly Finding[] | undefined } {
  const known = orders.length <= mostForAll && driver !== null ? candidates.byDriver.get(driver) : undefined;
  const asked = useAssessments(orders.slice(0, most), driver === null || known ? [] : [driver]);
  return { ...asked, findings: driver === null ? undefined : (known ?? asked.byDriver.get(driver))?.findings };
}

function useAssessments(orders: readonly Entity[], drivers: readonly string[]): Assessments {
  const contracts = orders.map((it) => it['@id']);
  const query = useQuery(
    {
      queryKey: ['preflight', orders.map((it) => `${it['@id']} ${String(it.version)}`), drivers],
      queryFn: async () => byDriver((await perform<{ members: readonly Assessment[] }>('POST', '/api/contracts/preflight', { contracts, drivers })).members),
      enabled: contracts.length > 0 && drivers.length > 0,
      staleTime: freshFor,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return { byDriver: query.data ?? none, error: query.error, refetch: () => void query.refetch() };
}

function byDriver(members: readonly Assessment[]): ReadonlyMap<string, Assessment> {
  return new Map(members.map((it) => [it.driver, it]));
}

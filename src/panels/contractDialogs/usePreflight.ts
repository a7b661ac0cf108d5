import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Entity } from '../../api/entities.ts';
import { perform } from '../../api/mutations.ts';
import { queryClient } from '../../api/queryClient.ts';
import type { Finding } from '../../domain/preflight/finding.ts';
import type { Fitness } from '../../domain/preflight/fitness.ts';

/** What the server says about one driver for some orders. */
export type Assessment = { readonly driver: string; readonly fitness: Fitness; readonly findings: readonly Finding[] };
export type Assessments = { readonly byDriver: ReadonlyMap<string, Assessment>; readonly isLoading: boolean; readonly error: Error | null; readonly refetch: () => void };

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

/** What speaks against the chosen driver for all of the orders; the answer of an earlier choice is never shown for this one. */
export function useChosenFindings(orders: readonly Entity[], driver: string | null): Assessments & { readonly findings: readonly Finding[] | undefined } {
  const chosen = useAssessments(orders.slice(0, most), driver === null ? [] : [driver]);
  return { ...chosen, findings: driver === null ? undefined : chosen.byDriver.get(driver)?.findings };
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
  return { byDriver: query.data ?? none, isLoading: query.isFetching, error: query.error, refetch: () => void query.refetch() };
}

function byDriver(members: readonly Assessment[]): ReadonlyMap<string, Assessment> {
  return new Map(members.map((it) => [it.driver, it]));
}

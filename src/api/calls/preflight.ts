import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { contract } from '../../domain/contract/contract.ts';
import type { AnyRow } from '../../domain/define/row.ts';
import type { Finding } from '../../domain/preflight/finding.ts';
import { assessDrivers, type Assessment } from '../../domain/preflight/preflightCall.ts';
import { call } from '../call.ts';
import type { Entity } from '../records/entities.ts';
import { queryClient } from '../queryClient.ts';

type Wanted = { readonly withAdditionalRides?: boolean; readonly withFindings?: boolean };
export type Assessments = {
  readonly byDriver: ReadonlyMap<string, Assessment>;
  readonly error: Error | null;
  readonly refetch: () => void;
};

const none: ReadonlyMap<string, Assessment> = new Map();
const freshFor = 5_000;

/**
 * Holds drivers against contracts as the server knows them now, before one of them is sent; on request together with
 * the rides that follow.
 */
export function useAssessments(
  asked: readonly Pick<Entity<typeof contract>, '@id' | 'version'>[],
  drivers: readonly string[],
  { withAdditionalRides = false, withFindings = true }: Wanted = {},
): Assessments {
  const contracts = asked.map((it) => it['@id']);
  const query = useQuery(
    {
      queryKey: [
        'preflight',
        asked.map((it) => `${it['@id']} ${String(it.version)}`),
        drivers,
        withAdditionalRides,
        withFindings,
      ],
      queryFn: async () =>
        byDriver((await call(assessDrivers, { contracts, drivers, withAdditionalRides, withFindings })).members),
      enabled: contracts.length > 0 && drivers.length > 0,
      staleTime: freshFor,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return { byDriver: query.data ?? none, error: query.error, refetch: () => void query.refetch() };
}

/** A contract as it stands in a form, with the driver who stands there; `iri` is null while it is new. */
export type Draft = { readonly iri: string | null; readonly contract: AnyRow; readonly driver: string };

/** How the driver of a form stands for the contract of the form; nothing while it is asked, or cannot be. */
export function useDraftAssessment({ iri, contract, driver }: Draft): Assessment | undefined {
  return (
    useQuery(
      {
        queryKey: ['preflight', 'draft', iri, driver, contract],
        queryFn: async () =>
          (await call(assessDrivers, { contracts: iri === null ? [] : [iri], drivers: [driver], order: contract }))
            .members[0] ?? null,
        staleTime: freshFor,
        retry: false,
      },
      queryClient,
    ).data ?? undefined
  );
}

/**
 * What speaks for and against a driver for contracts that are not there yet, one after the other; nothing while it is
 * asked.
 */
export function useDraftAssessments(
  contracts: readonly AnyRow[],
  driver: string | null,
): readonly Finding[] | undefined {
  return useQuery(
    {
      queryKey: ['preflight', 'drafts', driver, contracts],
      queryFn: async ({ signal }) => {
        const found: Finding[] = [];
        for (const order of contracts) {
          signal.throwIfAborted();
          const { members } = await call(assessDrivers, { contracts: [], drivers: [driver ?? ''], order });
          found.push(...(members[0]?.findings ?? []));
        }
        return [...new Map(found.map((it) => [`${it.kind} ${it.title} ${it.text}`, it])).values()];
      },
      enabled: driver !== null,
      staleTime: freshFor,
      retry: false,
    },
    queryClient,
  ).data;
}

function byDriver(members: readonly Assessment[]): ReadonlyMap<string, Assessment> {
  return new Map(members.map((it) => [it.driver, it]));
}

import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../../domain/define/call.ts';
import { idInIri } from '../../domain/define/iri.ts';
import type {
  documentLooks,
  downloadDocument,
  driverFiles,
  driverStatistics,
  registrationData,
} from '../../domain/driver/driverCalls.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';

const freshFor = 60_000;

/** What a driver did month by month. */
export function useDriverStatistics(iri: string) {
  const query = useQuery(
    {
      queryKey: ['driverStatistics', iri],
      queryFn: ({ signal }) =>
        call(addressOf<typeof driverStatistics>('GET /drivers/{id}/statistics'), { id: iri }, { signal }),
      staleTime: freshFor,
    },
    queryClient,
  );
  return { months: query.data?.months, error: query.error, refetch: () => void query.refetch() };
}

/** What somebody told of himself when he registered. */
export function useRegistrationData(iri: string) {
  const query = useQuery(
    {
      queryKey: ['registrationData', iri],
      queryFn: ({ signal }) =>
        call(addressOf<typeof registrationData>('GET /drivers/{id}/registration-data'), { id: iri }, { signal }),
      staleTime: freshFor,
    },
    queryClient,
  );
  return { data: query.data, error: query.error, refetch: () => void query.refetch() };
}

/** The stored files of a driver; their addresses hold for at least three quarters of an hour. */
export function useDriverFiles(iri: string) {
  const path = `logs/${idInIri(iri)}/`;
  const query = useQuery(
    {
      queryKey: ['driverFiles', iri],
      queryFn: ({ signal }) =>
        call(
          addressOf<typeof driverFiles>('POST /app/aws-files', { besideApi: true }),
          { bucket: '', path },
          { signal },
        ),
      staleTime: freshFor,
    },
    queryClient,
  );
  return { files: query.data?.files, error: query.error, refetch: () => void query.refetch() };
}

/** Where a paper can be fetched for a while; a look at the copy of a licence is written down by it. */
export async function copyAddress(iri: string): Promise<string> {
  return (await call(addressOf<typeof downloadDocument>('GET /driver_documents/{id}/download'), { id: iri })).url;
}

/** Who looked at the copy of a licence, the latest first. */
export async function copyLooks(iri: string) {
  return (await call(addressOf<typeof documentLooks>('GET /driver_documents/{id}/looks'), { id: iri })).looks;
}

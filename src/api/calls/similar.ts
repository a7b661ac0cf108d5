import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { similarAddresses, similarCustomers } from '../../domain/customer/customerCalls.ts';
import type { SimilarRecord } from '../../domain/search/similarRecord.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';

/** What a form says about a firm and where it is. */
export type AboutFirm = {
  readonly firma: string;
  readonly strasse: string;
  readonly hausnr: string;
  readonly plz: string;
  readonly ustid?: string;
  readonly besides?: string;
};
const asked = { customers: similarCustomers, addresses: similarAddresses };
const none: readonly SimilarRecord[] = [];
/** Long enough that not every letter asks. */
const restMs = 350;

/** Records that say the same already, asked once somebody rests in typing. */
export function useSimilar(path: keyof typeof asked, about: AboutFirm): readonly SimilarRecord[] {
  const wire = useRested(JSON.stringify(about));
  const query = useQuery(
    {
      queryKey: ['similar', path, wire],
      queryFn: async ({ signal }) => (await call(asked[path], JSON.parse(wire) as AboutFirm, { signal })).found,
      enabled: [about.firma, about.ustid, about.strasse].some((it) => (it ?? '').length > 2),
      staleTime: 30_000,
      retry: false,
    },
    queryClient,
  );
  return query.data ?? none;
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(value), restMs);
    return () => window.clearTimeout(timer);
  }, [value]);
  return rested;
}

import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../../domain/define/call.ts';
import type { contractMailRules } from '../../domain/customer/ruleEffectsCall.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';

/** What the mail rules would send of a contract as it stands in this version, and why not. */
export function useContractMailRules(iri: string, version: number | undefined) {
  const query = useQuery(
    {
      queryKey: ['contractMailRules', iri, version],
      queryFn: ({ signal }) =>
        call(addressOf<typeof contractMailRules>('GET /contracts/{id}/mail_rules'), { id: iri }, { signal }),
    },
    queryClient,
  );
  return { rules: query.data?.rules, error: query.error, refetch: () => void query.refetch() };
}

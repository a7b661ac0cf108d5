import { useEffect, useState } from 'react';
import { readEntity } from '../../api/records/entities.ts';
import { useSearch } from '../../api/records/queries.ts';
import { contract } from '../../domain/contract/contract.ts';
import { contractHit, type ContractHit } from '../contractHit.ts';

const waitMs = 500;

/** What was found for a text, and whether it has been looked for at all yet. */
export type ContractSearch = {
  readonly hits: readonly ContractHit[];
  /** The answer is about what stands in the box now. */
  readonly isAsked: boolean;
  readonly isBusy: boolean;
  readonly isFailed: boolean;
  /** Asks at once instead of half a second after the last key. */
  hurry(): void;
};

/** The contract search of the specification: asks half a second after typing, for 25 contracts. */
export function useContractSearch(text: string): ContractSearch {
  const [asked, setAsked] = useState('');
  const search = useSearch(asked);
  useEffect(() => {
    const wanted = text.trim();
    const timer = window.setTimeout(() => setAsked(wanted), wanted === '' ? 0 : waitMs);
    return () => window.clearTimeout(timer);
  }, [text]);

  const isAsked = asked !== '' && asked === text.trim();
  const hits =
    isAsked && !search.isChanging ? search.iris.flatMap((iri) => readEntity(contract, iri) ?? []).map(contractHit) : [];
  return {
    hits,
    isAsked,
    isBusy: search.isFetching,
    isFailed: search.error !== null,
    hurry: () => setAsked(text.trim()),
  };
}

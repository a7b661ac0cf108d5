import { idInIri } from '../../domain/define/iri.ts';
import { useMemo } from 'react';
import { useList } from '../../api/records/queries.ts';
import { useEntities } from '../../api/records/useEntities.ts';
import type { BundleEntry } from '../../commands/bundle/bundleEntries.ts';
import { tools } from '../../commands/tools.ts';
import type { ContractEntity } from '../../commands/contract/contractFacts.ts';
import { mayRead } from '../../domain/access/matrix.ts';
import { bundleContract } from '../../domain/bundle/bundleContract.ts';
import { contract } from '../../domain/contract/contract.ts';

/** A contract of a bundle with its place. */
export type BundledContract = { readonly entry: BundleEntry; readonly contract: ContractEntity };

/** More contracts than these nobody drives one after the other. */
const max = 100;
const shown = [
  ...contract.pick,
  'contractClientAddress',
  'hasAvis',
  'manufacturer',
  'carModel',
  'googleKm',
  'googleFahrzeit',
  'bundles',
  'serviceAddresses',
  'pickupAddress',
  'deliveryAddress',
] as const;

/** The contracts of a bundle in their order, as far as they are loaded. */
export function useBundleEntries(bundle: string): { entries: readonly BundledContract[]; isLoading: boolean } {
  const places = useList(bundleContract, { filter: { bundle }, order: 'sortOrder', itemsPerPage: max });
  const entries = useEntities(bundleContract, places.iris);
  const asked = entries
    .flatMap((it) => it.contract ?? [])
    .toSorted()
    .join(' ');
  const iris = useMemo(() => asked.split(' ').filter(Boolean), [asked]);
  const { contracts, isLoading } = useBundledContracts(iris);
  const known = new Map(contracts.map((it) => [it['@id'], it]));
  return {
    entries: entries
      .toSorted((one, other) => (one.sortOrder ?? 0) - (other.sortOrder ?? 0) || one.id - other.id)
      .flatMap((entry) => {
        const own = known.get(entry.contract ?? '');
        return own ? [{ entry, contract: own }] : [];
      }),
    isLoading: places.isLoading || isLoading,
  };
}

/** Contracts with all that a bundle shows of them, in the order in which they are named. */
export function useBundledContracts(iris: readonly string[]): {
  contracts: readonly ContractEntity[];
  isLoading: boolean;
} {
  const seesMoney = mayRead(tools().roles(), 'contractMoney');
  const listed = useList(
    contract,
    {
      filter: { id: iris.map(idInIri) },
      properties: seesMoney ? [...shown, 'gutschriftpreis'] : shown,
      itemsPerPage: max,
    },
    { enabled: iris.length > 0 },
  );
  return { contracts: useEntities(contract, iris), isLoading: iris.length > 0 && listed.isLoading };
}

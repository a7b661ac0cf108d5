import { useEffect, useState } from 'react';
import { idInIri } from '../../domain/define/iri.ts';
import { iriOf } from '../../domain/define/resource.ts';
import { draftKeyOf } from '../formAddress.ts';
import type { FormValues } from '../kit/form/formValues.ts';
import { useDraft } from '../kit/form/useDraft.ts';
import { useFormPlace } from '../kit/form/useFormPlace.ts';
import { usePanel } from '../panelContext.ts';

/** A bundle that is being put together: its contracts in their order, and whether drivers may apply. */
export type NewBundle = { readonly contracts: readonly string[]; readonly openForApplications: boolean };

/**
 * What is put together here, begun with the contracts that the address names, for example `?contracts=12,17`; it is
 * kept through a reload until the bundle is made.
 */
export function useNewBundle(query: URLSearchParams) {
  const { url, setDirty } = usePanel();
  const [start] = useState(() => startOf(query));
  const [typed, setTyped] = useState<NewBundle | null>(null);
  const { found, keep, drop } = useDraft(draftKeyOf(url), useFormPlace());
  const bundle = typed ?? (found ? newBundleIn(found.values, start) : start);
  const isTyped = typed !== null || found !== null;
  useEffect(() => setDirty(isTyped), [isTyped, setDirty]);
  const change = (part: Partial<NewBundle>) => {
    const next = { ...bundle, ...part };
    setTyped(next);
    keep({ values: next, base: {} });
  };
  const forget = () => {
    setTyped(null);
    drop();
  };
  return { bundle, isTyped, change, forget };
}

/** What the form begins with at an address. */
export function startOf(query: URLSearchParams): NewBundle {
  const ids = (query.get('contracts') ?? '').split(',').filter((it) => /^\d+$/.test(it));
  return { contracts: [...new Set(ids)].map((it) => iriOf('contracts', Number(it))), openForApplications: true };
}

/** The same from what was kept; a draft of an older version may hold anything. */
function newBundleIn({ contracts, openForApplications }: FormValues, start: NewBundle): NewBundle {
  const isIri = (it: unknown): it is string => typeof it === 'string' && idInIri(it) !== '';
  return {
    contracts: Array.isArray(contracts) ? contracts.filter(isIri) : start.contracts,
    openForApplications: typeof openForApplications === 'boolean' ? openForApplications : start.openForApplications,
  };
}

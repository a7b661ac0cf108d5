import { useEffect, useRef } from 'react';
import { fetchAnyItem } from '../../api/records/queries.ts';
import { tellFailure } from '../../commands/tellFailure.ts';
import type { PriceRow } from '../../domain/price/priceSets.ts';
import { queryOf } from '../panelAddress.ts';
import { usePanel } from '../panelContext.ts';
import type { RecordForm } from '../kit/form/recordForm.ts';

/** Fills the form of a new group with what the one in the address holds: `?copy=/api/price_groups/2`. */
export function useCopiedGroup({ iri, bound, dirty }: RecordForm): void {
  const { url } = usePanel();
  const source = iri === null ? queryOf(url).get('copy') : null;
  const isTouched = useRef(dirty.length > 0);
  const { form } = bound;
  useEffect(() => {
    if (source === null || isTouched.current) return;
    isTouched.current = true;
    void fetchAnyItem(source).then(
      (group) => {
        const prices = Array.isArray(group['priceSets']) ? (group['priceSets'] as readonly PriceRow[]) : [];
        form.setValue('name', `${String(group['name'] ?? '')} (Kopie)`);
        form.setValue('description', group['description'] ?? null);
        form.setValue('active', true);
        form.setValue(
          'priceSets',
          prices.map(({ type, distance, price }) => ({ type, distance, price })),
        );
      },
      (error: unknown) => tellFailure('Die Preisgruppe konnte nicht kopiert werden', error),
    );
  }, [source, form]);
}

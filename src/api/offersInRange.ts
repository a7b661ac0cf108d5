import { useQuery } from '@tanstack/react-query';
import { request } from './http.ts';
import { queryClient } from './queryClient.ts';

export type OfferPlace = { readonly plz?: string | null; readonly ort?: string | null };
/** A ride without driver that begins near where an order ends. */
export type OfferInRange = {
  readonly '@id': string;
  readonly auftragsnummer: string;
  /** In metres. */
  readonly distanceToDestination: number;
  readonly pickupDate: string;
  readonly pickupTime: string | null;
  readonly pickupTimeTo: string | null;
  readonly pickupLocation: OfferPlace;
  readonly deliveryLocation: OfferPlace;
};

/** The rides that could follow this order in the state it was saved in, nearest first. */
export function useOffersInRange(iri: string, version: number) {
  return useQuery(
    {
      queryKey: ['offersInRange', iri, version],
      queryFn: async ({ signal }) => (await request<{ 'hydra:member': readonly OfferInRange[] }>('GET', `${iri}/offersInRange`, { signal })).data['hydra:member'],
      staleTime: 30_000,
    },
    queryClient,
  );
}

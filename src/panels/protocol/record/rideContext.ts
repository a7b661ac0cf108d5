import { createContext, useContext } from 'react';
import type { Entity } from '../../../api/records/entities.ts';
import type { contract } from '../../../domain/contract/contract.ts';

export type Ride = Entity<typeof contract> | undefined;

/** The order that the protocol belongs to, as far as it has come. */
export const RideContext = createContext<Ride>(undefined);

/** What the order says: plate, VIN, accessories, leasing protocols. */
export function useRide(): Ride {
  return useContext(RideContext);
}

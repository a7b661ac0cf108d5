import { idInIri } from '../../../domain/define/iri.ts';

type About = { readonly entityId: number; readonly entityType: 'Contract' | 'Protocol' };
type Ride = { readonly contract: unknown; readonly protocol: unknown };

/** The mails of a ride are about its contract or about its protocol; whoever looks at one of them means both. */
export function aboutRide({ contract, protocol }: Ride): readonly About[] {
  return [
    ...(typeof contract === 'string' ? [{ entityId: Number(idInIri(contract)), entityType: 'Contract' } as const] : []),
    ...(typeof protocol === 'string' ? [{ entityId: Number(idInIri(protocol)), entityType: 'Protocol' } as const] : []),
  ];
}

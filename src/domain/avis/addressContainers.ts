import type { contract } from '../contract/contract.ts';
import type { SomeOf } from '../define/row.ts';
import { windowText } from './appointment.ts';
import { sidesOf, type AvisCoordination, type Side } from './coordination.ts';

export type ArrangedContract = SomeOf<
  typeof contract,
  | 'datum'
  | 'bringdatum'
  | 'pickupTimeFrom'
  | 'pickupTimeTo'
  | 'deliveryTimeFrom'
  | 'deliveryTimeTo'
  | 'pickupLocation'
  | 'deliveryLocation'
>;
/** One end of the ride as it is shown while somebody arranges it. */
export type AddressContainer = {
  readonly side: Side;
  readonly title: string;
  readonly date: string | null;
  readonly time: string;
  readonly firma: string | null;
  readonly strasse: string | null;
  readonly plz: string | null;
  readonly ort: string | null;
  readonly contactName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly highlight: boolean;
};

/** Both ends of a ride, pickup first; those that have to be arranged stand out (document 2, section 3). */
export function addressContainersOf(
  contract: ArrangedContract,
  coordination: AvisCoordination | null,
): readonly AddressContainer[] {
  const arranged = sidesOf(coordination);
  return (['pickup', 'delivery'] as const).map((side) => {
    const place = contract[`${side}Location`];
    return {
      side,
      title: titleOf(side, coordination),
      date: (side === 'pickup' ? contract.datum : contract.bringdatum) ?? null,
      time: windowText(contract[`${side}TimeFrom`], contract[`${side}TimeTo`]),
      firma: place?.firma ?? null,
      strasse: [place?.strasse, place?.hausnr].filter(Boolean).join(' ') || null,
      plz: place?.plz ?? null,
      ort: place?.ort ?? null,
      contactName: place?.ansprechparter1 ?? null,
      phone: place?.anspr1telefon ?? null,
      email: place?.anspr1email ?? null,
      highlight: arranged.includes(side),
    };
  });
}

/** The place of a swap is called so, because there one vehicle comes and another one goes. */
function titleOf(side: Side, coordination: AvisCoordination | null): string {
  if (side === 'pickup') return 'Abholung';
  return coordination?.includes('swap') ? 'Zustellung (Tausch)' : 'Zustellung';
}

/** Nobody can be asked at a side that names neither telephone nor e-mail. */
export function isContactMissing(containers: readonly AddressContainer[]): boolean {
  return containers.some((it) => it.highlight && !it.phone && !it.email);
}

/** A side without address gets no mail, unless a mail rule names somebody who is asked in the contact's place. */
export function isMailMissing(containers: readonly AddressContainer[], standsIn = (_: Side) => false): boolean {
  return containers.some((it) => it.highlight && !it.email && !standsIn(it.side));
}

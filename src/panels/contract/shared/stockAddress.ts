import type { Entity } from '../../../api/records/entities.ts';
import type { address } from '../../../domain/address/address.ts';
import { forcedContractType, prefilledDeliveryInfo } from '../../../domain/contract/addressEffects.ts';
import type { contract } from '../../../domain/contract/contract.ts';
import type { FormPathOf, SomeOf } from '../../../domain/define/row.ts';
import type { ContractValues } from './contractValues.ts';

/** Which end of the ride an address is for. */
export type Side = 'pickup' | 'delivery';
type Address = Omit<Entity<typeof address>, 'id' | 'version' | '@type'>;
type Told = SomeOf<typeof contract, 'bringinfos'>;
type Entry = readonly [FormPathOf<typeof contract>, string | null];

/** Field of the contract's location, and where the stock address keeps it. */
const taken = [
  ['strasse', 'street'],
  ['hausnr', 'hausnr'],
  ['plz', 'plz'],
  ['ort', 'city'],
  ['ansprechparter1', 'ansprechparter1'],
  ['startzeit', 'startzeit'],
  ['endzeit', 'endzeit'],
] as const;

/**
 * What choosing a stock address changes on the contract: the place and its people, and for a parking place also the
 * type of the contract.
 */
export function stockAddressPatch(side: Side, address: Address, contract: Told): ContractValues {
  const place = taken.map(([field, source]): Entry => [`${side}Location.${field}`, filled(address[source])]);
  const people: readonly Entry[] = [
    [`${side}Location.firma`, filled(address.firma) ?? personOf(address)],
    [`${side}Location.anspr1telefon`, filled(address.anspr1telefon) ?? filled(address.tel)],
    [`${side}Location.anspr1email`, filled(address.anspr1email) ?? filled(address.email)],
  ];
  const contractType = forcedContractType(side, { stellplatz: address.stellplatz === true });
  return {
    ...Object.fromEntries([...place, ...people, [`${side}Address`, address['@id']] satisfies Entry]),
    ...(contractType && contractTypePatch(contractType, contract)),
  };
}

/** What choosing the type changes: a vehicle that is fetched back comes with its delivery info prefilled. */
export function contractTypePatch(contractType: string | null, contract: Told): ContractValues {
  const info = filled(contract.bringinfos);
  const prefilled = prefilledDeliveryInfo(contractType, info);
  return { contractType, ...(prefilled !== info && { bringinfos: prefilled }) };
}

/** Writes a stock address as a line to choose: firm, street and town. */
export function addressLine(address: Address): { readonly label: string; readonly hint: string } {
  const street = [filled(address.street), filled(address.hausnr)].filter(Boolean).join(' ');
  const town = [filled(address.plz), filled(address.city)].filter(Boolean).join(' ');
  return { label: filled(address.firma) ?? personOf(address) ?? town, hint: [street, town].filter(Boolean).join(', ') };
}

function personOf(address: Address): string | null {
  return [filled(address.vorname), filled(address.nachname)].filter(Boolean).join(' ') || null;
}

function filled(text: string | null | undefined): string | null {
  return text?.trim() ? text : null;
}

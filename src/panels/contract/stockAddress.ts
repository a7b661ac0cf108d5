import { forcedContractType, prefilledDeliveryInfo } from '../../domain/contract/addressEffects.ts';

/** Which end of the ride an address is for. */
export type Side = 'pickup' | 'delivery';
type Values = Readonly<Record<string, unknown>>;

/** Field of the order's location, and where the stock address keeps it. */
const taken = {
  firma: 'firma',
  strasse: 'street',
  hausnr: 'hausnr',
  plz: 'plz',
  ort: 'city',
  ansprechparter1: 'ansprechparter1',
  anspr1telefon: 'anspr1telefon',
  anspr1email: 'anspr1email',
  startzeit: 'startzeit',
  endzeit: 'endzeit',
} as const;

/** What choosing a stock address changes on the order: the place and its people, and for a parking place also the type of the order. */
export function stockAddressPatch(side: Side, address: Values & { readonly '@id': string }, order: Values): Values {
  const place = Object.entries(taken).map(([field, source]) => [`${side}Location.${field}`, textOf(address[source])] as const);
  const contractType = forcedContractType(side, { stellplatz: address.stellplatz === true });
  return {
    ...Object.fromEntries(place),
    [`${side}Location.firma`]: textOf(address.firma) ?? personOf(address),
    [`${side}Location.anspr1telefon`]: textOf(address.anspr1telefon) ?? textOf(address.tel),
    [`${side}Location.anspr1email`]: textOf(address.anspr1email) ?? textOf(address.email),
    [`${side}Address`]: address['@id'],
    ...(contractType && contractTypePatch(contractType, order)),
  };
}

/** What choosing the type changes: a vehicle that is fetched back comes with its delivery info prefilled. */
export function contractTypePatch(contractType: string | null, order: Values): Values {
  const info = textOf(order.bringinfos);
  const prefilled = prefilledDeliveryInfo(contractType, info);
  return { contractType, ...(prefilled !== info && { bringinfos: prefilled }) };
}

/** Writes a stock address as a line to choose: firm, street and town. */
export function addressLine(address: Values): { readonly label: string; readonly hint: string } {
  const street = [textOf(address.street), textOf(address.hausnr)].filter(Boolean).join(' ');
  const town = [textOf(address.plz), textOf(address.city)].filter(Boolean).join(' ');
  return { label: textOf(address.firma) ?? personOf(address) ?? town, hint: [street, town].filter(Boolean).join(', ') };
}

function personOf(address: Values): string | null {
  return [textOf(address.vorname), textOf(address.nachname)].filter(Boolean).join(' ') || null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

import type { InputOf } from '../define/row.ts';
import type { contract } from './contract.ts';

/** The input of a new order. */
export type NewContract = InputOf<typeof contract>;
/** What is known of an order that another one starts from. */
export type OrderSource = { readonly [K in keyof NewContract]?: NewContract[K] | undefined };

/** Who orders, pays and gets the papers. */
export const customerFields = [
  'contractClientAddress',
  'customerDepartment',
  'billingClientAddress',
  'leistungsadresse',
  'leasingProtocols',
  'customerProtocols',
  'leasingVertragsnummer',
  'kostenstelle',
  'rechnungsnotiz',
  'gutschriftnotiz',
  'sendProtocolToContractContact',
  'noDamageControl',
  'infoBackend',
  'infoDriver',
  'infoShared',
  'flags',
  'customData',
] as const satisfies readonly (keyof NewContract)[];

const rideFields = [
  'contractType',
  'flexContract',
  'vorholung',
  'vwstationsfahrt',
  'createAvis',
  'datum',
  'bringdatum',
  'pickupTimeFrom',
  'pickupTimeTo',
  'deliveryTimeFrom',
  'deliveryTimeTo',
  'pickupLocation',
  'deliveryLocation',
  'pickupAddress',
  'deliveryAddress',
  'pickupLocationIsSet',
  'deliveryLocationIsSet',
  'pickupContacts',
  'deliveryContacts',
  'abholemail2',
  'bringemail2',
  'abholinfos',
  'bringinfos',
] as const satisfies readonly (keyof NewContract)[];

const vehicleFields = [
  'manufacturer',
  'carModel',
  'licensePlate',
  'carFin',
  'tuev',
  'angemeldet',
  'verzoegerteAbgabe',
  'alternativeLicensePlate',
  'infoTransferNumberPlate',
  'bereifung',
  'felge',
  'zusatzBereifung',
  'zusatzFelge',
] as const satisfies readonly (keyof NewContract)[];

const extraFields = [
  'waschen',
  'serviceAddresses',
  'zusatzleistungenArray',
  'zubehoerArray',
  'anzahlSchluessel',
  'anzahlTankkarten',
  'anzahlLadekabel',
  'sollkm',
] as const satisfies readonly (keyof NewContract)[];

const orderFields = [...customerFields, ...rideFields, ...vehicleFields, ...extraFields] as const;

/** A second order like this one: all that was ordered, nothing of what became of it (driver, prices, protocol, mails, links). */
export function copyOf(contract: OrderSource): NewContract {
  return withoutServiceIds(pick(contract, orderFields));
}

/** What a template keeps of an order: the same as a copy, and whoever uses it gets a new order marked as new. */
export function templateOf(contract: OrderSource): NewContract {
  return { ...copyOf(contract), neumerker: '1' };
}

/** Only the named fields that the record really has. */
export function pick(contract: OrderSource, names: readonly (keyof NewContract)[]): NewContract {
  return Object.fromEntries(
    names.filter((name) => contract[name] !== undefined).map((name) => [name, contract[name]]),
  ) as NewContract;
}

function withoutServiceIds(contract: NewContract): NewContract {
  if (contract.serviceAddresses === undefined || contract.serviceAddresses === null) return contract;
  const serviceAddresses = contract.serviceAddresses.map((entry) => {
    const { id: _id, '@id': _iri, ...rest } = entry as typeof entry & { id?: number; '@id'?: string };
    return rest;
  });
  return { ...contract, serviceAddresses };
}

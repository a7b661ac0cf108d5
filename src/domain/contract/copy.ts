import type { InputOf } from '../define/row.ts';
import type { contract } from './contract.ts';

/** The input of a new contract. */
export type NewContract = InputOf<typeof contract>;
/** What is known of a contract that another one starts from. */
export type ContractSource = { readonly [K in keyof NewContract]?: NewContract[K] | undefined };

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

const contractFields = [...customerFields, ...rideFields, ...vehicleFields, ...extraFields] as const;

/**
 * A second contract like this one: all that was ordered, nothing of what became of it (driver, prices, protocol, mails,
 * links).
 */
export function copyOf(contract: ContractSource): NewContract {
  return withNewEntries(pick(contract, contractFields));
}

/** What a template keeps of a contract: the same as a copy, and whoever uses it gets a new contract marked as new. */
export function templateOf(contract: ContractSource): NewContract {
  return { ...copyOf(contract), neumerker: '1' };
}

/** Only the named fields that the record really has. */
export function pick(contract: ContractSource, names: readonly (keyof NewContract)[]): NewContract {
  return Object.fromEntries(
    names.filter((name) => contract[name] !== undefined).map((name) => [name, contract[name]]),
  ) as NewContract;
}

/** Lists of a contract whose entries are records of their own. */
export const entryLists = [
  'pickupContacts',
  'deliveryContacts',
  'serviceAddresses',
] as const satisfies readonly (keyof NewContract)[];

/** What is copied starts entries of its own: whoever they were in the other contract is left behind. */
export function withNewEntries(contract: NewContract): NewContract {
  const lists = entryLists.flatMap((name) => {
    const entries: readonly object[] | null | undefined = contract[name];
    return entries ? [[name, entries.map(contentOf)]] : [];
  });
  return { ...contract, ...(Object.fromEntries(lists) as NewContract) };
}

function contentOf(entry: object): object {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => !identity.has(name)));
}

const identity: ReadonlySet<string> = new Set(['@id', '@type', 'id', 'version']);

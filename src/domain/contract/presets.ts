import type { serviceConditionFields } from '../choices/serviceConditionFields.ts';
import type { KeyOf } from '../choices/choices.ts';
import type { customer } from '../customer/customer.ts';
import { idOf } from '../define/resource.ts';
import type { SomeOf } from '../define/row.ts';
import type { contract } from './contract.ts';

/** What a customer has settled for all his new contracts. */
export type CustomerSettings = SomeOf<
  typeof customer,
  'createAvisContracts' | 'sendProtocolToContractContact' | 'defaultLeasingProtocol' | 'defaultServices'
>;
type Condition = Entry<Entry<CustomerSettings['defaultServices']>['conditions']>;
type Entry<List> = NonNullable<List> extends readonly (infer E)[] ? E : never;

/** What the conditions of a default service look at. */
export type ContractToPreset = SomeOf<
  typeof contract,
  'contractType' | 'pickupAddress' | 'deliveryAddress' | 'pickupLocation' | 'deliveryLocation'
>;

/** What a new contract of this customer begins with where nobody said otherwise (R3). */
export function customerPresets(customer: CustomerSettings, contract: ContractToPreset) {
  return {
    createAvis: customer.createAvisContracts === true,
    sendProtocolToContractContact: customer.sendProtocolToContractContact === true,
    leasingProtocols: customer.defaultLeasingProtocol ? [customer.defaultLeasingProtocol] : [],
    zusatzleistungenArray: defaultServices(customer, contract),
  };
}

/** The services of which every condition is true; one without conditions always goes along. */
function defaultServices({ defaultServices: settled }: CustomerSettings, contract: ContractToPreset): string[] {
  const fitting = (settled ?? []).filter(({ conditions }) => (conditions ?? []).every((it) => isMet(it, contract)));
  return [...new Set(fitting.flatMap(({ service }) => (service ? [service] : [])))];
}

function isMet({ field, condition, value }: Condition, contract: ContractToPreset): boolean {
  const wanted = folded(value);
  const isThere = wordsOf(field, contract).some((it) => folded(it) === wanted);
  return condition === 'neq' ? !isThere : isThere;
}

type Reader = (contract: ContractToPreset) => readonly (string | null | undefined)[];

/** An end is meant by the number of its stock address, its firm, its postcode or its town. */
const readers: Readonly<Record<KeyOf<typeof serviceConditionFields>, Reader>> = {
  contractType: ({ contractType }) => [contractType],
  pickupLocation: ({ pickupLocation, pickupAddress }) => endWords(pickupLocation, pickupAddress),
  deliveryLocation: ({ deliveryLocation, deliveryAddress }) => endWords(deliveryLocation, deliveryAddress),
};

function wordsOf(field: string | null | undefined, contract: ContractToPreset): readonly (string | null | undefined)[] {
  return Object.entries(readers).find(([name]) => name === field)?.[1](contract) ?? [];
}

function endWords(
  end: ContractToPreset['pickupLocation'],
  address: string | null | undefined,
): readonly (string | null | undefined)[] {
  const id = address ? idOf('addresses', address) : undefined;
  return [address, id === undefined ? null : String(id), end?.firma, end?.plz, end?.ort];
}

function folded(text: string | null | undefined): string {
  return (text ?? '').trim().toLowerCase();
}

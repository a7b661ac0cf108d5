import type { serviceConditionFields } from '../choices/serviceConditionFields.ts';
import type { KeyOf } from '../choices/choices.ts';
import { idOf } from '../define/resource.ts';

interface Condition {
  readonly field?: string | null | undefined;
  readonly condition?: string | null | undefined;
  readonly value?: string | null | undefined;
}

/** What a customer has settled for all his new orders. */
export interface CustomerSettings {
  readonly createAvisContracts?: boolean | null | undefined;
  readonly sendProtocolToContractContact?: boolean | null | undefined;
  readonly defaultLeasingProtocol?: string | null | undefined;
  readonly defaultServices?: readonly { readonly service?: string | null | undefined; readonly conditions?: readonly Condition[] | null | undefined }[] | null | undefined;
}

interface End {
  readonly firma?: string | null | undefined;
  readonly plz?: string | null | undefined;
  readonly ort?: string | null | undefined;
}

/** What the conditions of a default service look at. */
export interface OrderToPreset {
  readonly contractType?: string | null | undefined;
  readonly pickupLocation?: End | null | undefined;
  readonly deliveryLocation?: End | null | undefined;
  readonly pickupAddress?: string | null | undefined;
  readonly deliveryAddress?: string | null | undefined;
}

/** What a new order of this customer begins with where nobody said otherwise (R3). */
export function customerPresets(customer: CustomerSettings, order: OrderToPreset) {
  return {
    createAvis: customer.createAvisContracts === true,
    sendProtocolToContractContact: customer.sendProtocolToContractContact === true,
    leasingProtocols: customer.defaultLeasingProtocol ? [customer.defaultLeasingProtocol] : [],
    zusatzleistungenArray: defaultServices(customer, order),
  };
}

/** The services of which every condition is true; one without conditions always goes along. */
function defaultServices({ defaultServices: settled }: CustomerSettings, order: OrderToPreset): string[] {
  const fitting = (settled ?? []).filter(({ conditions }) => (conditions ?? []).every((it) => isMet(it, order)));
  return [...new Set(fitting.flatMap(({ service }) => (service ? [service] : [])))];
}

function isMet({ field, condition, value }: Condition, order: OrderToPreset): boolean {
  const wanted = folded(value);
  const isThere = wordsOf(field, order).some((it) => folded(it) === wanted);
  return condition === 'neq' ? !isThere : isThere;
}

type Reader = (order: OrderToPreset) => readonly (string | null | undefined)[];

/** An end is meant by the number of its stock address, its firm, its postcode or its town. */
const readers: Readonly<Record<KeyOf<typeof serviceConditionFields>, Reader>> = {
  contractType: ({ contractType }) => [contractType],
  pickupLocation: ({ pickupLocation, pickupAddress }) => endWords(pickupLocation, pickupAddress),
  deliveryLocation: ({ deliveryLocation, deliveryAddress }) => endWords(deliveryLocation, deliveryAddress),
};

function wordsOf(field: string | null | undefined, order: OrderToPreset): readonly (string | null | undefined)[] {
  return Object.entries(readers).find(([name]) => name === field)?.[1](order) ?? [];
}

function endWords(end: End | null | undefined, address: string | null | undefined): readonly (string | null | undefined)[] {
  const id = address ? idOf('addresses', address) : undefined;
  return [address, id === undefined ? null : String(id), end?.firma, end?.plz, end?.ort];
}

function folded(text: string | null | undefined): string {
  return (text ?? '').trim().toLowerCase();
}

import type { SomeOf } from '../define/row.ts';
import type { contract } from '../contract/contract.ts';
import type { contractAvis } from './contractAvis.ts';

/**
 * When a contract's vehicle is fetched and brought, under the names that an avis shows it by; the contract's own fields
 * are the truth (R42).
 */
const contractNames = {
  pickupDate: 'datum',
  pickupTimeFrom: 'pickupTimeFrom',
  pickupTimeTo: 'pickupTimeTo',
  deliveryDate: 'bringdatum',
  deliveryTimeFrom: 'deliveryTimeFrom',
  deliveryTimeTo: 'deliveryTimeTo',
} as const;

export type AppointmentField = keyof typeof contractNames;
export type Appointment = SomeOf<typeof contractAvis, AppointmentField>;
type ContractField = (typeof contractNames)[AppointmentField];
type ContractChanges = { readonly [Name in ContractField]?: string | null };
type ContractTimes = SomeOf<typeof contract, ContractField>;

/** The fields of an avis that belong to its contract. */
export const appointmentFields = Object.keys(contractNames) as readonly AppointmentField[];

/** The appointment as the contract has it. */
export function appointmentOf(contract: ContractTimes): { readonly [Name in AppointmentField]: string | null } {
  return {
    pickupDate: contract.datum ?? null,
    pickupTimeFrom: contract.pickupTimeFrom ?? null,
    pickupTimeTo: contract.pickupTimeTo ?? null,
    deliveryDate: contract.bringdatum ?? null,
    deliveryTimeFrom: contract.deliveryTimeFrom ?? null,
    deliveryTimeTo: contract.deliveryTimeTo ?? null,
  };
}

/** What an appointment written at the avis changes of its contract. */
export function contractChanges(before: Appointment, after: Appointment): ContractChanges {
  const changed = appointmentFields.filter((name) => (before[name] ?? null) !== (after[name] ?? null));
  return Object.fromEntries(changed.map((name) => [contractNames[name], after[name] ?? null]));
}

const avisNames = Object.fromEntries(appointmentFields.map((name) => [contractNames[name], name])) as Readonly<
  Record<ContractField, AppointmentField>
>;

/** Whether a field of the contract is part of the appointment, so that avis have a name of their own for it. */
export function isAppointmentField(contractField: string): contractField is ContractField {
  return Object.hasOwn(avisNames, contractField);
}

/** The avis' name of a field of the contract's appointment. */
export function avisName(contractField: ContractField): AppointmentField {
  return avisNames[contractField];
}

/** A time window as rows show it, 08:00–10:00. */
export function windowText(from: string | null | undefined, to: string | null | undefined): string {
  return [from, to].filter(Boolean).join('–');
}

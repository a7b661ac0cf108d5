import type { FieldOf, SomeOf } from '../define/row.ts';
import { ask, type AskOption, type Verdict } from '../define/verdict.ts';
import { allOf } from '../question/allOf.ts';
import type { contract } from './contract.ts';
import { checkDriverChange, type DriverToSet } from './driverChange.ts';
import type { ContractState } from './contractRules.ts';
import { checkContractSave } from './saveDialogs.ts';
import { checkStorno } from './storno.ts';

/** What is known about the contract before the save, beside its own fields. */
export type BeforeSave = SomeOf<typeof contract, 'driver' | 'isStorniert'> & {
  /** The contract as it is saved, null for a new one. */
  readonly saved?: ContractState | null;
  /** Name of the active bundle the contract belongs to. */
  readonly bundle: string | null;
  readonly protocolStatus: number;
  readonly driverName: string | null;
  /** The driver who stands in the form now. */
  readonly newDriver: DriverToSet | null;
  readonly hasReturnContract: boolean;
  /** Whether the pickup day that stands in the form is an active lock day. */
  readonly isLockDay: boolean;
};

type SaveQuestion = Verdict<FieldOf<typeof contract>, SaveBox>;
/** What is ticked in it: what is sent along with the save, and a return contract to go on with. */
export type SaveBox =
  | 'createAvis'
  | 'createReturnContract'
  | 'deactivateBundle'
  | 'driverChangedWithMail'
  | 'driverChangedWithStornoMail'
  | 'setDriverForAdditionalRides';

/**
 * Everything a person is asked before the contract is saved, in one question; storno is asked, and a new driver also
 * asks who gets a mail.
 */
export function contractQuestion(contract: ContractState, before: BeforeSave): SaveQuestion {
  return allOf([
    checkContractSave(contract, before),
    ...(isDriverChanged(contract, before) ? [driverQuestion(contract, before)] : []),
    ...((contract.isStorniert === true) === (before.isStorniert === true) ? [] : [stornoQuestion(contract, before)]),
  ]);
}

function isDriverChanged(contract: ContractState, before: BeforeSave): boolean {
  return (contract.driver ?? null) !== (before.driver ?? null);
}

/** The driver of before is told by the question about the change of drivers, the one who stays by this one. */
function stornoQuestion(contract: ContractState, before: BeforeSave): SaveQuestion {
  const { isStorniert, protocolStatus, bundle, driverName } = before;
  return checkStorno({
    auftragsnummer: contract.auftragsnummer ?? '',
    isStorniert,
    protocolStatus,
    bundle,
    driver: isDriverChanged(contract, before) ? null : driverName,
  });
}

function driverQuestion(contract: ContractState, before: BeforeSave): SaveQuestion {
  const { driverName, newDriver, protocolStatus, isLockDay } = before;
  const change = checkDriverChange({
    auftragsnummer: contract.auftragsnummer ?? '',
    datum: contract.datum,
    driverName,
    driver: newDriver,
    protocolStatus,
    isLockDay,
  });
  if (change.verdict === 'refused') return change;
  return allOf([change, ask(sentence(driverName, newDriver), { options: driverOptions(before) })]);
}

function sentence(from: string | null, to: DriverToSet | null): string {
  if (to === null) return `${from ?? ''} fährt nicht mehr.`;
  return from === null ? `${to.name} wird eingeteilt.` : `${to.name} wird statt ${from} eingeteilt.`;
}

function driverOptions({ driver, newDriver, hasReturnContract }: BeforeSave): readonly AskOption<SaveBox>[] {
  return [
    ...(newDriver
      ? [{ key: 'driverChangedWithMail' as const, label: 'Bestätigungsmail an neuen Fahrer', preset: true }]
      : []),
    ...(driver
      ? [{ key: 'driverChangedWithStornoMail' as const, label: 'Stornomail an bisherigen Fahrer', preset: true }]
      : []),
    ...(newDriver && hasReturnContract
      ? [{ key: 'setDriverForAdditionalRides' as const, label: 'Fahrer auch für Rückfahrten setzen', preset: false }]
      : []),
  ];
}

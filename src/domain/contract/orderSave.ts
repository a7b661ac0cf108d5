import type { SomeOf } from '../define/row.ts';
import { ask, type AskOption, type Verdict } from '../define/verdict.ts';
import { allOf } from '../question/allOf.ts';
import type { contract } from './contract.ts';
import { checkDriverChange, type DriverToSet } from './driverChange.ts';
import { orderRefusals, type OrderState } from './orderRules.ts';
import { checkContractSave } from './saveDialogs.ts';
import { checkStorno } from './storno.ts';

/** What is known about the order before the save, beside its own fields. */
export type BeforeSave = SomeOf<typeof contract, 'driver' | 'isStorniert'> & {
  /** The order as it is saved, null for a new one. */
  readonly saved?: OrderState | null;
  /** Name of the active bundle the order belongs to. */
  readonly bundle: string | null;
  readonly protocolStatus: number;
  readonly driverName: string | null;
  /** The driver who stands in the form now. */
  readonly newDriver: DriverToSet | null;
  readonly hasReturnOrder: boolean;
  /** Whether the pickup day that stands in the form is an active lock day. */
  readonly isLockDay: boolean;
};

/** What must be right before an order may be saved, each objection at its field; the server asks the same rules of the same change. */
export function orderFaults(
  order: OrderState,
  saved: OrderState | null,
): readonly { readonly path: string; readonly message: string }[] {
  return orderRefusals(saved, order).map(({ field = '', reason }) => ({ path: field, message: reason }));
}

/** Everything a person is asked before the order is saved, in one question; storno is asked, and a new driver also asks who gets a mail. */
export function orderQuestion(order: OrderState, before: BeforeSave): Verdict {
  return allOf([
    checkContractSave(order, before),
    ...(isDriverChanged(order, before) ? [driverQuestion(order, before)] : []),
    ...((order.isStorniert === true) === (before.isStorniert === true) ? [] : [stornoQuestion(order, before)]),
  ]);
}

function isDriverChanged(order: OrderState, before: BeforeSave): boolean {
  return (order.driver ?? null) !== (before.driver ?? null);
}

/** The driver of before is told by the question about the change of drivers, the one who stays by this one. */
function stornoQuestion(order: OrderState, before: BeforeSave): Verdict {
  const { isStorniert, protocolStatus, bundle, driverName } = before;
  return checkStorno({
    auftragsnummer: order.auftragsnummer ?? '',
    isStorniert,
    protocolStatus,
    bundle,
    driver: isDriverChanged(order, before) ? null : driverName,
  });
}

function driverQuestion(order: OrderState, before: BeforeSave): Verdict {
  const { driverName, newDriver, protocolStatus, isLockDay } = before;
  const change = checkDriverChange({
    auftragsnummer: order.auftragsnummer ?? '',
    datum: order.datum,
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

function driverOptions({ driver, newDriver, hasReturnOrder }: BeforeSave): readonly AskOption[] {
  return [
    ...(newDriver ? [{ key: 'driverChangedWithMail', label: 'Bestätigungsmail an neuen Fahrer', preset: true }] : []),
    ...(driver ? [{ key: 'driverChangedWithStornoMail', label: 'Stornomail an bisherigen Fahrer', preset: true }] : []),
    ...(newDriver && hasReturnOrder
      ? [{ key: 'setDriverForAdditionalRides', label: 'Fahrer auch für Rückfahrten setzen', preset: false }]
      : []),
  ];
}

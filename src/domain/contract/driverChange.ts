import { pickedUpStatus } from '../protocol/badge.ts';
import { allowed, ask, refused, type Verdict } from '../define/verdict.ts';
import { allOf } from '../question/allOf.ts';
import { confirmText } from '../question/confirmText.ts';
import type { driver } from '../driver/driver.ts';
import type { SomeOf } from '../define/row.ts';
import type { contract } from './contract.ts';
import { formatDate } from '../time/formatDay.ts';
import { checkBundleDriver } from './bundleQuestion.ts';

/** A driver as far as the rules of a driver change look at him. */
export type DriverToSet = SomeOf<typeof driver, 'dispositionssperre'> & { readonly name: string };

type DriverChange = SomeOf<typeof contract, 'datum'> & {
  readonly auftragsnummer: string;
  /** Name of the driver until now, null when there is none. */
  readonly driverName: string | null;
  /** The new driver, null to remove the present one. */
  readonly driver: DriverToSet | null;
  readonly protocolStatus: number;
  /** Whether the pickup day is an active lock day. */
  readonly isLockDay: boolean;
  /** Name of the active bundle the contract belongs to. */
  readonly bundle?: string | null | undefined;
};

/**
 * Whether a contract may get another driver or none (R8): refused for a locked driver, asked where a mistake costs a
 * ride.
 */
export function checkDriverChange(change: DriverChange): Verdict<'driver', 'deactivateBundle'> {
  if (change.driver === null)
    return change.driverName === null ? allowed : allOf([checkPickedUp(change), removal(change, change.driverName)]);
  return allOf([
    checkDriverLock(change.driver),
    checkPickedUp(change),
    checkLockDay(change),
    checkBundleDriver(change),
  ]);
}

/**
 * Removing the drivers of many contracts is asked once for all of them, with the warning where a vehicle is already on
 * its way.
 */
export function checkDriverRemovalBulk(contracts: readonly Pick<DriverChange, 'protocolStatus'>[]): Verdict {
  return allOf([
    ...contracts.map(checkPickedUp),
    ask(confirmText('removeDriverBulk', { count: contracts.length }), { danger: true }),
  ]);
}

/** A driver with a dispatch lock gets no rides. */
export function checkDriverLock(driver: DriverToSet): Verdict<'driver'> {
  return driver.dispositionssperre ? refused(`Für ${driver.name} besteht eine Dispositionssperre.`, 'driver') : allowed;
}

function removal(change: DriverChange, driver: string): Verdict {
  return ask(confirmText('removeDriver', { orderNumber: change.auftragsnummer, driver }), { danger: true });
}

function checkPickedUp({ protocolStatus }: Pick<DriverChange, 'protocolStatus'>): Verdict {
  return protocolStatus >= pickedUpStatus
    ? ask('Das Fahrzeug ist bereits abgeholt. Fahrer trotzdem wechseln?', { danger: true })
    : allowed;
}

function checkLockDay({ isLockDay, datum }: DriverChange): Verdict {
  return isLockDay ? ask(`Die Abholung liegt am Sperrtag ${formatDate(datum)}. Fahrer trotzdem einteilen?`) : allowed;
}

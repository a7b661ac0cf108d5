import { pickedUpStatus } from '../protocol/badge.ts';
import type { SomeOf } from '../define/row.ts';
import { ask, type AskOption, type Verdict } from '../define/verdict.ts';
import { allOf } from '../question/allOf.ts';
import { confirmText } from '../question/confirmText.ts';
import { checkBundleCancel } from './bundleQuestion.ts';
import type { contract } from './contract.ts';

/** What goes along with cancelling. */
export type StornoBox = 'createReturnContract' | 'deactivateBundle' | 'driverChangedWithStornoMail';
type ContractToCancel = SomeOf<typeof contract, 'isStorniert'> & {
  readonly auftragsnummer: string;
  readonly protocolStatus: number;
  /** Name of the active bundle the contract belongs to. */
  readonly bundle?: string | null | undefined;
  /** Name of the driver who would learn that the ride is off; null when there is none. */
  readonly driver?: string | null | undefined;
};

/**
 * Cancelling and releasing a contract is always asked; after pickup also about the vehicle and how it comes back; its
 * driver may be told (R5).
 */
export function checkStorno(contract: ContractToCancel): Verdict<never, StornoBox> {
  if (contract.isStorniert) return ask(confirmText('contractUnstorno'));
  const mail = contract.driver ? [stornoMail(contract.driver)] : [];
  if (contract.protocolStatus < pickedUpStatus)
    return allOf([ask(confirmText('contractStorno'), { danger: true, options: mail }), checkBundleCancel(contract)]);
  const pickedUp = ask('Das Fahrzeug ist bereits abgeholt. Trotzdem stornieren?', {
    danger: true,
    options: [{ key: 'createReturnContract', label: 'Rückauftrag anlegen', preset: false }, ...mail],
  });
  return allOf([pickedUp, checkBundleCancel(contract)]);
}

/** The recipient is named, because the mail cannot be called back once it has left. */
function stornoMail(driver: string): AskOption<StornoBox> {
  return { key: 'driverChangedWithStornoMail', label: `Absage an ${driver} senden`, preset: true };
}

/** `stornierung`: when the customer asked for it, or when the contract was cancelled before. */
type WishedStorno = SomeOf<typeof contract, 'cancellationRequested' | 'stornierung'>;

/**
 * What cancelling changes on the contract; the driver stays entered and billing stays possible. Who asked for it has
 * cancelled on the day he asked (document 1, section 4).
 */
export function cancelled(now: Date, { cancellationRequested, stornierung }: WishedStorno = {}) {
  const moment = cancellationRequested === true && stornierung ? stornierung : now.toISOString();
  return { isStorniert: true, stornierung: moment, cancellationRequested: false } as const;
}

/** A wish to cancel is dated when it comes in. */
export function wished(now: Date) {
  return { stornierung: now.toISOString() } as const;
}

/** Releasing a cancelled contract brings nothing else back to life. */
export const released = { isStorniert: false } as const;

type CancelledContract = SomeOf<typeof contract, 'benutzer' | 'openApplications' | 'cancellationRequested'>;

/**
 * Cancelling can be taken back where nobody outside the house hears of it at once: no package, no app, no applicant, no
 * customer who asked; a mail to the driver waits meanwhile.
 */
export function isUntold(
  { benutzer, openApplications, cancellationRequested }: CancelledContract,
  wishes: { readonly [Box in StornoBox]?: boolean },
): boolean {
  if (wishes.deactivateBundle) return false;
  return benutzer === null && openApplications === 0 && cancellationRequested !== true;
}

import { allowed, ask, type AskOption, type Verdict } from '../define/verdict.ts';
import { confirmText } from '../question/confirmText.ts';

interface BundledContract {
  readonly auftragsnummer: string;
  /** Name of the active bundle the contract belongs to. */
  readonly bundle?: string | null | undefined;
}

const dissolve: AskOption<'deactivateBundle'> = { key: 'deactivateBundle', label: 'Fahrtpaket auflösen', preset: true };

/** A contract of a bundle that gets a driver of its own may dissolve the bundle. */
export function checkBundleDriver(contract: BundledContract): Verdict<never, 'deactivateBundle'> {
  if (!contract.bundle) return allowed;
  return ask(confirmText('bundleDriver', { orderNumber: contract.auftragsnummer, bundle: contract.bundle }), {
    options: [dissolve],
  });
}

/** A contract of a bundle that is cancelled may dissolve the bundle. */
export function checkBundleCancel(contract: BundledContract): Verdict<never, 'deactivateBundle'> {
  if (!contract.bundle) return allowed;
  return ask(confirmText('bundleCancel', { orderNumber: contract.auftragsnummer, bundle: contract.bundle }), {
    options: [dissolve],
  });
}

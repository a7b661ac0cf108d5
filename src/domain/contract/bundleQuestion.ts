import { allowed, ask, type AskOption, type Verdict } from '../define/verdict.ts';
import { confirmText } from '../question/confirmText.ts';

interface BundledOrder {
  readonly auftragsnummer: string;
  /** Name of the active bundle the order belongs to. */
  readonly bundle?: string | null | undefined;
}

const dissolve: AskOption = { key: 'deactivateBundle', label: 'Fahrtpaket auflösen', preset: true };

/** An order of a bundle that gets a driver of its own may dissolve the bundle. */
export function checkBundleDriver(order: BundledOrder): Verdict {
  if (!order.bundle) return allowed;
  return ask(confirmText('bundleDriver', { orderNumber: order.auftragsnummer, bundle: order.bundle }), {
    options: [dissolve],
  });
}

/** An order of a bundle that is cancelled may dissolve the bundle. */
export function checkBundleCancel(order: BundledOrder): Verdict {
  if (!order.bundle) return allowed;
  return ask(confirmText('bundleCancel', { orderNumber: order.auftragsnummer, bundle: order.bundle }), {
    options: [dissolve],
  });
}

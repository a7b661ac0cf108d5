import { allowed, ask, type Verdict } from '../define/verdict.ts';

/** Whether a change to a protocol is about what its order costs. */
const isOfCosts = (path: string) => /^(?:expenses|waitings)(?:\.|$)/.test(path);

/**
 * Outlays and waiting times may still be changed once the order is billed; whoever does it is asked, because the
 * document stays as it is.
 */
export function costsAfterBilling(
  it: { readonly isBilled?: boolean | null | undefined; readonly orderNumber?: string | null | undefined },
  changed: readonly string[],
): Verdict {
  if (it.isBilled !== true || !changed.some(isOfCosts)) return allowed;
  return ask(
    `Auftrag ${it.orderNumber ?? ''} ist bereits abgerechnet. Auslagen oder Wartezeiten trotzdem ändern? Der Beleg bleibt unverändert.`,
  );
}

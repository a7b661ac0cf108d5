import { allowed, refused, type Verdict } from '../define/verdict.ts';

/** Only an order without driver stands in the drivers' offer list, so only such an order can be kept out of it. */
export function checkOfferListBlock(contract: { readonly driver?: unknown }): Verdict {
  return contract.driver
    ? refused('Nur Aufträge ohne Fahrer können für die Angebotsliste gesperrt werden.', 'sperrenFuerAngebotsliste')
    : allowed;
}

import type { SomeOf } from '../define/row.ts';
import { allowed, refused, type Verdict } from '../define/verdict.ts';
import type { contract } from './contract.ts';

/** Only a contract without driver stands in the drivers' offer list, so only such a contract can be kept out of it. */
export function checkOfferListBlock({
  driver,
}: SomeOf<typeof contract, 'driver'>): Verdict<'sperrenFuerAngebotsliste'> {
  return driver
    ? refused('Nur Aufträge ohne Fahrer können für die Angebotsliste gesperrt werden.', 'sperrenFuerAngebotsliste')
    : allowed;
}

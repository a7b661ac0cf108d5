import { checkMonth } from '../../../src/domain/datev/datevCalls.ts';
import { wrongInput } from '../wrongInput.ts';

/** The month that was asked for, 2026-11. */
export function monthIn(given: unknown): string {
  if (typeof given !== 'string' || !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(given))
    throw wrongInput(checkMonth)('month', 'Es wird ein Monat erwartet, zum Beispiel 2026-11.');
  return given;
}

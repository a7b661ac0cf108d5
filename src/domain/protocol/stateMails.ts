import { isAbout, type PlacedRule, type RuledRide } from '../customer/mailRules.ts';

/** Whoever is written to, and whether the pictures come along. */
export type ProtocolReader = { readonly mailAddress: string; readonly withImages: boolean };

/**
 * Whom the mail rules of U2 or U3 name for a ride, each address once; who is named twice gets the pictures when one
 * rule says so (R30, R36).
 */
export function protocolReaders(rules: readonly PlacedRule[], ride: RuledRide): readonly ProtocolReader[] {
  const readers = new Map<string, ProtocolReader>();
  for (const rule of rules) {
    const mailAddress = rule.mailAddress?.trim() ?? '';
    if (mailAddress === '' || !(isAbout(rule, ride, 'pickup') || isAbout(rule, ride, 'delivery'))) continue;
    const known = readers.get(mailAddress.toLowerCase());
    const withImages = rule.pdfType === 'withImages' || known?.withImages === true;
    readers.set(mailAddress.toLowerCase(), { mailAddress: known?.mailAddress ?? mailAddress, withImages });
  }
  return [...readers.values()];
}

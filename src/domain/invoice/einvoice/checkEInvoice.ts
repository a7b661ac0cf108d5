import { documentRules, paymentRules } from './documentRules.ts';
import type { EInvoice } from './eInvoice.ts';
import { exactRules } from './exactRules.ts';
import { oncePerRule, type Finding } from './finding.ts';
import { partyRules } from './partyRules.ts';
import { vatRules } from './vatRules.ts';

/** Rules of ours, and those that XRechnung takes over from Peppol, which the official verdicts do not hold. */
const isOurs = (rule: string) => rule.startsWith('LS-') || rule.startsWith('PEPPOL-');

/** What the official rules of EN 16931 and XRechnung say of a document. */
export function officialFindings(it: EInvoice): readonly Finding[] {
  return allFindings(it).filter((finding) => !isOurs(finding.rule));
}

/** Everything that keeps a document from being completed, and what is only told, each at the field that cures it. */
export function allFindings(it: EInvoice): readonly Finding[] {
  return oncePerRule([
    ...partyRules(it),
    ...documentRules(it),
    ...vatRules(it),
    ...paymentRules(it),
    ...exactRules(it),
  ]);
}

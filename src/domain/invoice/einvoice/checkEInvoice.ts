import { documentRules, paymentRules } from './documentRules.ts';
import type { EInvoice } from './eInvoice.ts';
import { exactRules } from './exactRules.ts';
import { onceEach, type Finding } from './finding.ts';
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
  return onceEach([...partyRules(it), ...documentRules(it), ...vatRules(it), ...paymentRules(it), ...exactRules(it)]);
}

/** Addresses, contacts and references by which programs find each other. */
const ofDataAlone = [
  'BR-CO-26',
  'BR-DE-2',
  'BR-DE-5',
  'BR-DE-6',
  'BR-DE-7',
  'BR-DE-15',
  'PEPPOL-EN16931-R010',
  'PEPPOL-EN16931-R020',
];

/** What keeps a document back that is paper alone: the same, but for what only its data would need (§ 14 UStG). */
export function paperFindings(it: EInvoice): readonly Finding[] {
  return allFindings(it).filter((finding) => !ofDataAlone.includes(finding.rule));
}

import type { Party } from './eInvoice.ts';

/** What a rule finds: its official number, what it says to people, and the field that cures it. */
export type Finding = {
  readonly rule: string;
  /** Warnings are told and keep nothing back. */
  readonly isWarning: boolean;
  readonly sentence: string;
  /** A field of the document, or the record beside it where the cure lies. */
  readonly field: string;
};

/** What is found where something does not hold. */
export function unless(holds: boolean, rule: string, sentence: string, field: string): readonly Finding[] {
  return holds ? [] : [{ rule, isWarning: false, sentence, field }];
}

/** The same for what is only told. */
export function warnUnless(holds: boolean, rule: string, sentence: string, field: string): readonly Finding[] {
  return holds ? [] : [{ rule, isWarning: true, sentence, field }];
}

/** Each of them once; of a rule that several positions break each position, so that one look tells them all. */
export function onceEach(findings: readonly Finding[]): readonly Finding[] {
  const said = (it: Finding) => `${it.rule} ${it.field} ${it.sentence}`;
  return [...new Map(findings.map((it) => [said(it), it])).values()];
}

/** Whose data are missing, in the dative, and the field of the document that holds them. */
export function whose(party: Party, side: 'seller' | 'buyer'): string {
  if (party.record === 'company') return 'Ihrer Firma';
  return side === 'seller' ? 'Dem Fahrer' : 'Dem Empfänger';
}

/** The field in which a part of the party is cured: the document's own recipient, else the record of the company. */
export function fieldOf(party: Party, recipientField: string): string {
  return party.record === 'company' ? 'company' : recipientField;
}

/** Whether anything stands there. */
export function isGiven(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && text.trim() !== '';
}

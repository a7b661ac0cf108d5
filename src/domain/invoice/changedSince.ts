import type { Field } from '../define/field.ts';
import { fieldText, type Refer } from '../define/fieldText.ts';
import type { InvoiceType } from './series.ts';

const ofBoth = [
  'pickupLocation.ort',
  'deliveryLocation.ort',
  'licensePlate',
  'datum',
  'bringdatum',
  'kostenstelle',
  'isStorniert',
  'costTotals',
] as const;

/** Fields of a contract that its position is made of, or that decide whom the document is for; parts by their whole. */
export const printedFields: Readonly<Record<InvoiceType, readonly string[]>> = {
  Rechnung: [...ofBoth, 'auftragswert', 'rechnungsnotiz', 'contractClientAddress', 'billingClientAddress'],
  Gutschrift: [...ofBoth, 'gutschriftpreis', 'gutschriftnotiz', 'driver'],
};

/** A field of a contract that somebody changed after its position was made. */
export type ChangedSince = { readonly field: string; readonly old: unknown; readonly now: unknown };

/** Says that a contract is another than its position in the draft says (document wordings). */
export function changedSinceDraft(
  orderNumber: string | null,
  { field, now, old }: ChangedSince,
  { fieldOf, refer }: { readonly fieldOf: (path: string) => Field | undefined; readonly refer: Refer },
): string {
  const found = fieldOf(field);
  const value = (it: unknown) => {
    const text = found ? fieldText(found, it, refer) : '';
    return text === '' ? '–' : found?.kind === 'money' ? `${text} €` : text;
  };
  return `Auftrag ${orderNumber ?? ''} wurde nach dem Entwurf geändert: ${labelOf(field, fieldOf)} von ${value(old)} auf ${value(now)}. „Neu aufbauen“`;
}

/** "Abholung, Ort", because a place alone would be either. */
function labelOf(path: string, fieldOf: (path: string) => Field | undefined): string {
  const steps = path.split('.').map((_, at, all) => all.slice(0, at + 1).join('.'));
  return steps.flatMap((it) => fieldOf(it)?.label ?? []).join(', ');
}

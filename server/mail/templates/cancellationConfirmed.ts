import { defineMail } from '../mailTemplate.ts';
import { contractPlaceholders } from './contractPlaceholders.ts';

/** M04: confirms to the customer that his contract is cancelled. */
export const cancellationConfirmed = defineMail({
  key: 'M04',
  also: [...contractPlaceholders, 'fee'],
  subject: 'Stornierung bestätigt: Auftrag {orderNumber}[ · {subjectAddition}]',
  text: `
wir bestätigen die Stornierung Ihres Auftrags {orderNumber} ([{vehicle}, ]{pickupCity} – {deliveryCity}, geplant am {pickupDate}) zum {cancelledAt} Uhr.
{feeLine}`,
});

/** What the cancellation costs; nothing is said while nobody knows it. */
export const feeLine = (fee: string | null): string => (fee === null ? 'Es entstehen Ihnen keine Kosten.' : `Für die Stornierung berechnen wir ${fee} netto.`);

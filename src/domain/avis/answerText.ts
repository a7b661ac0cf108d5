import { joined } from '../define/joined.ts';
import type { SomeOf } from '../define/row.ts';
import type { avisProposal } from './avisProposal.ts';
import { windowText, type TimeWindow } from './windows.ts';

/** The window that the contact has chosen, as log and dialog say it. */
export const chosenText = (window: TimeWindow): string => `Antwort des Ansprechpartners: ${windowText(window)}`;

/** The window that he proposes himself, as row, log and dialog say it. */
export const wishedText = (window: TimeWindow): string => `Der Ansprechpartner schlägt ${windowText(window)} vor.`;

/** Who is on site, by his answer; empty where he named nobody. */
export function onSiteText({ contactName, contactPhone }: SomeOf<typeof avisProposal, 'contactName' | 'contactPhone'>) {
  const person = joined([contactName, contactPhone], ', ');
  return person && `Vor Ort: ${person}`;
}

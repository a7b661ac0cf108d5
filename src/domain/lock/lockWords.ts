import type { Title } from '../define/noun.ts';
import { companyZone, timeIn } from '../time/zone.ts';

type Noun = Pick<Title, 'one' | 'gender'>;
/** Somebody who edits a record, and since when. */
export type Editing = { readonly name: string; readonly since: string };

const demonstrative = { m: 'diesen', f: 'diese', n: 'dieses' } as const;
const clock = (moment: string) => timeIn(companyZone, new Date(moment));

/** "diese Avisierung", as what somebody edits; a man or a thing on -e takes an n there: "diesen Kunden". */
const thisOne = ({ one, gender }: Noun) =>
  `${demonstrative[gender]} ${one}${gender === 'm' && one.endsWith('e') ? 'n' : ''}`;

/** Why somebody else cannot have the lock. */
export function alreadyEdits(noun: Noun, { name, since }: Editing): string {
  return `${name} bearbeitet bereits ${thisOne(noun)} (seit ${clock(since)} Uhr).`;
}

/** What stands over it: "Avisierung wird bearbeitet". */
export function isBeingEdited({ one }: Pick<Noun, 'one'>): string {
  return `${one} wird bearbeitet`;
}

/** What somebody does, without who it is: "bearbeitet diese Avisierung seit 14:31 Uhr". */
export function editing(noun: Noun, since: string): string {
  return `bearbeitet ${thisOne(noun)} seit ${clock(since)} Uhr`;
}

/** The same on a row, where nobody has asked. */
export function editsSince(noun: Noun, { name, since }: Editing): string {
  return `${name} ${editing(noun, since)}`;
}

/** Told to whoever took a lock over; `from` is whom it was taken from. */
export function takenOver(noun: Noun, from: string): string {
  return `Sie bearbeiten ${thisOne(noun)} jetzt. ${from} wurde informiert.`;
}

/** Told to whoever it was taken from. */
export function overridden({ name, since }: Editing): string {
  return `${name} hat die Bearbeitung um ${clock(since)} Uhr übernommen. Ihre Eingaben sind als Entwurf gesichert.`;
}

/** Told to whoever was not heard of for too long. */
export const lockExpired =
  'Ihre Sperre ist abgelaufen. Ihre Eingaben sind noch da; beim Speichern wird geprüft, was sich inzwischen geändert hat.';

/** Told in the window that a person has left for another one of his own. */
export const editedElsewhere = (noun: Noun) => `Sie bearbeiten ${thisOne(noun)} inzwischen in einem anderen Fenster.`;

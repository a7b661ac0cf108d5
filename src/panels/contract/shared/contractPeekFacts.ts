import type { ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { formatKm } from '../../../domain/km/formatKm.ts';
import { displayPlate } from '../../../domain/vehicle/plate.ts';

export type StopSide = 'pickup' | 'delivery';
/** Somebody to call about a contract. */
export type PeekPerson = { readonly name: string; readonly phones: readonly string[]; readonly email: string | null };

const notes = [
  ['infoBackend', 'Info Backend'],
  ['infoDriver', 'Info Fahrer'],
  ['infoShared', 'Info für alle'],
  ['rechnungsnotiz', 'Rechnungsnotiz'],
  ['gutschriftnotiz', 'Gutschriftnotiz'],
] as const;

/** "WOB HM 318 · Volkswagen Golf · 540 km": the plate reads as in the row beside it. */
export function rideOf({ licensePlate, manufacturer, carModel, googleKm }: ContractEntity): string {
  const model = [manufacturer, carModel].filter(Boolean).join(' ');
  const km = formatKm(googleKm);
  return [licensePlate ? displayPlate(licensePlate) : '', model, km === '–' ? '' : km].filter(Boolean).join(' · ');
}

/** Who is to be called at one end of a ride: the person on site first, then the further ones, nobody twice. */
export function contactsAt(contract: ContractEntity, side: StopSide): readonly PeekPerson[] {
  const place = contract[`${side}Location`];
  const further = contract[`${side}Contacts`] ?? [];
  const second = contract[side === 'pickup' ? 'abholemail2' : 'bringemail2'];
  const people = [
    personOf(place?.ansprechparter1, place?.anspr1telefon, place?.anspr1email),
    ...further.map((it) => personOf(it.name, it.phone, it.email)),
    personOf(null, null, second),
  ].filter((it) => it.name !== '' || it.phones.length > 0 || it.email !== null);
  return [...new Map(people.map((it) => [JSON.stringify(it), it])).values()];
}

/** "08:00–10:00", "ab 08:00", "bis 10:00"; nothing while it is open. */
export function timesOf(contract: ContractEntity, side: StopSide): string {
  const [from, until] = [contract[`${side}TimeFrom`], contract[`${side}TimeTo`]];
  if (from && until) return from === until ? from : `${from}–${until}`;
  return from ? `ab ${from}` : until ? `bis ${until}` : '';
}

/** The notes of the contract that are not empty and that the reader is sent. */
export function notesOf(contract: ContractEntity): readonly { readonly label: string; readonly text: string }[] {
  return notes.flatMap(([name, label]) => {
    const text = contract[name]?.trim();
    return text ? [{ label, text }] : [];
  });
}

type Said = string | null | undefined;

function personOf(name: Said, phone: Said, email: Said): PeekPerson {
  return { name: name?.trim() ?? '', phones: [phone?.trim() ?? ''].filter(Boolean), email: email?.trim() || null };
}

import type { Order } from '../../../commands/contract/contractFacts.ts';
export type StopSide = 'pickup' | 'delivery';
/** Somebody to call about an order. */
export type PeekPerson = { readonly name: string; readonly phones: readonly string[]; readonly email: string | null };

const notes = [
  ['infoBackend', 'Info Backend'],
  ['infoDriver', 'Info Fahrer'],
  ['infoShared', 'Info für alle'],
  ['rechnungsnotiz', 'Rechnungsnotiz'],
  ['gutschriftnotiz', 'Gutschriftnotiz'],
] as const;

/** Who is to be called at one end of a ride: the person on site first, then the further ones, nobody twice. */
export function contactsAt(order: Order, side: StopSide): readonly PeekPerson[] {
  const place = order[`${side}Location`];
  const further = order[`${side}Contacts`] ?? [];
  const second = order[side === 'pickup' ? 'abholemail2' : 'bringemail2'];
  const people = [
    personOf(place?.ansprechparter1, place?.anspr1telefon, place?.anspr1email),
    ...further.map((it) => personOf(it.name, it.phone, it.email)),
    personOf(null, null, second),
  ].filter((it) => it.name !== '' || it.phones.length > 0 || it.email !== null);
  return [...new Map(people.map((it) => [JSON.stringify(it), it])).values()];
}

/** "08:00–10:00", "ab 08:00", "bis 10:00"; nothing while it is open. */
export function timesOf(order: Order, side: StopSide): string {
  const [from, until] = [order[`${side}TimeFrom`], order[`${side}TimeTo`]];
  if (from && until) return from === until ? from : `${from}–${until}`;
  return from ? `ab ${from}` : until ? `bis ${until}` : '';
}

/** The notes of the order that are not empty and that the reader is sent. */
export function notesOf(order: Order): readonly { readonly label: string; readonly text: string }[] {
  return notes.flatMap(([name, label]) => {
    const text = order[name]?.trim();
    return text ? [{ label, text }] : [];
  });
}

type Said = string | null | undefined;

function personOf(name: Said, phone: Said, email: Said): PeekPerson {
  return { name: name?.trim() ?? '', phones: [phone?.trim() ?? ''].filter(Boolean), email: email?.trim() || null };
}

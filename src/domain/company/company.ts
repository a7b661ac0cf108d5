/** Who sends mails and documents: what stands in the signature, the letterhead and the legal line. */
export type Company = {
  readonly name: string;
  readonly street: string;
  /** Postcode and town. */
  readonly city: string;
  readonly phone: string;
  readonly email: string;
  /** Seat, register, managing directors and tax number, as the law wants them on letters. */
  readonly legalLine: string;
};

/** The invented company of a system that nobody has told its own name; the telephone number is one that is never given out. */
export const exampleCompany: Company = {
  name: 'Leitstand Fahrzeugüberführung GmbH',
  street: 'Domstraße 12',
  city: '50668 Köln',
  phone: '0221 4710-120',
  email: 'disposition@leitstand.example',
  legalLine: 'Sitz Köln · Amtsgericht Köln HRB 00000 · Geschäftsführung: Erika Beispiel · USt-IdNr. DE000000000',
};

/** Street and town in one line, as it stands above the window of an envelope. */
export function companyAddress({ name, street, city }: Company): string {
  return [name, street, city].filter(Boolean).join(' · ');
}

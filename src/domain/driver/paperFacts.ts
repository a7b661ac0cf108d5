import { formatDate } from '../time/formatDay.ts';
import type { SomeOf } from '../define/row.ts';
import type { driver } from './driver.ts';
import type { driverDocument } from './driverDocument.ts';

type Holder = SomeOf<
  typeof driver,
  | 'vorname'
  | 'nachname'
  | 'birthday'
  | 'strasse'
  | 'hausnr'
  | 'plz'
  | 'ort'
  | 'firma'
  | 'fuehrerschein'
  | 'klassen'
  | 'ustid'
  | 'steuernummer'
  | 'steuerid'
  | 'steuerbescheinigungDatum'
>;
type Paper = SomeOf<typeof driverDocument, 'type' | 'validUntil' | 'checkedAt' | 'checkedClasses'>;
/** A line beside a paper: what the record says, and what was recorded when the paper was checked, where they differ. */
export type PaperFact = { readonly label: string; readonly value: string; readonly checked?: string };

/** What is compared with a paper of this kind: each paper says something else of its driver. */
export function paperFacts(paper: Paper, holder: Holder): readonly PaperFact[] {
  const name = { label: 'Name', value: [holder.nachname, holder.vorname].filter(Boolean).join(', ') };
  const person = [name, { label: 'Geburtstag', value: formatDate(holder.birthday ?? null) }];
  const street = [holder.strasse, holder.hausnr].filter(Boolean).join(' ');
  const town = [holder.plz, holder.ort].filter(Boolean).join(' ');
  const home = { label: 'Anschrift', value: [street, town].filter(Boolean).join(', ') };
  const company = { label: 'Firma', value: holder.firma ?? '' };
  const taxes = [
    { label: 'USt-IdNr.', value: holder.ustid ?? '' },
    { label: 'Steuernr.', value: holder.steuernummer ?? '' },
  ];
  const known: Readonly<Record<string, readonly PaperFact[]>> = {
    driversLicense: [...person, { label: 'Nummer', value: holder.fuehrerschein ?? '' }, classes(paper, holder)],
    tradeRegistration: [name, company, home, ...taxes],
    proofOfAddress: [...person, home],
    taxCertificate: [
      name,
      company,
      ...taxes,
      { label: 'Steuer-ID', value: holder.steuerid ?? '' },
      { label: 'vom', value: formatDate(holder.steuerbescheinigungDatum ?? null) },
    ],
  };
  const validUntil = { label: 'Gültig bis', value: paper.validUntil ? formatDate(paper.validUntil) : 'unbegrenzt' };
  return [...(known[paper.type ?? ''] ?? person), validUntil].filter(
    ({ value, ...it }) => value !== '' || 'checked' in it,
  );
}

/** What he may drive as the record has it now, and as it stood when his licence was checked. */
function classes({ checkedAt, checkedClasses }: Paper, { klassen }: Holder): PaperFact {
  const [now, then] = [klassen ?? [], checkedClasses ?? []];
  const isSame = now.length === then.length && now.every((it) => then.includes(it));
  return {
    label: 'Klassen',
    value: now.join(', '),
    ...(checkedAt && !isSame && { checked: then.join(', ') || 'keine' }),
  };
}

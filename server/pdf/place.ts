import type { Content } from 'pdfmake';
import { formatDayFull } from '../../src/domain/time/formatDay.ts';
import { factLines, heading, joined, keptTogether, type Fact } from './blocks.ts';

/** One end of a ride as a contract or a protocol keeps it. */
export type Place = {
  readonly firma?: string | null;
  readonly strasse?: string | null;
  readonly hausnr?: string | null;
  readonly plz?: string | null;
  readonly ort?: string | null;
  readonly ansprechparter1?: string | null;
  readonly anspr1telefon?: string | null;
  readonly anspr1email?: string | null;
  readonly startzeit?: string | null;
  readonly endzeit?: string | null;
};
export type Contact = { readonly name?: string | null; readonly phone?: string | null; readonly email?: string | null };
/** Where and when somebody is expected, with whom to speak there and what to know. */
export type Stop = {
  readonly title: string;
  readonly place: Place;
  readonly day: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly contacts?: readonly Contact[];
  readonly info?: string | null;
};

/** One end of the ride as a block. */
export function stopBlock({ title, place, day, from, to, contacts = [], info }: Stop): Content {
  const main: Contact = {
    name: place.ansprechparter1 ?? null,
    phone: place.anspr1telefon ?? null,
    email: place.anspr1email ?? null,
  };
  const people = [main, ...contacts].map(contactLine).filter(Boolean);
  const [firm, street, town] = [
    place.firma ?? '',
    joined([place.strasse, place.hausnr]),
    joined([place.plz, place.ort]),
  ];
  const facts: readonly Fact[] = [
    ['Tag', day && formatDayFull(day)],
    ['Zeit', spanText(from, to)],
    ['Geöffnet', spanText(place.startzeit, place.endzeit)],
    ...people.map((it, at): Fact => [at === 0 ? 'Ansprechpartner' : ' ', it]),
    ['Hinweis', info],
  ];
  return keptTogether(
    [
      heading(title),
      { text: firm, bold: true },
      { text: street },
      { text: town, margin: [0, 0, 0, 4] },
      factLines(facts),
    ],
    [['', joined([firm, street, town], '\n')], ...facts],
  );
}

/** A time window as people say it, with one end or both. */
export function spanText(from: string | null | undefined, to: string | null | undefined): string {
  if (from && to) return `${from}–${to} Uhr`;
  if (from) return `ab ${from} Uhr`;
  return to ? `bis ${to} Uhr` : '';
}

function contactLine({ name, phone, email }: Contact): string {
  return [name, phone, email].filter((it) => it?.trim()).join('\n');
}

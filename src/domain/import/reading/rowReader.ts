import {
  readCount,
  readDay,
  readMailAddress,
  readPostcode,
  readText,
  readTimes,
  readVin,
  readWord,
  readYesNo,
  type Read,
  type Times,
} from './cellValues.ts';
import type { ImportColumns } from './columns.ts';
import type { Finding, ImportedPlace, ReadFacts } from './importedRow.ts';
import { cellText, isFault, type SheetCell, type SheetFault, type SheetRow } from './sheet.ts';

const placeParts = ['firma', 'strasse', 'hausnr', 'plz', 'ort', 'ansprechparter1', 'anspr1telefon', 'anspr1email'];
type PlaceColumns<K> = Readonly<Partial<Record<keyof ImportedPlace, K>>>;

/** Reads the cells of one row by the keys of its format, and gathers what is wrong with them. */
export function readerOf<C extends ImportColumns>(
  columns: C,
  { places, row }: { places: ReadonlyMap<string, number>; row: SheetRow },
) {
  type K = Extract<keyof C, string>;
  const findings: Finding[] = [];
  const headingOf = (key: K): string => columns[key]?.heading ?? key;
  const refuse = (column: string, text: string): void => void findings.push({ column, text, isHint: false });
  const hint = (column: string, text: string): void => void findings.push({ column, text, isHint: true });
  const faulty = new Set<K>();
  /** What stands there; a fault of the workbook is told once and read as nothing. */
  const cell = (key: K): SheetCell => {
    const there = row[places.get(key) ?? -1] ?? null;
    if (!isFault(there)) return there;
    if (!faulty.has(key)) refuse(headingOf(key), faultText(headingOf(key), there));
    faulty.add(key);
    return null;
  };
  const value = <T>(key: K, read: Read<T>, instead: T): T => {
    if ('fault' in read) {
      refuse(headingOf(key), read.fault);
      return instead;
    }
    if (columns[key]?.required && cellText(cell(key)) === '' && !faulty.has(key))
      refuse(headingOf(key), `„${headingOf(key)}“ fehlt.`);
    return read.value;
  };
  const text = (key: K, max: number): string | null =>
    value(key, readText(cell(key), { heading: headingOf(key), max }), null);
  const mail = (key: K): string | null => value(key, readMailAddress(cell(key)), null);
  const postcode = (key: K): string | null => value(key, readPostcode(cell(key)), null);
  return {
    findings,
    cell,
    headingOf,
    refuse,
    hint,
    text,
    mail,
    day: (key: K): string | null => value(key, readDay(cell(key)), null),
    vin: (key: K): string | null => value(key, readVin(cell(key)), null),
    count: (key: K): number | null => value(key, readCount(cell(key), headingOf(key)), null),
    /** Null where the file says nothing, so that it changes nothing. */
    yesNo: (key: K): boolean | null =>
      cellText(cell(key)) === '' ? null : value<boolean | null>(key, readYesNo(cell(key)), null),
    word: <T>(key: K, how: { words: Readonly<Record<string, T>>; what: string }): T | null =>
      value(key, readWord(cell(key), how), null),
    times: (from: K, to: K, column: string): Times => {
      const read = readTimes(cell(from), cell(to));
      if (!('fault' in read)) return read.value;
      refuse(column, read.fault);
      return { from: null, to: null };
    },
    place: (keys: PlaceColumns<K>, { fits, column }: Pick<ReadFacts, 'fits'> & { column: string }): ImportedPlace => {
      const lengths: Readonly<Record<string, number>> = { hausnr: 20, anspr1telefon: 60 };
      const parts = placeParts.map((part): [string, string | null] => {
        const key = keys[part as keyof ImportedPlace];
        if (key === undefined) return [part, null];
        if (part === 'plz') return [part, postcode(key)];
        return [part, part === 'anspr1email' ? mail(key) : text(key, lengths[part] ?? 120)];
      });
      const place = Object.fromEntries(parts) as unknown as ImportedPlace;
      if (place.plz && place.ort && fits(place.plz, place.ort) === false)
        hint(column, `Die PLZ „${place.plz}“ passt nicht zum Ort „${place.ort}“.`);
      return place;
    },
  };
}

/** What the sender can do about a fault that Excel itself shows. */
function faultText(heading: string, { fault }: SheetFault): string {
  return fault === ''
    ? `Die Formel in „${heading}“ ist nicht ausgerechnet; bitte die Datei in Excel öffnen und speichern.`
    : `In „${heading}“ steht der Excel-Fehler „${fault}“; bitte den Wert eintragen.`;
}

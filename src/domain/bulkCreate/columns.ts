import type { contract } from '../contract/contract.ts';
import type { PathOf } from '../define/row.ts';

/** Where the value of a cell goes in the contract. */
export type CellPath = PathOf<typeof contract>;

/**
 * A column of the table in which several contracts are entered at once; `path` is where its value goes in the contract.
 */
export interface BulkColumn {
  readonly path: CellPath;
  readonly label: string;
  readonly group: 'Abholung' | 'Zustellung' | 'Fahrzeug' | 'Auftrag';
  readonly kind: 'date' | 'time' | 'postcode' | 'vin' | 'email' | 'amount' | 'firm' | 'driver' | 'text';
  readonly isRequired: boolean;
  readonly max: number;
  /** Width in em of its cells. */
  readonly width: number;
  /** Headings under which customers' spreadsheets bring it, beside group and label. */
  readonly headings: readonly string[];
  /** Only for those who may see the money of contracts. */
  readonly isMoney?: true;
}

type Rest = Partial<Pick<BulkColumn, 'kind' | 'isRequired' | 'max' | 'width' | 'headings' | 'isMoney'>>;

const column = (group: BulkColumn['group'], path: BulkColumn['path'], label: string, rest: Rest = {}): BulkColumn => ({
  path,
  label,
  group,
  kind: 'text',
  isRequired: false,
  max: 120,
  width: 10,
  headings: [],
  ...rest,
});
const needed = { isRequired: true } as const;

const end = (
  group: 'Abholung' | 'Zustellung',
  side: 'pickup' | 'delivery',
  names: readonly string[],
): readonly BulkColumn[] => {
  const headed = (...words: readonly string[]) =>
    names.flatMap((name) => words.flatMap((word) => [`${name} ${word}`, `${word} ${name}`]));
  const from = side === 'pickup' ? 'datum' : 'bringdatum';
  return [
    column(group, from, 'Datum', {
      ...needed,
      kind: 'date',
      width: 8,
      headings: [...names, ...names.flatMap((it) => [`${it}datum`, `${it}termin`]), ...headed('Datum', 'am')],
    }),
    column(group, `${side}TimeFrom`, 'von', {
      ...needed,
      kind: 'time',
      width: 5,
      headings: headed('von', 'ab', 'Uhrzeit', 'Zeit'),
    }),
    column(group, `${side}TimeTo`, 'bis', { ...needed, kind: 'time', width: 5, headings: headed('bis') }),
    column(group, `${side}Location.firma`, 'Firma', {
      ...needed,
      kind: 'firm',
      width: 13,
      headings: headed('Firma', 'Name', 'Kunde'),
    }),
    column(group, `${side}Location.strasse`, 'Straße', { ...needed, width: 11, headings: headed('Straße', 'Str.') }),
    column(group, `${side}Location.hausnr`, 'Nr.', {
      max: 20,
      width: 4,
      headings: headed('Hausnummer', 'Hausnr', 'Nr'),
    }),
    column(group, `${side}Location.plz`, 'PLZ', {
      kind: 'postcode',
      width: 5,
      headings: headed('PLZ', 'Postleitzahl'),
    }),
    column(group, `${side}Location.ort`, 'Ort', { ...needed, headings: headed('Ort', 'Stadt') }),
    column(group, `${side}Location.ansprechparter1`, 'Ansprechpartner', {
      headings: headed('Ansprechpartner', 'Kontakt', 'ASP'),
    }),
    column(group, `${side}Location.anspr1telefon`, 'Telefon', {
      max: 60,
      headings: headed('Telefon', 'Tel.', 'Mobil'),
    }),
    column(group, `${side}Location.anspr1email`, 'E-Mail', {
      kind: 'email',
      max: 200,
      headings: headed('E-Mail', 'Mail'),
    }),
  ];
};

/** What a contract needs in the table, in the order of its columns. */
export const bulkColumns: readonly BulkColumn[] = [
  ...end('Abholung', 'pickup', ['Abholung', 'Abhol', 'Start', 'Von']),
  ...end('Zustellung', 'delivery', ['Zustellung', 'Zustell', 'Lieferung', 'Ziel', 'Nach']),
  column('Fahrzeug', 'manufacturer', 'Hersteller', { max: 60, width: 8, headings: ['Marke', 'Fabrikat'] }),
  column('Fahrzeug', 'carModel', 'Modell', { ...needed, max: 80, headings: ['Fahrzeug', 'Typ', 'Fahrzeugmodell'] }),
  column('Fahrzeug', 'licensePlate', 'Kennzeichen', {
    max: 16,
    width: 8,
    headings: ['Kfz-Kennzeichen', 'amtl. Kennzeichen'],
  }),
  column('Fahrzeug', 'carFin', 'FIN', {
    kind: 'vin',
    max: 17,
    width: 12,
    headings: ['Fahrgestellnummer', 'Fahrzeug-Ident-Nr', 'VIN'],
  }),
  column('Auftrag', 'leasingVertragsnummer', 'LV-Nummer', {
    max: 60,
    width: 8,
    headings: ['Leasingvertragsnummer', 'Vertragsnummer', 'LV-Nr'],
  }),
  column('Auftrag', 'kostenstelle', 'Kostenstelle', { max: 60, width: 8, headings: ['KST'] }),
  column('Auftrag', 'driver', 'Fahrer', {
    kind: 'driver',
    width: 12,
    headings: ['Fahrerin', 'Fahrername', 'Fahrerkürzel'],
  }),
  column('Auftrag', 'googleKm', 'km', {
    kind: 'amount',
    max: 12,
    width: 5,
    headings: ['Kilometer', 'Entfernung', 'Strecke km'],
  }),
  column('Auftrag', 'auftragswert', 'Preis netto', {
    kind: 'amount',
    max: 12,
    width: 6,
    headings: ['Preis', 'Auftragswert', 'Preis €'],
    isMoney: true,
  }),
  column('Auftrag', 'infoDriver', 'Info Fahrer', { max: 4000, width: 14, headings: ['Hinweis', 'Bemerkung', 'Info'] }),
];

/** The columns for somebody who may see money, or may not. */
export function columnsFor(seesMoney: boolean): readonly BulkColumn[] {
  return seesMoney ? bulkColumns : bulkColumns.filter((it) => !it.isMoney);
}

/** Whether its cells offer hits: firms of the stock, drivers. */
export function hasHits({ kind }: BulkColumn): boolean {
  return kind === 'firm' || kind === 'driver';
}

/** How a column is called where its group does not stand above it. */
export function wholeHeading({ group, label }: BulkColumn): string {
  return group === 'Abholung' || group === 'Zustellung' ? `${group} ${label}` : label;
}

const byPath: ReadonlyMap<string, BulkColumn> = new Map(bulkColumns.map((it) => [it.path, it]));

/** The column of a path, if the table has it. */
export function columnAt(path: string): BulkColumn | undefined {
  return byPath.get(path);
}

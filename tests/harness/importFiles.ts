import { deflateRawSync } from 'node:zlib';
import { writeXlsx, type CellValue } from 'hucre/xlsx';
import { sheetOf } from '../../src/domain/import/reading/sheetOf.ts';

/** One line of a workbook by its headings. */
export type Line = Readonly<Record<string, CellValue>>;

/** A ride of a manufacturer, as its morning's file has it. */
export const goodRide = {
  'Auftragsnr. extern': 'AB-440101',
  Vorgang: 'NEU',
  FIN: 'WVWZZZE1ZNP012345',
  Modell: 'ID.3 Pro',
  Kennzeichen: 'WOB-LS 101E',
  Elektro: 'ja',
  Abholdatum: '24.11.2026',
  'Abholzeit von': '08:00',
  'Abholzeit bis': '10:00',
  'Abholung Firma': 'Werk Nordtor',
  'Abholung Straße': 'Industriestraße',
  'Abholung PLZ': '38440',
  'Abholung Ort': 'Wolfsburg',
  Zustelldatum: '24.11.2026',
  'Zustellzeit von': '14:00',
  'Zustellzeit bis': '16:00',
  'Zustellung Firma': 'Autohaus Lindner & Kamp GmbH',
  'Zustellung Straße': 'Ringweg',
  'Zustellung PLZ': 34117,
  'Zustellung Ort': 'Kassel',
  Paket: 'T1',
} satisfies Line;
/** The ride back that it is connected to. */
export const rideBack: Line = {
  ...goodRide,
  'Auftragsnr. extern': 'AB-440102',
  FIN: 'WVWZZZ1KZAW123456',
  Modell: 'Golf Variant',
  Elektro: 'nein',
  'Abholzeit von': '16:00',
  'Abholzeit bis': '18:00',
  'Abholung Firma': 'Autohaus Lindner & Kamp GmbH',
  'Abholung Straße': 'Ringweg',
  'Abholung PLZ': 34117,
  'Abholung Ort': 'Kassel',
  Zustelldatum: new Date('2026-11-25'),
  'Zustellzeit von': '08:00',
  'Zustellzeit bis': '10:00',
  'Zustellung Firma': 'Werk Nordtor',
  'Zustellung Straße': 'Industriestraße',
  'Zustellung PLZ': '38440',
  'Zustellung Ort': 'Wolfsburg',
  'Anschluss zu': 'AB-440101',
};

/** A vehicle that Athlon wants fetched back. */
export const athlonLine: Line = {
  Vertragsnummer: '4471-20883',
  Vorgang: 'Leasingrückläufer',
  Fahrzeug: 'Škoda Octavia Combi',
  Kennzeichen: 'F-LS 2088',
  'Abholung ab': '30.11.2026',
  'Anlieferung bis': '07.12.2026',
  'Abholadresse Name': 'Musterfirma AG',
  'Abholadresse Straße': 'Hauptstraße 4',
  'Abholadresse PLZ': 65760,
  'Abholadresse Ort': 'Eschborn',
  'Zieladresse Name': 'Rücknahme Fulda',
  'Zieladresse Straße': 'Am Ring 1',
  'Zieladresse PLZ': 36037,
  'Zieladresse Ort': 'Fulda',
};
const atrPickup: Line = {
  'Vorgangs-ID': 'R26-118204',
  Satzart: 'A',
  Termin: '25.11.2026',
  Standort: 'Depot Köln',
  Straße: 'Butzweilerstraße',
  PLZ: 50829,
  Ort: 'Köln',
  Typ: 'Transit Custom',
};
/** Both lines of an order of Atr. */
export const atrLines: readonly Line[] = [
  atrPickup,
  { ...atrPickup, Satzart: 'Z', Standort: 'Hof Dortmund', PLZ: 44147, Ort: 'Dortmund', Typ: null },
];

/** A workbook with the headings of a format and these rows. */
export function workbook(columns: Parameters<typeof sheetOf>[0], lines: readonly Line[]): Promise<Uint8Array> {
  return writeXlsx({ sheets: [sheetOf(columns, lines)] });
}

/** An archive whose one part unpacks to more than its directory says. */
export function bomb(): Buffer {
  const packed = deflateRawSync(Buffer.alloc(50_000_000));
  const parts = ['[Content_Types].xml', 'xl/workbook.xml'].map((name) => Buffer.from(name));
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const name of parts) {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(1_000, 22);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(1_000, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    local.push(head, name, packed);
    central.push(entry, name);
    at += head.length + name.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, directory, end]);
}

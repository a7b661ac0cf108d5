import type { ImportColumn } from './columns.ts';

const column = (
  heading: string,
  field: string,
  examples: ImportColumn['examples'],
  more: Partial<ImportColumn> = {},
): ImportColumn => ({ heading, field, examples, says: 'Text', ...more });
const required = { required: true } as const;
const day = { says: 'Excel-Datum oder TT.MM.JJJJ' } as const;

/** The columns of a file of Athlon, one row for each vehicle (imports.md, section 2). */
export const athlonColumns = {
  number: column('Vertragsnummer', 'leasingVertragsnummer', ['4471-20883', '4471-20884'], required),
  action: column('Vorgang', 'contractType', ['Leasingrückläufer', 'Neuwagenauslieferung'], {
    ...required,
    says: 'Neuwagenauslieferung oder Leasingrückläufer',
  }),
  car: column(
    'Fahrzeug',
    'autotyp, manufacturer (erstes Wort) und carModel',
    ['Škoda Octavia Combi', 'BMW i4'],
    required,
  ),
  licensePlate: column('Kennzeichen', 'kennzeichen, licensePlate', ['F-LS 2088', 'M-LS 2084E'], {
    must: true,
    says: 'Text; Pflicht bei Leasingrückläufern',
  }),
  carFin: column('FIN', 'carFin', ['TMBJJ7NX5PY012345', null], { says: '17 Zeichen ohne I, O, Q' }),
  datum: column('Abholung ab', 'datum', ['30.11.2026', '01.12.2026'], { ...required, ...day }),
  until: column('Abholung bis', 'verschieden von „Abholung ab“: flexContract, createAvis', ['04.12.2026', null], day),
  bringdatum: column('Anlieferung bis', 'bringdatum', ['07.12.2026', '01.12.2026'], { ...required, ...day }),
  pickupFirma: column(
    'Abholadresse Name',
    'pickupLocation.firma',
    ['Nutzer Musterfirma AG', 'Auslieferung Süd'],
    required,
  ),
  pickupStrasse: column(
    'Abholadresse Straße',
    'pickupLocation.strasse',
    ['Hauptstraße 4', 'Lichtenbergstraße 8'],
    required,
  ),
  pickupPlz: column('Abholadresse PLZ', 'pickupLocation.plz', [65760, 85748], required),
  pickupOrt: column('Abholadresse Ort', 'pickupLocation.ort', ['Eschborn', 'Garching bei München'], required),
  pickupTelefon: column('Abholadresse Telefon', 'pickupLocation.anspr1telefon', ['06196 900100', null]),
  pickupEmail: column('Abholadresse E-Mail', 'pickupLocation.anspr1email', [null, null]),
  deliveryFirma: column(
    'Zieladresse Name',
    'deliveryLocation.firma',
    ['Rücknahme Fulda', 'Autohaus Talblick'],
    required,
  ),
  deliveryStrasse: column('Zieladresse Straße', 'deliveryLocation.strasse', ['Am Ring 1', 'Königstraße 20'], required),
  deliveryPlz: column('Zieladresse PLZ', 'deliveryLocation.plz', [36037, 70173], required),
  deliveryOrt: column('Zieladresse Ort', 'deliveryLocation.ort', ['Fulda', 'Stuttgart'], required),
  user: column('Nutzer', 'ansprechparter1 (Abholung beim Rückläufer, sonst Zustellung)', [
    'Frau Berger',
    'Herr Sommer',
  ]),
  zusatzBereifung: column('Reifen im Fahrzeug', 'zusatzBereifung', ['Winter', null], {
    says: 'Sommer, Winter oder Ganzjahres',
  }),
  infoShared: column('Bemerkung', 'infoShared', ['Schlüssel beim Empfang', null]),
} as const satisfies Readonly<Record<string, ImportColumn>>;

/** The columns of a file of Atr, two rows for each order: A picks up, Z delivers (imports.md, section 3). */
export const atrColumns = {
  number: column('Vorgangs-ID', 'Schlüssel, leasingVertragsnummer', ['R26-118204', 'R26-118204'], required),
  kind: column('Satzart', 'Abholung oder Zustellung', ['A', 'Z'], { ...required, says: 'A oder Z' }),
  day: column('Termin', 'datum bzw. bringdatum', ['25.11.2026', '25.11.2026'], { ...required, ...day }),
  from: column('Uhrzeit ab', 'pickupTimeFrom bzw. deliveryTimeFrom', ['09:00', '14:00'], { says: 'Uhrzeit' }),
  to: column('Uhrzeit bis', 'pickupTimeTo bzw. deliveryTimeTo', ['12:00', '16:00'], { says: 'Uhrzeit' }),
  firma: column('Standort', 'firma des Ortes', ['Depot Köln-Ossendorf', 'Stellplatz Dortmund'], required),
  strasse: column('Straße', 'strasse des Ortes', ['Butzweilerstraße', 'Hafenstraße'], required),
  hausnr: column('Hausnummer', 'hausnr des Ortes', ['35', '12']),
  plz: column('PLZ', 'plz des Ortes', [50829, 44147], required),
  ort: column('Ort', 'ort des Ortes', ['Köln', 'Dortmund'], required),
  ansprechparter1: column('Kontakt', 'ansprechparter1 des Ortes', ['Herr Falk', null]),
  anspr1telefon: column('Rufnummer', 'anspr1telefon des Ortes', ['0221 900100', null]),
  anspr1email: column('E-Mail', 'anspr1email des Ortes', [null, null]),
  manufacturer: column('Hersteller', 'manufacturer (Satz A)', ['Ford', null]),
  carModel: column('Typ', 'carModel (Satz A)', ['Transit Custom', null], { must: true }),
  licensePlate: column('Kennzeichen', 'licensePlate (Satz A)', ['K-LS 771', null]),
  carFin: column('FIN', 'carFin (Satz A)', [null, null], { says: '17 Zeichen ohne I, O, Q' }),
  keys: column('Schlüsselzahl', 'Zubehör 4, anzahlSchluessel (Satz A)', [2, null], { says: '0 bis 5' }),
  cards: column('Tankkarten', 'Zubehör 7, anzahlTankkarten (Satz A)', [1, null], { says: '0 bis 5' }),
  cables: column('Ladekabel', 'Zubehör 33, anzahlLadekabel (Satz A)', [0, null], { says: '0 bis 5' }),
  transport: column('Transportart', 'R: der Vorgang mit dem Zusatz -R wird Rückauftrag (Satz A)', ['E', null], {
    says: 'E oder R',
  }),
  kostenstelle: column('Kostenstelle', 'kostenstelle (Satz A)', ['4410', null]),
} as const satisfies Readonly<Record<string, ImportColumn>>;

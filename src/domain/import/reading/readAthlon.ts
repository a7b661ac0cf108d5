import { normalizePlate } from '../../vehicle/plate.ts';
import { dayFindings } from './dayFindings.ts';
import { emptyContent, type RowContent, type ReadFacts, type ReadRow } from './importedRow.ts';
import { athlonColumns } from './leasingColumns.ts';
import { contractAmong, type VehicleMarks } from './contractAmong.ts';
import { tyreWords } from './readManufacturer.ts';
import { readerOf } from './rowReader.ts';
import type { SheetRow } from './sheet.ts';

type Line = { readonly row: number; readonly cells: SheetRow };
const typeWords = { Neuwagenauslieferung: 'DELIVERY', Leasingrückläufer: 'PICKUP' } as const;

/** The rows of a file of Athlon (imports.md, section 2). */
export function readAthlon(
  lines: readonly Line[],
  places: ReadonlyMap<string, number>,
  facts: ReadFacts,
): readonly ReadRow[] {
  const before = new Map<string, readonly (VehicleMarks & { readonly row: number })[]>();
  return lines.map((line) => {
    const read = readRow(line, places, facts);
    if (read.number === '') return read;
    const { carFin, licensePlate } = read.content;
    const alike = before.get(read.key) ?? [];
    const first = contractAmong('ATHLON', read.content, alike);
    before.set(read.key, [...alike, { carFin, licensePlate, row: first?.row ?? line.row }]);
    if (first === undefined) return read;
    const text = `„${read.number}“ steht schon in Zeile ${String(first.row)} dieser Datei.`;
    return { ...read, findings: [...read.findings, { column: 'Vertragsnummer', text, isHint: false }] };
  });
}

function readRow({ row, cells }: Line, places: ReadonlyMap<string, number>, facts: ReadFacts): ReadRow {
  const it = readerOf(athlonColumns, { places, row: cells });
  const number = it.text('number', 60) ?? '';
  const contractType = it.word('action', { words: typeWords, what: 'Unbekannter Vorgang' }) ?? 'DELIVERY';
  const car = it.text('car', 141);
  const plate = it.text('licensePlate', 16);
  if (plate === null && contractType === 'PICKUP')
    it.refuse('Kennzeichen', 'Kennzeichen fehlt (Pflicht bei Leasingrückläufern).');
  const carFin = it.vin('carFin');
  const [datum, until] = [it.day('datum'), it.day('until')];
  if (datum && until && until < datum) it.refuse('Abholung bis', 'Der letzte Tag der Abholung liegt vor dem ersten.');
  const isFlex = until !== null && until !== datum;
  const bringdatum = it.day('bringdatum');
  const where = { fits: facts.fits };
  const pickupLocation = it.place(
    {
      firma: 'pickupFirma',
      strasse: 'pickupStrasse',
      plz: 'pickupPlz',
      ort: 'pickupOrt',
      anspr1telefon: 'pickupTelefon',
      anspr1email: 'pickupEmail',
    },
    { ...where, column: 'Abholadresse PLZ, Ort' },
  );
  const deliveryLocation = it.place(
    { firma: 'deliveryFirma', strasse: 'deliveryStrasse', plz: 'deliveryPlz', ort: 'deliveryOrt' },
    { ...where, column: 'Zieladresse PLZ, Ort' },
  );
  const user = it.text('user', 120);
  const isPickup = contractType === 'PICKUP';
  const licensePlate = plate && normalizePlate(plate);
  const content: RowContent = {
    ...emptyContent,
    contractType,
    carFin,
    ...carParts(car),
    licensePlate,
    datum,
    bringdatum,
    ...(isFlex && { flexContract: true, createAvis: true }),
    pickupLocation: { ...pickupLocation, ...(isPickup && { ansprechparter1: user }) },
    deliveryLocation: { ...deliveryLocation, ...(!isPickup && { ansprechparter1: user }) },
    leasingVertragsnummer: number || null,
    zusatzBereifung: it.word('zusatzBereifung', { words: tyreWords, what: 'Unbekannte Bereifung' }),
    infoShared: it.text('infoShared', 4000),
  };
  return {
    row,
    key: athlonKey({ number, contractType }),
    number,
    action: 'NEU',
    follows: null,
    bundleId: null,
    content,
    findings: [...it.findings, ...dayFindings(content, facts, { pickup: 'Abholung ab', delivery: 'Anlieferung bis' })],
  };
}

/** What an order of Athlon is called by; which vehicle it is about is compared with it (`contractAmong`). */
export function athlonKey({
  number,
  contractType,
}: { readonly number: string } & Pick<RowContent, 'contractType'>): string {
  return number === '' ? '' : `${number} ${contractType}`;
}

/** The number of the contract within such a key. */
export function numberInKey(key: string): string {
  return key.slice(0, key.lastIndexOf(' '));
}

/** The maker is the first word of how a car is called. */
function carParts(car: string | null): Pick<RowContent, 'manufacturer' | 'carModel'> {
  const [manufacturer = '', ...model] = (car ?? '').split(' ');
  if (manufacturer === '') return { manufacturer: null, carModel: null };
  return { manufacturer: manufacturer.slice(0, 60), carModel: (model.join(' ') || manufacturer).slice(0, 80) };
}

import { normalizePlate } from '../../vehicle/plate.ts';
import { dayFindings } from './dayFindings.ts';
import { actions, emptyContent, type ReadFacts, type ReadRow } from './importedRow.ts';
import { manufacturerColumns } from './manufacturerColumns.ts';
import { readerOf } from './rowReader.ts';
import type { SheetRow } from './sheet.ts';

type Line = { readonly row: number; readonly cells: SheetRow };
export const tyreWords = { Sommer: 'SOMMER', Winter: 'WINTER', Ganzjahres: 'GANZJAHRES' } as const;
const typeWords = { Auslieferung: 'DELIVERY', Rückholung: 'PICKUP' } as const;
const actionWords = Object.fromEntries(actions.map((it) => [it, it]));

/** The rows of a manufacturer's file (imports.md, section 1). */
export function readManufacturer(
  lines: readonly Line[],
  places: ReadonlyMap<string, number>,
  facts: ReadFacts,
): readonly ReadRow[] {
  const firstLines = new Map<string, number>();
  return lines.map((line) => {
    const read = readRow(line, places, facts);
    const first = firstLines.get(read.number);
    if (read.number === '') return read;
    if (first === undefined) firstLines.set(read.number, line.row);
    if (first === undefined) return read;
    const text = `„${read.number}“ steht schon in Zeile ${String(first)} dieser Datei.`;
    return { ...read, findings: [...read.findings, { column: 'Auftragsnr. extern', text, isHint: false }] };
  });
}

function readRow({ row, cells }: Line, places: ReadonlyMap<string, number>, facts: ReadFacts): ReadRow {
  const it = readerOf(manufacturerColumns, { places, row: cells });
  const number = it.text('number', 30) ?? '';
  const action = it.word('action', { words: actionWords, what: 'Unbekannter Vorgang' });
  const contractType = it.word('contractType', { words: typeWords, what: 'Unbekannte Auftragsart' }) ?? 'DELIVERY';
  const carFin = it.vin('carFin');
  const plate = it.text('licensePlate', 16);
  const content = {
    ...emptyContent,
    contractType,
    carFin,
    manufacturer: it.text('manufacturer', 60),
    carModel: it.text('carModel', 80),
    licensePlate: plate && normalizePlate(plate),
    angemeldet: it.yesNo('angemeldet'),
    verzoegerteAbgabe: it.yesNo('verzoegerteAbgabe'),
    bereifung: it.word('bereifung', { words: tyreWords, what: 'Unbekannte Bereifung' }),
    datum: it.day('datum'),
  };
  const pickup = it.times('pickupTimeFrom', 'pickupTimeTo', 'Abholzeit');
  const pickupLocation = it.place(
    {
      firma: 'pickupFirma',
      strasse: 'pickupStrasse',
      hausnr: 'pickupHausnr',
      plz: 'pickupPlz',
      ort: 'pickupOrt',
      ansprechparter1: 'pickupAnsprechparter1',
      anspr1telefon: 'pickupAnspr1telefon',
      anspr1email: 'pickupAnspr1email',
    },
    { fits: facts.fits, column: 'Abholung PLZ, Ort' },
  );
  const bringdatum = it.day('bringdatum');
  const delivery = it.times('deliveryTimeFrom', 'deliveryTimeTo', 'Zustellzeit');
  const deliveryLocation = it.place(
    {
      firma: 'deliveryFirma',
      strasse: 'deliveryStrasse',
      hausnr: 'deliveryHausnr',
      plz: 'deliveryPlz',
      ort: 'deliveryOrt',
      ansprechparter1: 'deliveryAnsprechparter1',
      anspr1telefon: 'deliveryAnspr1telefon',
      anspr1email: 'deliveryAnspr1email',
    },
    { fits: facts.fits, column: 'Zustellung PLZ, Ort' },
  );
  const services = (it.text('services', 500) ?? '').split(';').flatMap((name) => name.trim() || []);
  const known = new Map([...facts.services].map((name) => [name.toLowerCase(), name]));
  for (const name of services)
    if (!known.has(name.toLowerCase())) it.refuse('Leistungen', `Die Leistung „${name}“ ist nicht bekannt.`);
  const whole = {
    ...content,
    pickupTimeFrom: pickup.from,
    pickupTimeTo: pickup.to,
    bringdatum,
    deliveryTimeFrom: delivery.from,
    deliveryTimeTo: delivery.to,
    pickupLocation,
    deliveryLocation,
    vwstationsfahrt: it.yesNo('vwstationsfahrt'),
    kostenstelle: it.text('kostenstelle', 20),
    infoDriver: it.text('infoDriver', 4000),
    services: services.flatMap((name) => known.get(name.toLowerCase()) ?? []),
  };
  const follows = it.text('follows', 30);
  if (follows !== null && follows === number)
    it.refuse('Anschluss zu', `Der Anschluss „${follows}“ verweist auf die eigene Zeile.`);
  return {
    row,
    key: number,
    number,
    action: actions.find((known) => known === action) ?? 'NEU',
    follows,
    bundleId: it.text('bundleId', 60),
    content: whole,
    findings: [...it.findings, ...dayFindings(whole, facts, { pickup: 'Abholdatum', delivery: 'Zustelldatum' })],
  };
}

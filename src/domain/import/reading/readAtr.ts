import { normalizePlate } from '../../vehicle/plate.ts';
import { dayFindings } from './dayFindings.ts';
import {
  emptyContent,
  emptyPlace,
  type Finding,
  type RowContent,
  type ReadFacts,
  type ReadRow,
} from './importedRow.ts';
import { atrColumns } from './leasingColumns.ts';
import { readerOf } from './rowReader.ts';
import { cellText, type SheetRow } from './sheet.ts';

type Line = { readonly row: number; readonly cells: SheetRow };
type Half = ReturnType<typeof readHalf>;
const returnMark = '-R';

/** The rows of a file of Atr, two for each order, joined by its number (imports.md, section 3). */
export function readAtr(
  lines: readonly Line[],
  places: ReadonlyMap<string, number>,
  facts: ReadFacts,
): readonly ReadRow[] {
  const halves = lines.map((line) => readHalf(line, places, facts));
  const groups = new Map<string, Half[]>();
  for (const half of halves) {
    const key = half.number === '' ? `line ${String(half.row)}` : half.number;
    groups.set(key, [...(groups.get(key) ?? []), half]);
  }
  const wantsReturn = new Set(halves.flatMap((it) => (it.transport === 'R' ? [it.number] : [])));
  return [...groups.values()].map((group) => joined(group, { facts, groups, wantsReturn }));
}

type Around = {
  readonly facts: ReadFacts;
  readonly groups: ReadonlyMap<string, readonly Half[]>;
  readonly wantsReturn: ReadonlySet<string>;
};

function joined(group: readonly Half[], { facts, groups, wantsReturn }: Around): ReadRow {
  const [first] = group;
  const number = first?.number ?? '';
  const [pickup, delivery] = [group.find((it) => it.kind === 'A'), group.find((it) => it.kind === 'Z')];
  const findings: Finding[] = group.flatMap((it) => it.findings);
  const refuse = (column: string, text: string): void => void findings.push({ column, text, isHint: false });
  for (const kind of ['A', 'Z']) {
    const rows = group.filter((it) => it.kind === kind).map((it) => it.row);
    if (rows.length === 0 && number !== '')
      refuse('Satzart', `Zu Vorgang ${number} fehlt die Zeile mit Satzart ${kind}.`);
    if (rows.length > 1)
      refuse(
        'Satzart',
        `Vorgang ${number} hat ${counted(rows.length)} Zeilen mit Satzart ${kind} (Zeilen ${listed(rows)}).`,
      );
  }
  const main = number.endsWith(returnMark) ? number.slice(0, -returnMark.length) : null;
  // One that is not in the file may be in stock.
  if (main !== null && groups.has(main) && !wantsReturn.has(main)) findings.push(withoutMain(number));
  const car = pickup?.car;
  const deliveryLocation = delivery?.place ?? emptyPlace;
  const content: RowContent = {
    ...emptyContent,
    ...car,
    contractType: facts.isParkingSpace(deliveryLocation) ? 'PICKUP' : 'DELIVERY',
    datum: pickup?.day ?? null,
    pickupTimeFrom: pickup?.times.from ?? null,
    pickupTimeTo: pickup?.times.to ?? null,
    bringdatum: delivery?.day ?? null,
    deliveryTimeFrom: delivery?.times.from ?? null,
    deliveryTimeTo: delivery?.times.to ?? null,
    pickupLocation: pickup?.place ?? emptyPlace,
    deliveryLocation,
    leasingVertragsnummer: number || null,
  };
  return {
    row: Math.min(...group.map((it) => it.row)),
    key: number,
    number,
    action: 'NEU',
    follows: main,
    bundleId: null,
    content,
    findings: [...findings, ...dayFindings(content, facts, { pickup: 'Termin', delivery: 'Termin' })],
  };
}

/** What is said of a return ride whose main order nobody has sent, or has sent without a return ride. */
export function withoutMain(number: string): Finding {
  return { column: 'Vorgangs-ID', text: `Zum Vorgang ${number} gibt es keinen Hauptauftrag.`, isHint: false };
}

function readHalf({ row, cells }: Line, places: ReadonlyMap<string, number>, facts: ReadFacts) {
  const it = readerOf(atrColumns, { places, row: cells });
  const number = it.text('number', 30) ?? '';
  const kind = it.word('kind', { words: { A: 'A', Z: 'Z' } as const, what: 'Unbekannte Satzart' });
  const day = it.day('day');
  const times = it.times('from', 'to', 'Uhrzeit');
  const place = it.place(
    {
      firma: 'firma',
      strasse: 'strasse',
      hausnr: 'hausnr',
      plz: 'plz',
      ort: 'ort',
      ansprechparter1: 'ansprechparter1',
      anspr1telefon: 'anspr1telefon',
      anspr1email: 'anspr1email',
    },
    { fits: facts.fits, column: 'PLZ, Ort' },
  );
  const isPickup = kind === 'A';
  if (isPickup && cellText(it.cell('carModel')) === '') it.refuse('Typ', '„Typ“ fehlt.');
  const plate = isPickup ? it.text('licensePlate', 16) : null;
  const transport = isPickup
    ? it.word('transport', { words: { E: 'E', R: 'R' } as const, what: 'Unbekannte Transportart' })
    : null;
  const car = isPickup
    ? {
        manufacturer: it.text('manufacturer', 60),
        carModel: it.text('carModel', 80),
        licensePlate: plate && normalizePlate(plate),
        carFin: it.vin('carFin'),
        anzahlSchluessel: it.count('keys'),
        anzahlTankkarten: it.count('cards'),
        anzahlLadekabel: it.count('cables'),
        kostenstelle: it.text('kostenstelle', 60),
      }
    : undefined;
  return { row, number, kind, day, times, place, car, transport, findings: it.findings };
}

const words: Readonly<Record<number, string>> = { 2: 'zwei', 3: 'drei', 4: 'vier' };
function counted(count: number): string {
  return words[count] ?? String(count);
}

function listed(rows: readonly number[]): string {
  return `${rows.slice(0, -1).join(', ')} und ${String(rows.at(-1))}`;
}

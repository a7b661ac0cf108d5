import type { importContract } from '../../../src/domain/import/importContract.ts';
import type { manufacturerImport } from '../../../src/domain/import/manufacturerImport.ts';
import {
  emptyContent,
  emptyPlace,
  type Finding,
  type ImportedPlace,
  type ImportFormat,
  type RowContent,
} from '../../../src/domain/import/reading/importedRow.ts';
import { athlonKey } from '../../../src/domain/import/reading/readAthlon.ts';
import type { RecognisedRow } from '../../../src/domain/import/reading/recognise.ts';
import { rowValues } from '../../import/rowValues.ts';
import { clockText, dayText, instantText, momentOf, workingDaysLater, type Day } from '../days.ts';
import { randomFrom, type Random } from '../random.ts';
import type { RowFor } from '../row.ts';
import { customers } from '../world/customers.ts';
import { drawModel } from '../world/models.ts';
import { places, type Place } from '../world/places.ts';
import { drawPlate } from '../world/plates.ts';
import { vinOf } from '../world/vin.ts';
import { staffIds } from './ids.ts';

type Wanted = {
  readonly format: ImportFormat;
  readonly customer: number;
  readonly title: string;
  readonly rows: number;
};
const works = customers.find((it) => it.trade === 'manufacturer')?.id ?? 1;
/** The files of this morning, whose rows wait for somebody. */
const files: readonly Wanted[] = [
  { format: 'MANUFACTURER', customer: works, title: 'Auslieferungen', rows: 14 },
  { format: 'ATHLON', customer: 277, title: 'Transportaufträge Athlon', rows: 9 },
  { format: 'ATR', customer: 272, title: 'Atr Vorgänge', rows: 6 },
];
/** The one that its sender has to send again. */
const faultyRow = 5;
const readMinute = 7 * 60 + 40;

/** Files of orders that nobody has worked on yet: those of both leasing customers, and one of a manufacturer. */
export function importRows(clock: { today: Day; now: number }): {
  vw_imports: RowFor<typeof manufacturerImport>[];
  import_contracts: RowFor<typeof importContract>[];
} {
  const at = instantText(Math.min(clock.now - 600_000, momentOf(clock.today, readMinute)));
  const dated = { createdAt: at, updatedAt: at };
  let id = 0;
  return {
    vw_imports: files.map(({ rows, ...it }, i) => ({
      ...dated,
      ...it,
      id: i + 1,
      createdBy: staffIds.dispo,
      rowCount: rows,
      unknownColumns: it.format === 'MANUFACTURER' ? 'Farbe' : null,
    })),
    import_contracts: files.flatMap(({ format, customer, rows }, i) => {
      const random = randomFrom('leitstand', 'imports', format);
      const kuerzel = customers.find((it) => it.id === customer)?.kuerzel ?? null;
      return Array.from({ length: rows }, (_, row) => {
        id += 1;
        const values = rowValues(drawRow(random, { format, row, today: clock.today }));
        return {
          ...dated,
          ...values,
          id,
          import: i + 1,
          format,
          customer,
          auftraggeberKuerzel: kuerzel,
          saveInfoFahrDL: true,
        };
      });
    }),
  };
}

type Around = { readonly format: ImportFormat; readonly row: number; readonly today: Day };

function drawRow(random: Random, { format, row, today }: Around): RecognisedRow {
  const model = drawModel(random);
  const isElectric = model.drive === 'ELECTRIC';
  const [from, to] = [random.pick(places), random.pick(places)];
  const day = workingDaysLater(today, 2 + (row % 5));
  const isPickup = format !== 'MANUFACTURER' && row % 2 === 0;
  const whole = vinOf(model, { year: 2024, running: 900_000 + row });
  const isFaulty = format === 'MANUFACTURER' && row === faultyRow;
  const carFin = isFaulty ? whole.slice(0, -1) : whole;
  const hour = random.int(8, 12) * 60;
  const content: RowContent = {
    ...emptyContent,
    contractType: isPickup ? 'PICKUP' : 'DELIVERY',
    carFin: isFaulty ? null : carFin,
    manufacturer: model.manufacturer,
    carModel: model.carModel,
    licensePlate: drawPlate(random, from.town.kfz, isElectric),
    verzoegerteAbgabe: isElectric,
    datum: dayText(day),
    pickupTimeFrom: clockText(hour),
    pickupTimeTo: clockText(hour + 120),
    bringdatum: dayText(workingDaysLater(day, 1)),
    pickupLocation: placeOf(from),
    deliveryLocation: placeOf(to),
  };
  const number = numberOf(format, row, today);
  const leasing = format === 'MANUFACTURER' ? null : number;
  const findings: readonly Finding[] = isFaulty
    ? [{ column: 'FIN', text: `Die FIN „${carFin}“ hat 16 statt 17 Zeichen.`, isHint: false }]
    : [];
  return {
    row: format === 'ATR' ? 2 + row * 2 : 2 + row,
    key: format === 'ATHLON' ? athlonKey({ ...content, number }) : number,
    number,
    action: 'NEU',
    follows: null,
    bundleId: null,
    content: { ...content, leasingVertragsnummer: leasing },
    findings,
    effect: isFaulty ? 'FAULTY' : 'CREATE',
    confirm: !isFaulty,
    contract: null,
    contractNumber: null,
    differences: [],
  };
}

function numberOf(format: ImportFormat, row: number, today: Day): string {
  if (format === 'ATHLON') return `4471-${String(20_883 + row)}`;
  if (format === 'ATR') return `R${dayText(today).slice(2, 4)}-${String(118_204 + row)}`;
  return `AB-${String(440_101 + row)}`;
}

function placeOf({ firma, strasse, hausnr, town, contact, telefon }: Place): ImportedPlace {
  const name = `${contact.anrede} ${contact.nachname}`;
  return {
    ...emptyPlace,
    firma,
    strasse,
    hausnr,
    plz: town.plz,
    ort: town.ort,
    ansprechparter1: name,
    anspr1telefon: telefon,
  };
}

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
import { clockText, dayText, workingDaysLater, type Day } from '../days.ts';
import type { Random } from '../random.ts';
import { drawModel } from '../world/models.ts';
import { places, type Place } from '../world/places.ts';
import { drawPlate } from '../world/plates.ts';
import { vinOf } from '../world/vin.ts';

type Around = {
  readonly format: ImportFormat;
  /** The line of the file that it stands in. */
  readonly row: number;
  /** Tells it from all other rows that are drawn. */
  readonly running: number;
  readonly day: Day;
  readonly isFaulty?: boolean;
};

/** A row for which there is no contract. */
export function drawRow(random: Random, { format, row, running, day, isFaulty = false }: Around): RecognisedRow {
  const model = drawModel(random);
  const isElectric = model.drive === 'ELECTRIC';
  const [from, to] = [random.pick(places), random.pick(places)];
  const pickupDay = workingDaysLater(day, 2 + (running % 5));
  const isPickup = format !== 'MANUFACTURER' && running % 2 === 0;
  const whole = vinOf(model, { year: 2024, running: 900_000 + running });
  const carFin = isFaulty ? whole.slice(0, -1) : whole;
  const hour = random.int(8, 12) * 60;
  const number = numberOf(format, running, day);
  const content: RowContent = {
    ...emptyContent,
    contractType: isPickup ? 'PICKUP' : 'DELIVERY',
    carFin: isFaulty ? null : carFin,
    manufacturer: model.manufacturer,
    carModel: model.carModel,
    licensePlate: drawPlate(random, from.town.kfz, isElectric),
    verzoegerteAbgabe: isElectric,
    datum: dayText(pickupDay),
    pickupTimeFrom: clockText(hour),
    pickupTimeTo: clockText(hour + 120),
    bringdatum: dayText(workingDaysLater(pickupDay, 1)),
    pickupLocation: placeOf(from),
    deliveryLocation: placeOf(to),
    leasingVertragsnummer: format === 'MANUFACTURER' ? null : number,
  };
  const findings: readonly Finding[] = isFaulty
    ? [{ column: 'FIN', text: `Die FIN „${carFin}“ hat 16 statt 17 Zeichen.`, isHint: false }]
    : [];
  return {
    row,
    key: format === 'ATHLON' ? athlonKey({ ...content, number }) : number,
    number,
    action: 'NEU',
    follows: null,
    bundleId: null,
    content,
    findings,
    effect: isFaulty ? 'FAULTY' : 'CREATE',
    confirm: !isFaulty,
    contract: null,
    contractNumber: null,
    differences: [],
    isBegun: false,
  };
}

function numberOf(format: ImportFormat, running: number, day: Day): string {
  if (format === 'ATHLON') return `4471-${String(20_883 + running)}`;
  if (format === 'ATR') return `R${dayText(day).slice(2, 4)}-${String(118_204 + running)}`;
  return `AB-${String(440_101 + running)}`;
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

import { labelOf } from '../../../src/domain/choices/choices.ts';
import { joined } from '../../../src/domain/define/joined.ts';
import { rideKinds } from '../../../src/domain/redPlate/choices/rideKinds.ts';
import { vehicleClasses } from '../../../src/domain/redPlate/choices/vehicleClasses.ts';
import type { RedPlateRide } from '../../../src/domain/redPlate/redPlateRide.ts';
import { formatDate } from '../../../src/domain/time/formatDay.ts';
import { companyZone, formatInstant } from '../../../src/domain/time/zone.ts';
import { textColumn, type TableColumn } from '../../export/tableFile.ts';

/** A line of the book with what is printed beside it. */
export type BookLine = RedPlateRide & { readonly order: string; readonly askedPlate: string };

/** Where a line no longer belongs to the plate that is asked for, only what became of its number is said. */
const isElsewhere = ({ plate, askedPlate }: BookLine): boolean => plate !== askedPlate;

/** What is said of a line beside its columns: that it lapsed, and every correction. */
export function notesOf(line: BookLine): readonly string[] {
  return [
    ...(line.voided ? ['Entfallen: Fahrt nicht mit rotem Kennzeichen ausgeführt.'] : []),
    ...line.corrections.map(
      (it) =>
        `Berichtigt am ${formatInstant(it.at, companyZone)} von ${it.by ?? ''}: ${it.field ?? ''} „${it.before ?? ''}“ → „${it.after ?? ''}“`,
    ),
  ];
}

function endText({ endDay, end, begin }: BookLine): string {
  if (endDay === null && end === null) return begin === null ? '' : 'läuft noch';
  return joined([formatDate(endDay), end]) ?? '';
}

const column = (heading: string, width: number, of: (line: BookLine) => string | null): TableColumn<BookLine> =>
  textColumn(heading, width, (line) => (isElsewhere(line) ? '' : of(line)));

/** The columns of the book with their headings, as they are printed (§ 41 FZV). */
export const bookColumns: readonly TableColumn<BookLine>[] = [
  textColumn('Lfd. Nr.', 8, numberHere),
  column('Kennzeichen', 13, (it) => it.plate),
  column('Nr. der Referenzliste', 12, (it) => it.referenceListNumber),
  column('Datum der Fahrt', 12, (it) => formatDate(it.rideDay)),
  column('Beginn', 8, (it) => it.begin),
  column('Ende', 17, endText),
  column('Fahrzeugführer', 22, (it) => it.driverName),
  column('Anschrift des Fahrzeugführers', 34, (it) => it.driverAddress),
  column('Fahrzeugklasse', 12, (it) => labelOf(vehicleClasses, it.vehicleClass)),
  column('Hersteller', 16, (it) => it.manufacturer),
  column('Fahrzeug-Identifizierungsnummer', 22, (it) => it.vin),
  column('Fahrtstrecke', 40, (it) => it.route),
  column('Art der Fahrt', 18, (it) => labelOf(rideKinds, it.rideKind)),
  column('Auftrag', 12, (it) => it.order),
  textColumn('Bemerkungen', 50, (it) => notesOf(it).join(' ')),
];

/** The number that the line has, or had, under the plate that is asked for. */
function numberHere(line: BookLine): string {
  if (!isElsewhere(line)) return String(line.number ?? '');
  const given = line.corrections.find((it) => it.name === 'number' && it.before?.startsWith(`${line.askedPlate} Nr. `));
  return given?.before?.replace(`${line.askedPlate} Nr. `, '').split('/')[0] ?? '';
}

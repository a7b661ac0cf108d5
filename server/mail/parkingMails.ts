import { address } from '../../src/domain/address/address.ts';
import { idOf } from '../../src/domain/define/resource.ts';
import { formatDate } from '../../src/domain/time/formatDay.ts';
import type { CalendarDay } from '../../src/domain/time/calendarDay.ts';
import type { Scope } from '../write/behaviour.ts';
import { parkingHead, parkingNotice } from './templates/parkingNotice.ts';
import { writeMail, type Mail } from './writeMail.ts';

/** A vehicle that comes to a parking place or leaves it. */
export type ParkedRide = {
  readonly time: string | null;
  readonly isBrought: boolean;
  readonly licensePlate: string | null;
  readonly manufacturer: string | null;
  readonly carModel: string | null;
  readonly carFin: string | null;
  readonly orderNumber: string | null;
  readonly driver: string | null;
  readonly additionalNote: string | null;
};
/** Everything that one parking place is told about one day. */
export type ParkingDay = {
  readonly parkingSpace: string;
  readonly recipient: string;
  readonly day: CalendarDay;
  readonly rides: readonly ParkedRide[];
};

/** Tells a parking place which vehicles come and go on a day (M08c). */
export async function parkingMail(scope: Scope, { parkingSpace, recipient, day, rides }: ParkingDay): Promise<Mail> {
  const place = await scope.look(address, parkingSpace);
  const notes = [...new Set(rides.map((it) => it.additionalNote?.trim()).filter(Boolean))];
  return writeMail(scope, parkingNotice, {
    greeting: 'Guten Tag',
    recipients: [recipient],
    about: { entityType: address.type, entityId: idOf(address.path, parkingSpace) ?? 0 },
    values: {
      date: formatDate(day),
      count: String(rides.length),
      parkingSpaceName: place?.firma || place?.suchname || place?.name || 'Stellplatz',
      vehicleTable: { head: parkingHead, rows: rides.toSorted(byTime).map(rowOf) },
      additionalNote: notes.join(' · '),
    },
  });
}

function rowOf(ride: ParkedRide): readonly string[] {
  return [
    ride.time ?? '',
    ride.isBrought ? 'Anlieferung' : 'Abholung',
    ride.licensePlate ?? '',
    [ride.manufacturer, ride.carModel].filter(Boolean).join(' '),
    ride.carFin ?? '',
    ride.orderNumber ?? '',
    ride.driver ?? '',
  ];
}

/** Whatever has no time yet comes last. */
function byTime(one: ParkedRide, other: ParkedRide): number {
  return (one.time ?? '~').localeCompare(other.time ?? '~');
}

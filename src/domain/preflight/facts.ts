import type { Absence } from '../driver/absence.ts';
import type { Amount } from '../money/amount.ts';
import type { CalendarDay } from '../time/calendarDay.ts';
import type { ClockTime } from '../time/clock.ts';
import type { Place } from '../km/place.ts';

/** A ride as it takes a driver's time. */
export interface Ride {
  readonly iri: string;
  readonly auftragsnummer: string;
  readonly datum: CalendarDay | null;
  readonly bringdatum: CalendarDay | null;
  readonly pickupTimeFrom: ClockTime | null;
  readonly pickupTimeTo: ClockTime | null;
  readonly deliveryTimeFrom: ClockTime | null;
  /** Drive time in minutes. */
  readonly googleFahrzeit: number | null;
  /** The vehicle stands somewhere between pickup and delivery, so its driver is free meanwhile. */
  readonly vorholung: boolean;
  readonly pickup: Place;
  readonly delivery: Place;
}

/** A contract that is to get a driver, as the pre-flight check looks at it. */
export interface ContractFacts extends Ride {
  readonly driver: string | null;
  readonly driverCode: string | null;
  readonly protocolStatus: number;
  readonly abgeschlossen: boolean;
  readonly isStorniert: boolean;
  readonly flexContract: boolean;
  readonly isFahrerMailGesendet: boolean;
  /** Whether the pickup day is an active lock day. */
  readonly isLockDay: boolean;
  readonly bundle: { readonly iri: string; readonly name: string } | null;
  readonly angemeldet: boolean;
  /** The red plate of a vehicle that is not registered. */
  readonly redPlate: string | null;
  /** What the contract says about the plates of the transfer. */
  readonly plateNote: string | null;
  readonly manufacturer: string | null;
  readonly carFin: string | null;
  readonly services: readonly string[];
}

/** A ride with a red plate, whoever drives it. */
export interface PlateUse extends Ride {
  readonly driver: string | null;
  readonly redPlate: string;
}

/** A paper of a driver and until when it is valid, where that is known. */
export interface Paper {
  readonly type: string;
  readonly validUntil: CalendarDay | null;
}

/** What an employee works for, and how long he drives in the months of the contracts. */
export interface Payroll {
  /** His group: 1 Minijob to 4 Bürokraft. */
  readonly group: number;
  readonly hourlyWage: Amount | null;
  /** Minutes of his other rides by month. */
  readonly minutes: ReadonlyMap<string, number>;
  /** Whoever asks may know what he earns. */
  readonly showsPay: boolean;
}

/** A driver whom somebody is about to send, with what he has to do around those days. */
export interface DriverFacts {
  readonly iri: string;
  readonly code: string;
  readonly name: string;
  readonly active: boolean;
  readonly dispositionssperre: boolean;
  readonly appAccess: boolean;
  /** Employees fall under the working time law; for others it is good to know. */
  readonly isEmployee: boolean;
  /** He belongs to another house, to which a red plate must not be lent. */
  readonly isOutsider: boolean;
  /** Street, number, postcode and town are all known, as the book of red plates wants them. */
  readonly hasWholeAddress: boolean;
  /** Nothing of those who are paid by credit notes. */
  readonly payroll: Payroll | null;
  readonly klassen: readonly string[];
  readonly papers: readonly Paper[];
  readonly rides: readonly Ride[];
  /** When he is away around those days. */
  readonly absences: readonly Absence[];
  /** Where he lives, which is where his day begins. */
  readonly home: Place;
}

/** Kilometres on the road between two places; null when one of them is not known. */
export type RoadKm = (from: Place, to: Place) => number | null;
/** Minutes on the road between two places; null when one of them is not known. */
export type TravelTime = (from: Place, to: Place) => number | null;

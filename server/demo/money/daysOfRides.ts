import type { BilledRide } from '../../actions/invoices/drafts.ts';
import type { DayOfContracts } from '../contracts/dayChunk.ts';
import type { Day } from '../days.ts';
import type { PlannedDocument } from './documentPlan.ts';

/** No document has rides that lie further apart. */
const longestDocument = 90;

/**
 * The rides of the days that documents still need. The past is written backwards, so a document written with its
 * earliest ride finds the others here; after a new start the days are made again.
 */
export class DaysOfRides {
  readonly #make: (day: Day) => DayOfContracts;
  readonly #rides = new Map<Day, DayOfContracts['rides']>();

  constructor(make: (day: Day) => DayOfContracts) {
    this.#make = make;
  }

  at(day: Day): DayOfContracts {
    const made = this.#make(day);
    this.#rides.set(day, made.rides);
    for (const known of this.#rides.keys()) if (known > day + longestDocument) this.#rides.delete(known);
    return made;
  }

  readonly ride = (planned: PlannedDocument, contract: number): BilledRide => {
    const step = planned.rides.find((it) => it.id === contract)?.step ?? 0;
    const found = (this.#rides.get(step) ?? this.at(step).rides).get(contract);
    if (!found) throw new Error(`Contract ${String(contract)} of a document is not written on its day`);
    return found;
  };
}

import type { SQL } from 'drizzle-orm';
import type { RetentionKind } from '../../../src/domain/retention/choices/retentionKinds.ts';
import type { CalendarDay } from '../../../src/domain/time/calendarDay.ts';
import type { Scope } from '../../write/behaviour.ts';
import type { Person } from './person.ts';

/** One kind of data as the nightly run takes it. */
export type Retention = {
  readonly kind: RetentionKind;
  /**
   * Selects what began before that day: `id`, its `day`, and whether something is `held`. The run counts it, and takes
   * of it in the order of the days.
   */
  readonly due: (before: CalendarDay, today: CalendarDay) => SQL;
  /**
   * Removes some of them, and whatever goes with them, in one transaction; `leitstand.retention` is on. Where it is
   * missing another job takes them away.
   */
  readonly remove?: (scope: Scope, ids: readonly number[]) => Promise<void>;
  /** So many in one transaction, where one takes more than a row. */
  readonly atOnce?: number;
  /** Selects the ids of what concerns a person, who may ask for it and have it deleted before its time. */
  readonly of?: (person: Person) => SQL;
  /** Selects as `due` does what goes at once when the person wants it, whatever time it had left. */
  readonly onRequest?: (today: CalendarDay) => SQL;
};

/** Declares how one kind of data is found and removed; how long it is kept stands with the settings. */
export function defineRetention(retention: Retention): Retention {
  return retention;
}

import type { driverAbsence } from '../../../src/domain/driver/driverAbsence.ts';
import { dayText, instantText, momentOf, type Day } from '../days.ts';
import type { RowFor } from '../row.ts';
import { absencesOf } from '../world/absences.ts';
import type { CrewMember } from '../world/crew.ts';

/** When the crew is away; entered some weeks before, an illness on its first morning. */
export function absenceRows(
  crew: readonly CrewMember[],
  { today, now }: { today: Day; now: number },
): RowFor<typeof driverAbsence>[] {
  return crew.flatMap((member) =>
    absencesOf(member, today).map(({ from, until, reason }, i) => {
      const createdAt = instantText(Math.min(now - 3_600_000, momentOf(reason === 'sick' ? from : from - 21, 440)));
      return {
        id: member.id * 8 + i,
        createdAt,
        updatedAt: createdAt,
        driver: member.id,
        from: dayText(from),
        until: dayText(until),
        reason,
      };
    }),
  );
}

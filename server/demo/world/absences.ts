import type { KeyOf } from '../../../src/domain/choices/choices.ts';
import type { absenceReasons } from '../../../src/domain/driver/choices/absenceReasons.ts';
import type { Day } from '../days.ts';
import { randomFrom } from '../random.ts';
import type { CrewMember } from './crew.ts';

/** Days on which somebody of the crew is away. */
export type Away = { readonly from: Day; readonly until: Day; readonly reason: KeyOf<typeof absenceReasons> };

/** Earlier ones are of no interest to anybody. */
const known = { before: 60, after: 45 };

/** When a driver was and will be away around today: holidays for most, an illness or a course for some. */
export function absencesOf({ id, applicant, active }: CrewMember, today: Day): readonly Away[] {
  if (applicant || !active) return [];
  const random = randomFrom('leitstand', 'absence', id);
  const found: Away[] = [];
  const add = (from: Day, days: number, reason: Away['reason']) => {
    const until = from + days - 1;
    if (found.every((it) => until < it.from || from > it.until)) found.push({ from, until, reason });
  };
  if (random.chance(0.08))
    add(today - random.int(0, 2), random.int(3, 6), random.pick(['vacation', 'sick', 'private']));
  if (random.chance(0.4)) add(today + random.int(4, known.after - 14), random.int(5, 12), 'vacation');
  if (random.chance(0.3)) add(today - random.int(10, known.before), random.int(2, 5), random.pick(['sick', 'other']));
  if (random.chance(0.1))
    add(today + random.int(4, known.after), random.int(1, 2), random.pick(['training', 'private']));
  return found;
}

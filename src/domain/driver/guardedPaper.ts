import type { CalendarDay } from '../time/calendarDay.ts';

/**
 * Papers of which nothing but the check is kept: each look at a copy is written down, and the copy goes as soon as
 * somebody has checked it (retention.md).
 */
export const guardedTypes: readonly (string | null | undefined)[] = ['driversLicense', 'certificateOfConduct'];

/** Whether the copy of such a paper is looked at one by one and goes with its check. */
export function isGuarded(type: string | null | undefined): boolean {
  return guardedTypes.includes(type);
}

type Paper = {
  readonly file: string | null;
  readonly checkedAt: string | null;
  readonly validUntil: string | null;
};

/** A paper is there as a copy, or as a check that still holds. */
export function isPresent({ file, checkedAt, validUntil }: Paper, today: CalendarDay): boolean {
  return file !== null || (checkedAt !== null && (validUntil === null || validUntil >= today));
}

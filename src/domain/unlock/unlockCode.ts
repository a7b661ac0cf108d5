import type { CalendarDay } from '../time/calendarDay.ts';

/** Letters and digits that nobody mistakes for each other on the phone. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const slotSeconds = 300;
const shownSlots = 5;

/** Five minutes during which one rotating code holds. */
export interface UnlockSlot {
  readonly number: number;
  readonly from: Date;
  readonly until: Date;
}

/** The four characters that 20 bits stand for (R15). */
export function unlockCode(bits: number): string {
  return [15, 10, 5, 0].map((shift) => alphabet[(bits >> shift) & 31]).join('');
}

/** The first 20 bits of a digest. */
export function firstBits(digest: Uint8Array): number {
  const [first = 0, second = 0, third = 0] = digest;
  return (first << 12) | (second << 4) | (third >> 4);
}

/** What is signed for the code of a calendar day. */
export function dayMessage(day: CalendarDay): string {
  return `tag:${day}`;
}

/** What is signed for the code of a slot. */
export function slotMessage(slot: number): string {
  return `slot:${slot}`;
}

/** The current and the next four slots, whose codes staff can read out. */
export function unlockSlots(now: Date): UnlockSlot[] {
  const current = slotAt(now);
  return Array.from({ length: shownSlots }, (_, ahead) => {
    const number = current + ahead;
    return { number, from: new Date(number * slotSeconds * 1000), until: new Date((number + 1) * slotSeconds * 1000) };
  });
}

/** A code is accepted during its slot and the one after, because the phone call takes time. */
export function acceptedSlots(now: Date): number[] {
  const current = slotAt(now);
  return [current, current - 1];
}

function slotAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / slotSeconds);
}

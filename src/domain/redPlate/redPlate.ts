import { normalizePlate } from '../vehicle/plate.ts';

/** Red plates for rides of many vehicles begin their number with 06, as K-06 123 (§ 41 FZV). */
const form = /^[A-ZÄÖÜ]{1,3}-06 \d{1,4}$/;

/** Whether a plate is one of those that the book is kept for. */
export function isRedPlate(plate: string | null | undefined): boolean {
  return Boolean(plate) && form.test(normalizePlate(plate ?? ''));
}

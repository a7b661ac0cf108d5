import { idOf } from '../define/resource.ts';

/** Drivers of these groups belong to another house, to which a red plate must not be lent. */
const outsideGroups: ReadonlySet<number | undefined> = new Set([5, 6, 8]);

/** Whether a driver, by his group, does not belong to the holder of the plate; group 7 and employees do. */
export function isOutsider(group: string | null | undefined): boolean {
  return outsideGroups.has(idOf('job_categories', group ?? ''));
}

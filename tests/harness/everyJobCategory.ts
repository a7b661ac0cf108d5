import { jobCategories } from '../../src/domain/choices/jobCategories.ts';
import type { Given } from './given.ts';

/** The groups of drivers under the numbers that the rules of billing know them by, on a database without any. */
export async function everyJobCategory(given: Given): Promise<void> {
  for (const { label } of jobCategories.items) await given.record('job_categories', { kategorie: label });
}

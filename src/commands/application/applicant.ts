import type { Entity } from '../../api/records/entities.ts';
import type { application } from '../../domain/application/application.ts';
import { driverNamed } from '../contract/contractFacts.ts';

export type Application = Entity<typeof application>;

/** The driver who applied, by name. */
export function applicantOf({ driver }: Application): string {
  return driver ? driverNamed(driver).name : 'diesem Fahrer';
}

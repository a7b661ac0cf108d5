import type { AnyJob } from '../../server/jobs/defineJob.ts';
import { startJobs } from '../../server/jobs/runner.ts';
import type { TestSystem } from './leitstand.ts';

/** Runs jobs of a test's server until whoever asked stops them: quickly, silently and by the clock of the test. */
export function runJobs({ clock, database, openScope }: TestSystem, jobs: readonly AnyJob[]) {
  return startJobs({
    database,
    openScope,
    jobs,
    log: () => undefined,
    betweenLooksMs: 20,
    clock: () => clock.now,
  });
}

import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { patienceMs } from './tests/runner/patienceMs.ts';

// Time limits are for what hangs, not for a busy machine: they hold at a load of ten on two cores.

/** Tests that start database servers of their own to kill, lock and break them. */
const supervisor = 'server/storage/embedded/**/*.test.ts';
const patience = { expect: { poll: { timeout: patienceMs } }, setupFiles: ['tests/runner/patience.ts'] };
const database = { ...patience, globalSetup: ['tests/harness/cluster.ts'] };

const units = ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'tests/{browser/harness,runner}/*.test.ts'];
/** Those that draw: each has a document of its own, and libraries remember the document they saw first. */
const drawn = globSync(units).filter((it) => readFileSync(it, 'utf8').startsWith('// @vitest-environment happy-dom'));
const unit = { ...patience, testTimeout: 30_000, restoreMocks: true, unstubGlobals: true };

export default defineConfig({
  test: {
    // Most tests wait for a database or a process: two at a time also where there are two cores, of which Vitest would leave one idle.
    maxWorkers: 2,
    projects: [
      { test: { ...unit, name: 'unit', include: units, exclude: [supervisor, ...drawn], isolate: false } },
      { test: { ...unit, name: 'drawn', include: drawn } },
      { test: { ...patience, name: 'supervisor', include: [supervisor], testTimeout: 60_000, hookTimeout: 60_000, fileParallelism: false } },
      { test: { ...database, name: 'api', include: ['tests/api/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } },
      { test: { ...database, name: 'sql', include: ['tests/sql/**/*.test.ts'], testTimeout: 180_000, hookTimeout: 180_000 } },
      { test: { ...patience, name: 'durability', include: ['tests/durability/**/*.test.ts'], testTimeout: 180_000, hookTimeout: 60_000 } },
    ],
  },
});

import { defineConfig } from 'vitest/config';

// Time limits are for what hangs, not for a busy machine: they hold at a load of ten on two cores.

/** Tests that start database servers of their own to kill, lock and break them. */
const supervisor = 'server/storage/embedded/**/*.test.ts';

export default defineConfig({
  test: {
    // Most tests wait for a database or a process: two at a time also where there are two cores, of which Vitest would leave one idle.
    maxWorkers: 2,
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'tests/{browser/harness,runner}/*.test.ts'], exclude: [supervisor], testTimeout: 20_000 } },
      { test: { name: 'supervisor', include: [supervisor], testTimeout: 60_000, hookTimeout: 60_000, fileParallelism: false } },
      { test: { name: 'api', include: ['tests/api/**/*.test.ts'], globalSetup: ['tests/harness/cluster.ts'], testTimeout: 60_000, hookTimeout: 60_000 } },
      { test: { name: 'sql', include: ['tests/sql/**/*.test.ts'], globalSetup: ['tests/harness/cluster.ts'], testTimeout: 180_000, hookTimeout: 180_000 } },
      { test: { name: 'durability', include: ['tests/durability/**/*.test.ts'], testTimeout: 180_000, hookTimeout: 60_000 } },
    ],
  },
});

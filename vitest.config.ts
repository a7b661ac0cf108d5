import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { defineConfig } from 'vitest/config';
import { hangsAfterMs, patienceMs } from './tests/runner/patienceMs.ts';
import { isThorough } from './tests/runner/thoroughly.ts';

/** Tests that start database servers of their own to kill, lock and break them. */
const supervisor = 'server/storage/embedded/**/*.test.ts';
const patience = {
  expect: { poll: { timeout: patienceMs } },
  testTimeout: hangsAfterMs,
  hookTimeout: hangsAfterMs,
  setupFiles: ['tests/runner/patience.ts'],
};
const database = {
  ...patience,
  globalSetup: ['tests/harness/cluster.ts'],
  setupFiles: [...patience.setupFiles, 'tests/runner/endings.ts'],
};

const units = [
  'src/**/*.test.{ts,tsx}',
  'server/**/*.test.ts',
  'tests/{browser/harness,runner,specification}/*.test.ts',
];
/** Those that draw: each file has a document of its own, which most take anew without loading everything anew. */
const drawn = globSync(units).filter((it) => readFileSync(it, 'utf8').startsWith('// @vitest-environment happy-dom'));
/**
 * They begin with modules of their own: what they show is what those remember of line, session and the last touch, and
 * the library of the dialogs remembers the document that it saw first.
 */
const apart = [
  'src/api/{live,session}/*.test.{ts,tsx}',
  'src/api/code/whenIdle.test.ts',
  'src/ui/overlays/layerHost.test.tsx',
];
const unit = {
  ...patience,
  setupFiles: [...patience.setupFiles, 'tests/runner/definitions.ts'],
  restoreMocks: true,
  unstubGlobals: true,
};

/** What takes minutes and watches what seldom changes is left to `npm run test:all`. */
const drills = [
  'tests/durability/{backupDrill,documents,lostDatabase,moving}.test.ts',
  'tests/api/{mail,protocolSending,push,upload}Crash.test.ts',
  'tests/api/{answerPageInBrowser,apiPage,avisMigration,dearWork,deletedPersons,demoData,demoPictures}.test.ts',
  'tests/api/{example,exchange,exchangedFiles,exchangeRefused,generatedClient,importSamples,liveLoad,liveSizes}.test.ts',
  'tests/api/{manyUploads,oddFilters,openapi,protocolPaper,stopping}.test.ts',
  'server/storage/embedded/{accounts,crash,startEmbedded}.test.ts',
];
const left = isThorough ? [] : drills;

export default defineConfig({
  test: {
    // Most tests wait for a database or a process: two at a time also where there are two cores, of which Vitest would
    // leave one idle.
    maxWorkers: 2,
    projects: [
      { test: { ...unit, name: 'unit', include: units, exclude: [supervisor, ...drawn], isolate: false } },
      {
        test: {
          ...unit,
          name: 'drawn',
          include: drawn,
          exclude: apart,
          setupFiles: [...unit.setupFiles, 'tests/runner/freshWindow.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...unit,
          name: 'apart',
          include: drawn.filter((it) => apart.some((pattern) => matchesGlob(it, pattern))),
        },
      },
      { test: { ...patience, name: 'supervisor', include: [supervisor], exclude: left } },
      { test: { ...database, name: 'api', include: ['tests/api/**/*.test.ts'], exclude: left, isolate: false } },
      { test: { ...database, name: 'sql', include: ['tests/sql/**/*.test.ts'] } },
      {
        test: {
          ...patience,
          name: 'durability',
          include: ['tests/durability/*.test.ts'],
          exclude: left,
        },
      },
    ],
  },
});

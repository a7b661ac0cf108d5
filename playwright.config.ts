import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/browser/harness/launchOptions.ts';
import { hangsAfterMs, patienceMs } from './tests/runner/patienceMs.ts';
import { isThorough } from './tests/runner/thoroughly.ts';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  globalSetup: './tests/browser/harness/prepare.ts',
  // What seldom breaks, or what tests of the server show as well, is left to the long form (npm run test:all).
  ...(isThorough ? {} : { grepInvert: /@thorough/ }),
  fullyParallel: false,
  // Each has a server, a database and a browser of its own (tests/browser/harness/story.ts).
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: hangsAfterMs,
  expect: { timeout: patienceMs },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    // What moves is painted frame by frame: the short form has its stories of motion in workspace.spec.ts and
    // gallery.spec.ts, the long form sees everything move.
    contextOptions: { reducedMotion: isThorough ? 'no-preference' : 'reduce' },
    // A trace of every action costs a quarter of the run: `playwright test --trace on` records one where it is wanted.
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'console' },
    ...(isThorough
      ? [
          {
            name: 'reduced motion',
            testMatch: 'workspace.spec.ts',
            use: { contextOptions: { reducedMotion: 'reduce' as const } },
          },
        ]
      : []),
  ],
});

import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/browser/harness/launchOptions.ts';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    // A trace of every action costs a quarter of the run: `playwright test --trace on` records one where it is wanted.
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'console' },
    // Terminal servers ask for calm: the dock has to stand there as everywhere.
    { name: 'reduced motion', testMatch: 'workspace.spec.ts', use: { contextOptions: { reducedMotion: 'reduce' } } },
  ],
});

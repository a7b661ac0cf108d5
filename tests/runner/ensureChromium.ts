import { spawnSync } from 'node:child_process';
import { isProgram } from '../browser/harness/chromium.ts';
import { chooseBrowser } from './chooseBrowser.ts';

const aptGet = '/usr/bin/apt-get';

/**
 * Makes sure the browser tests have a browser before anything else runs, and that they take this very one; ends with
 * one sentence when there is none.
 */
export async function ensureChromium(): Promise<void> {
  const { chromium } = await import('@playwright/test');
  const chosen = chooseBrowser({
    environment: process.env,
    playwrights: chromium.executablePath(),
    answers,
    mayInstallPackages: process.getuid?.() === 0 && isProgram(aptGet),
    say: (line) => process.stdout.write(`${line}\n`),
    fetch: (source) =>
      source === 'debian'
        ? installPackage()
        : attempt(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']),
  });
  if ('browser' in chosen) {
    process.env.CHROMIUM_PATH = chosen.browser;
    return;
  }
  process.stderr.write(`${chosen.missing}\n`);
  process.exit(1);
}

function answers(program: string): boolean {
  return (
    isProgram(program) &&
    spawnSync(program, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 }).status === 0
  );
}

function installPackage(): void {
  attempt(aptGet, ['update', '-q']);
  attempt(aptGet, ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
}

function attempt(command: string, args: readonly string[]): void {
  spawnSync(command, args, {
    stdio: 'inherit',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

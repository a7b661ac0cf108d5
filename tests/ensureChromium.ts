import { spawnSync } from 'node:child_process';
import { installedChromium, isProgram } from './browser/harness/chromium.ts';

const howToGetIt = 'Für die Browsertests fehlt ein Chromium: bitte eins installieren (etwa „apt-get install chromium“) oder CHROMIUM_PATH auf sein Programm setzen.';

/** Makes sure the browser tests have a browser before anything else runs: an installed one, else Debian's package (as root), else Playwright's own; ends with one sentence when there is none. */
export async function ensureChromium(): Promise<void> {
  const installed = installedChromium(process.env);
  if (installed !== undefined && answers(installed)) return;
  if (process.env.CHROMIUM_PATH) return give(`CHROMIUM_PATH=${process.env.CHROMIUM_PATH} lässt sich nicht starten. ${howToGetIt}`);
  const { chromium } = await import('@playwright/test');
  if (answers(chromium.executablePath())) return;
  if (process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')) {
    say('Kein Chromium gefunden; als root wird jetzt Debians Paket „chromium“ installiert (apt-get) …');
    for (const args of [['update', '-q'], ['install', '-y', '-q', '--no-install-recommends', 'chromium']]) attempt('apt-get', args);
  } else {
    say('Kein Chromium gefunden; Playwright lädt jetzt seines in den Zwischenspeicher dieses Kontos …');
    attempt(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  }
  const found = installedChromium(process.env);
  if (answers(found ?? chromium.executablePath())) return;
  give(howToGetIt);
}

/** A name on the PATH may be a mere signpost to a package that is not installed. */
function answers(program: string): boolean {
  return isProgram(program) && spawnSync(program, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function attempt(command: string, args: readonly string[]): void {
  spawnSync(command, args, { stdio: 'inherit', timeout: 600_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function give(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What the browser is called by those who package it. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The installed browser that the tests take: the one of CHROMIUM_PATH, else the first on the PATH, else (undefined)
 * Playwright's own.
 */
export function installedChromium(environment: Environment): string | undefined {
  return environment.CHROMIUM_PATH || chromiumsOnPath(environment)[0];
}

/** Everything on the PATH that is called like a Chromium and can be run, in the order in which it is tried. */
export function chromiumsOnPath({ PATH: path = '' }: Environment): string[] {
  const folders = path.split(delimiter).filter((it) => it !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isProgram);
}

/** Whether there is something that can be run. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

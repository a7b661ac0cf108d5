import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the checkout lies, whatever directory the program was started from. */
export const projectDir = join(import.meta.dirname, '..');

/** The version that package.json names. */
export function projectVersion(): string {
  const { version } = JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8')) as { version: string };
  return version;
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { installedChromium } from './chromium.ts';

function folders(): { one: string; other: string } {
  const base = mkdtempSync(join(tmpdir(), 'leitstand-chromium-'));
  onTestFinished(() => rmSync(base, { recursive: true }));
  const [one, other] = [join(base, 'one'), join(base, 'other')];
  for (const it of [one, other]) mkdirSync(it);
  return { one, other };
}
const program = (folder: string, name: string) => writeFileSync(join(folder, name), '', { mode: 0o755 });

test('what CHROMIUM_PATH names is taken before anything on the PATH', () => {
  const { one } = folders();
  program(one, 'chromium');
  expect(installedChromium({ CHROMIUM_PATH: '/opt/browser', PATH: one })).toBe('/opt/browser');
});

test('any usual name anywhere on the PATH is found; folders and files that cannot be run are not', () => {
  const { one, other } = folders();
  mkdirSync(join(one, 'chromium'));
  writeFileSync(join(one, 'chromium-browser'), '', { mode: 0o644 });
  expect(installedChromium({ PATH: `${one}:${other}` })).toBeUndefined();
  program(other, 'google-chrome-stable');
  expect(installedChromium({ PATH: `${one}:/gibt/es/nicht:${other}` })).toBe(join(other, 'google-chrome-stable'));
  expect(installedChromium({})).toBeUndefined();
});

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { takeOver } from './consoleFolder.ts';

const now = new Date('2026-11-24T12:00:00Z');

test('a new build replaces the page and leaves the files of open consoles where they are, until nobody can need them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'leitstand-dist-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const next = join(folder, '.next');
  const write = (file: string, text: string, daysAgo = 0) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
    const made = new Date(now.getTime() - daysAgo * 86_400_000);
    utimesSync(join(folder, file), made, made);
  };
  write('index.html', 'old');
  write('assets/list-old.js', 'open consoles load it later', 2);
  write('assets/list-oldest.js', 'nobody has this open', 20);
  write('assets/font-same.woff2', 'in both', 20);
  write('.next/index.html', 'new');
  write('.next/assets/list-new.js', 'new');
  write('.next/assets/font-same.woff2', 'in both', 20);
  write('.next/.vite/manifest.json', '{}');
  takeOver(next, folder, now);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect([read('index.html'), read('assets/list-new.js'), read('.vite/manifest.json')]).toEqual(['new', 'new', '{}']);
  expect(read('assets/list-old.js')).toBe('open consoles load it later');
  expect(existsSync(join(folder, 'assets/list-oldest.js'))).toBe(false);
  expect(read('assets/font-same.woff2')).toBe('in both');
  expect(existsSync(next)).toBe(false);
});

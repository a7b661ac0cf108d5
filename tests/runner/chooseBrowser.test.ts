import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { chooseBrowser, type Machine } from './chooseBrowser.ts';

const playwrights = '/cache/ms-playwright/chrome';

/** A folder on the PATH with programs of these names. */
function folderWith(...programs: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'leitstand-path-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const it of programs) writeFileSync(join(folder, it), '', { mode: 0o755 });
  return folder;
}

/** What is chosen on such a machine, and what was said and fetched on the way. */
function choiceOn(
  given: Partial<Pick<Machine, 'environment' | 'mayInstallPackages'>> & {
    readonly starts?: readonly string[];
    readonly brings?: string;
  },
) {
  const { starts = [], brings, environment = {}, mayInstallPackages = false } = given;
  const running = new Set(starts);
  const done: string[] = [];
  const chosen = chooseBrowser({
    environment,
    mayInstallPackages,
    playwrights,
    answers: (it) => running.has(it),
    say: (line) => done.push(line),
    fetch: (source) => {
      done.push(source);
      if (brings !== undefined) running.add(brings);
    },
  });
  return { chosen, done };
}

test('CHROMIUM_PATH is taken before anything else', () => {
  const folder = folderWith('chromium');
  const starts = ['/opt/mine', join(folder, 'chromium'), playwrights];
  expect(choiceOn({ environment: { CHROMIUM_PATH: '/opt/mine', PATH: folder }, starts })).toEqual({
    chosen: { browser: '/opt/mine' },
    done: [],
  });
});

test('a CHROMIUM_PATH that leads nowhere is told in one sentence; nothing else is taken or installed in its stead', () => {
  const folder = folderWith('chromium');
  const { chosen, done } = choiceOn({
    environment: { CHROMIUM_PATH: '/opt/weg', PATH: folder },
    starts: [join(folder, 'chromium'), playwrights],
    mayInstallPackages: true,
  });
  expect(chosen).toEqual({
    missing:
      'CHROMIUM_PATH=/opt/weg lässt sich nicht starten; bitte eins installieren (etwa „apt-get install chromium“) oder CHROMIUM_PATH auf sein Programm setzen.',
  });
  expect(done).toEqual([]);
});

test('then the PATH, past signposts that do not start, then what Playwright has', () => {
  const [signpost, real] = [folderWith('chromium'), folderWith('chromium', 'google-chrome')];
  const environment = { PATH: `${signpost}:${real}` };
  expect(choiceOn({ environment, starts: [join(real, 'chromium'), playwrights] })).toEqual({
    chosen: { browser: join(real, 'chromium') },
    done: [],
  });
  expect(choiceOn({ environment, starts: [join(real, 'google-chrome'), playwrights] }).chosen).toEqual({
    browser: join(real, 'google-chrome'),
  });
  expect(choiceOn({ environment, starts: [playwrights] })).toEqual({ chosen: { browser: playwrights }, done: [] });
});

test("with none at all it says what it is about to install, and installs Debian's package only as root", () => {
  const folder = folderWith('chromium');
  const debians = join(folder, 'chromium');
  expect(choiceOn({ environment: { PATH: folder }, mayInstallPackages: true, brings: debians })).toEqual({
    chosen: { browser: debians },
    done: [
      expect.stringMatching(/^Kein Chromium gefunden; als root wird jetzt Debians Paket .* installiert/),
      'debian',
    ],
  });
  expect(choiceOn({ brings: playwrights })).toEqual({
    chosen: { browser: playwrights },
    done: [expect.stringContaining('Playwright lädt jetzt seines'), 'playwright'],
  });
});

test('when none can be had either, that is one sentence', () => {
  for (const mayInstallPackages of [true, false]) {
    expect(choiceOn({ mayInstallPackages }).chosen).toEqual({
      missing: expect.stringMatching(/^Für die Browsertests fehlt ein Chromium: bitte eins installieren .* setzen\.$/),
    });
  }
});

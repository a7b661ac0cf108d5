import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { takeOver } from './consoleFolder.ts';
import { finishConsole } from './finishConsole.ts';
import { projectDir } from './projectFiles.ts';
import { StartRefused } from './storage/embedded/refusal.ts';

const sources = [
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'viteChunks.ts',
  'viteIcons.ts',
  'src',
  'public',
  // What is done with a build once it stands.
  'server/finishConsole.ts',
  'server/cutFonts.ts',
  'server/compressFolder.ts',
];
const consoleDir = join(projectDir, 'dist');
const stampName = '.built-from';
const stampFile = join(consoleDir, stampName);

/** The folder of the built console; builds it first when the sources have changed since. */
export async function builtConsole(print: (line: string) => void): Promise<string> {
  const stamp = stampOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return consoleDir;
  print('Die Oberfläche wird gebaut …');
  const started = performance.now();
  // Beside what is served: a server that runs on this folder serves the build before until the new one is whole.
  const next = join(consoleDir, `.next-${String(process.pid)}`);
  try {
    await build(nameOf(stamp), next);
    await finishConsole(join(next, 'assets'));
    rmSync(stampFile, { force: true });
    takeOver(next, consoleDir, new Date());
    writeFileSync(stampFile, stamp);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
  print(`Die Oberfläche ist gebaut (${((performance.now() - started) / 1000).toFixed(1).replace('.', ',')} s).`);
  return consoleDir;
}

/** Names the build that lies in a folder now, with which the console compares its own; none while it is being made. */
export function buildIn(dir: string): string | null {
  const file = join(dir, stampName);
  return existsSync(file) ? nameOf(readFileSync(file, 'utf8')) : null;
}

function nameOf(stamp: string): string {
  return stamp.slice(0, 12);
}

function build(name: string, outDir: string): Promise<void> {
  const vite = join(projectDir, 'node_modules', 'vite', 'bin', 'vite.js');
  if (!existsSync(vite))
    throw new StartRefused(
      'Die Oberfläche ist nicht gebaut und das Werkzeug dafür fehlt; bitte „npm ci“ ohne --omit=dev ausführen.',
    );
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vite, 'build', '--outDir', outDir, '--logLevel', 'error'], {
      cwd: projectDir,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', VITE_BUILD: name },
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new StartRefused(`Die Oberfläche ließ sich nicht bauen:\n${output.trim()}`)),
    );
  });
}

/** One hash over everything the console is made of, tests aside. */
function stampOfSources(): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of sources.flatMap(filesBelow))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(projectDir, path)))
      .update('\0');
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  const full = join(projectDir, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  const files = readdirSync(full, { recursive: true, withFileTypes: true }).filter(
    (it) => it.isFile() && !/\.test\.tsx?$/.test(it.name),
  );
  return files.map((it) => relative(projectDir, join(it.parentPath, it.name))).sort();
}

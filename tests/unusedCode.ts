import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { waitingCode } from './waitingCode.ts';

/**
 * What the product alone never uses, tests left aside, is dead code, unless `waitingCode.ts` names the issue that
 * brings its user; and what is named there does wait.
 */
const project = join(import.meta.dirname, '..');
const named = z.array(z.object({ name: z.string() })).default([]);
const report = z.object({ issues: z.array(z.object({ file: z.string(), files: named }).catchall(named)) });

const { stdout, stderr } = spawnSync(
  join(project, 'node_modules', '.bin', 'knip'),
  ['--production', '--reporter', 'json'],
  { cwd: project, encoding: 'utf8' },
);
if (stdout === '') throw new Error(stderr);
const unused = report.parse(JSON.parse(stdout)).issues.flatMap(({ file, files, ...kinds }) => [
  ...files.map((it) => it.name),
  ...Object.values(kinds)
    .flat()
    .map((it) => `${file} ${it.name}`),
]);

const waiting = new Set(Object.values(waitingCode).flat());
const dead = unused.filter((it) => !waiting.delete(it));
for (const it of dead) process.stderr.write(`Nur Tests brauchen: ${it}\n`);
for (const it of waiting) process.stderr.write(`Wartet nicht mehr, bitte in tests/waitingCode.ts streichen: ${it}\n`);
process.exitCode = dead.length + waiting.size > 0 ? 1 : 0;

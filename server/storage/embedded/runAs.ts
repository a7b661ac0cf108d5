import { spawn } from 'node:child_process';
import type { Account } from './account.ts';

/** What a finished program left behind. */
export type Outcome = { code: number | null; stdout: string; stderr: string };

/** The environment of every database program: nothing of ours can change how it behaves. */
export function minimalEnvironment(): NodeJS.ProcessEnv {
  return { LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH ?? '/usr/bin:/bin' };
}

/** Runs a program to its end under the database account; rejects only when it cannot be started at all. */
export function runAs(
  account: Account,
  { program, args, cwd }: { program: string; args: string[]; cwd: string },
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: minimalEnvironment(),
      uid: account.uid,
      gid: account.gid,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

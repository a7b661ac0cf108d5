import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { asAdmin } from '../../server/storage/embedded/adminSession.ts';
import { clientOf } from '../harness/client.ts';

const downloads = 5;
const dataDir = mkdtempSync(join(tmpdir(), 'leitstand-stopping-'));
const project = mkdtempSync(join(tmpdir(), 'leitstand-npm-'));
const groups = new Set<number>();
afterAll(() => {
  for (const pid of groups) {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // Ended already, as it should.
    }
  }
  for (const it of [dataDir, project]) rmSync(it, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Leitstand as at a terminal: npm, and below it Node, in one process group that Ctrl-C reaches as a whole. */
async function npmStart(): Promise<{ group: number; address: string; output: () => string; ended: Promise<void> }> {
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({
      name: 'stopping',
      scripts: { start: `exec "${process.execPath}" "${join(import.meta.dirname, '..', 'harness', 'program.ts')}"` },
    }),
  );
  const child = spawn('npm', ['start'], {
    cwd: project,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: project,
      PORT: '0',
      DATA_DIR: dataDir,
      LEITSTAND_DEMO: '0',
      LEITSTAND_SECRET: 'a secret that outlives every end',
      npm_config_update_notifier: 'false',
    },
  });
  groups.add(child.pid ?? 0);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  await expect.poll(() => output).toMatch(/^Leitstand: http/m);
  return {
    group: child.pid ?? 0,
    address: /^Leitstand: (http:\S+)$/m.exec(output)?.[1] ?? '',
    output: () => output,
    ended: new Promise((resolve) => child.stdout.on('close', resolve)),
  };
}

let token = '';

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s to the whole group lets running downloads and requests finish, although npm sends it once more',
  async (signal) => {
    const { group, address, output, ended } = await npmStart();
    const code = /Einmalcode: (\S+)/.exec(output())?.[1];
    if (code) {
      await clientOf(address, null).post('/api/setup', {
        code,
        name: 'Erika Beispiel',
        username: 'erika',
        password: 'lang genug 1',
      });
      token = (
        await clientOf(address, null).post('/authentication_token', { username: 'erika', password: 'lang genug 1' })
      ).body.token;
    }
    const admin = clientOf(address, token);
    const { body: customer } = await admin.post('/api/customers', {
      kuerzel: `K${signal}`,
      firma: `Beispiel ${signal}`,
    });

    // Nobody reads or writes customers before this is over, so everything asked for now is under way when the signal
    // comes.
    await asAdmin({ host: join(dataDir, 'run'), user: 'postgres', database: 'leitstand' }, async (client) => {
      await client.query('begin');
      await client.query('lock table customers in access exclusive mode');
      const running = [
        ...Array.from({ length: downloads }, () => admin.get('/api/customers.csv')),
        admin.patch(customer['@id'], { firma: 'Beispiel neu' }),
      ];
      await expect
        .poll(
          async () =>
            (
              await client.query(
                "select count(*)::int as n from pg_locks where not granted and relation = 'customers'::regclass",
              )
            ).rows[0],
        )
        .toEqual({ n: downloads + 1 });

      process.kill(-group, signal);
      await expect.poll(output, { interval: 20 }).toContain('wird beendet');
      // What npm does by chance, mostly; here always.
      process.kill(-group, signal);
      await wait(300);
      await client.query('rollback');
      for (const { status, body } of await Promise.all(running)) {
        expect(status).toBe(200);
        expect(JSON.stringify(body)).toContain('Beispiel');
      }
    });
    await ended;
    expect(output()).toContain('Leitstand ist beendet.');
  },
);

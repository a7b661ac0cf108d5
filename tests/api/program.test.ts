import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, inject, test } from 'vitest';
import { createDatabaseFrom, dropDatabase } from '../harness/testDatabases.ts';
import { clientOf } from '../harness/client.ts';
import { listen } from '../harness/liveReader.ts';
import { quickFolder } from '../harness/quickFolder.ts';
import { startProgram, type Program } from '../harness/startProgram.ts';
import { thoroughTest } from '../runner/thoroughTest.ts';
import { shows } from '../specification/shows.ts';

const dataDir = quickFolder('program');
const started = new Set<Program>();
afterAll(async () => {
  for (const program of started) program.kill('SIGKILL');
  await Promise.all([...started].map((it) => it.ended));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function running(
  environment: Readonly<Record<string, string>> = {},
): Promise<{ program: Program; address: string }> {
  const program = startProgram(dataDir, environment);
  started.add(program);
  const [, address = ''] = await program.printed(/^Leitstand: (http:\S+)$/m);
  return { program, address };
}

const ends = ({ ended }: Program) => ended;

test('the first start prints where it is and the code for the first administrator, who can then sign in', async () => {
  shows('D0 Demo without', 'D0 Running first command', 'D0 Running SIGTERM finishes what');
  const { program, address } = await running();
  expect(program.output()).toContain(`Daten: ${dataDir} (DATA_DIR)`);
  const [, code = ''] = await program.printed(/Einmalcode: (\S+)/);
  const anonymous = clientOf(address, null);
  expect(
    (await anonymous.post('/api/setup', { code, name: 'Erika Beispiel', username: 'erika', password: 'lang genug 1' }))
      .status,
  ).toBe(201);
  const { body } = await anonymous.post('/authentication_token', { username: 'erika', password: 'lang genug 1' });
  const live = await listen(clientOf(address, body.token));

  program.kill('SIGTERM');
  expect(await ends(program)).toBe(0);
  await live.ended;
  expect(program.output()).toContain('Leitstand ist beendet.');
  expect(existsSync(join(dataDir, 'owner'))).toBe(false);
});

thoroughTest('the next start knows everybody again, and the same sign-in goes on', async () => {
  const first = await running();
  const { body } = await clientOf(first.address, null).post('/authentication_token', {
    username: 'erika',
    password: 'lang genug 1',
  });
  first.program.kill('SIGKILL');
  await ends(first.program);
  const { program, address } = await running();
  expect(program.output()).not.toContain('Einmalcode');
  expect((await clientOf(address, body.token).get('/api/users/me')).body.username).toBe('erika');
  expect((await clientOf(address, null).post('/api/token/refresh', { refresh_token: body.refresh_token })).status).toBe(
    200,
  );
  program.kill('SIGTERM');
  expect(await ends(program)).toBe(0);
});

thoroughTest('a second Ctrl-C after a moment does not wait', async () => {
  const { program, address } = await running();
  // Somebody who never finishes his request is what it would wait for.
  const { hostname, port } = new URL(address);
  const idle = connect(Number(port), hostname).on('error', () => undefined);
  idle.write(
    'POST /authentication_token HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10\r\nExpect: 100-continue\r\n\r\n{',
  );
  // The server has begun with it as soon as it says "100 Continue".
  await once(idle, 'data');
  program.kill('SIGINT');
  await program.printed(/wird beendet/);
  await wait(1_100);
  program.kill('SIGINT');
  expect(await ends(program)).toBe(130);
});

thoroughTest('when the database dies, it says so and starts it again', async () => {
  const { program, address } = await running();
  const [postmaster = ''] = readFileSync(join(dataDir, 'pg18', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(postmaster), 'SIGKILL');
  await program.printed(
    /Die Datenbank wurde unerwartet beendet \(Signal SIGKILL\)\. Sie wird neu gestartet; bestätigte Eingaben sind gesichert\.[^]*Die Datenbank läuft wieder\./,
  );
  await expect.poll(async () => (await fetch(`${address}/api/health`)).status).toBe(200);
  program.kill('SIGTERM');
  expect(await ends(program)).toBe(0);
});

test('a wrong setting or an occupied address stops the start with one sentence', async () => {
  shows('D0 Running settings checked');
  const wrong = startProgram(dataDir, { PORT: 'achtzig' });
  expect(await ends(wrong)).toBe(1);
  expect(wrong.output()).toContain('PORT=achtzig ist keine ganze Zahl von 0 bis 65535.');
});

thoroughTest('any PostgreSQL server takes the place of the embedded one', async () => {
  shows('D0 Running DATABASE_URL');
  const { admin, connection } = inject('cluster');
  const urlOf = (database: string) =>
    `postgres://leitstand@localhost/${database}?host=${encodeURIComponent(connection.host)}`;
  const own = quickFolder('elsewhere');
  await createDatabaseFrom(admin, { name: 'elsewhere', template: connection.database });
  const program = startProgram(own, { DATABASE_URL: urlOf('elsewhere') });
  started.add(program);
  const [, address = ''] = await program.printed(/^Leitstand: (http:\S+)$/m);
  expect((await clientOf(address, null).get('/api/health')).body).toMatchObject({
    status: 'ok',
    demo: false,
    setup: true,
  });
  program.kill('SIGTERM');
  expect(await ends(program)).toBe(0);
  expect(readdirSync(own)).toEqual(['secret']);

  const missing = startProgram(own, { DATABASE_URL: urlOf('gibt_es_nicht') });
  expect(await ends(missing)).toBe(1);
  expect(missing.output()).toContain('bitte DATABASE_URL prüfen.');
  await dropDatabase(admin, 'elsewhere');
  rmSync(own, { recursive: true });
});

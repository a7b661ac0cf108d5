import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { clientOf } from '../harness/client.ts';
import { programRoom } from '../harness/programRoom.ts';
import { startProgram } from '../harness/startProgram.ts';
import { createDatabaseFrom, dropDatabase } from '../harness/testDatabases.ts';
import { shows } from '../specification/shows.ts';

const { dataDir, start } = programRoom();

test('a second Ctrl-C after a moment does not wait', async () => {
  const { program, address } = await start();
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
  expect(await program.ended).toBe(130);
});

test('when the database dies, it says so and starts it again', async () => {
  const { program, address } = await start();
  const [postmaster = ''] = readFileSync(join(dataDir, 'pg18', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(postmaster), 'SIGKILL');
  await program.printed(
    /Die Datenbank wurde unerwartet beendet \(Signal SIGKILL\)\. Sie wird neu gestartet; bestätigte Eingaben sind gesichert\.[^]*Die Datenbank läuft wieder\./,
  );
  await expect.poll(async () => (await fetch(`${address}/api/health`)).status).toBe(200);
  program.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});

test('any PostgreSQL server takes the place of the embedded one', async () => {
  shows('D0 Running DATABASE_URL');
  const { admin, connection } = inject('cluster');
  const urlOf = (database: string) =>
    `postgres://leitstand@localhost/${database}?host=${encodeURIComponent(connection.host)}`;
  await createDatabaseFrom(admin, { name: 'elsewhere', template: connection.database });
  const own = programRoom();
  const { program, address } = await own.start({ DATABASE_URL: urlOf('elsewhere') });
  expect((await clientOf(address, null).get('/api/health')).body).toMatchObject({
    status: 'ok',
    demo: false,
    setup: true,
  });
  program.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  expect(readdirSync(own.dataDir)).toEqual(['secret']);

  const missing = startProgram(own.dataDir, { DATABASE_URL: urlOf('gibt_es_nicht') });
  expect(await missing.ended).toBe(1);
  expect(missing.output()).toContain('bitte DATABASE_URL prüfen.');
  await dropDatabase(admin, 'elsewhere');
});

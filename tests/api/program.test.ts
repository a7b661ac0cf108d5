import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clientOf } from '../harness/client.ts';
import { listen } from '../harness/liveReader.ts';
import { programRoom } from '../harness/programRoom.ts';
import { startProgram } from '../harness/startProgram.ts';
import { shows } from '../specification/shows.ts';
import { thoroughTest } from '../runner/thoroughTest.ts';

const { dataDir, start } = programRoom();

test('the first start prints where it is and the code for the first administrator, who can then sign in', async () => {
  shows('D0 Demo without', 'D0 Running first command', 'D0 Running SIGTERM finishes what');
  const { program, address } = await start();
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
  expect(await program.ended).toBe(0);
  await live.ended;
  expect(program.output()).toContain('Leitstand ist beendet.');
  expect(existsSync(join(dataDir, 'owner'))).toBe(false);
});

thoroughTest('the next start knows everybody again, and the same sign-in goes on', async () => {
  const first = await start();
  const { body } = await clientOf(first.address, null).post('/authentication_token', {
    username: 'erika',
    password: 'lang genug 1',
  });
  first.program.kill('SIGKILL');
  await first.program.ended;
  const { program, address } = await start();
  expect(program.output()).not.toContain('Einmalcode');
  expect((await clientOf(address, body.token).get('/api/users/me')).body.username).toBe('erika');
  expect((await clientOf(address, null).post('/api/token/refresh', { refresh_token: body.refresh_token })).status).toBe(
    200,
  );
  program.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});

test('a wrong setting or an occupied address stops the start with one sentence', async () => {
  shows('D0 Running settings checked');
  const wrong = startProgram(dataDir, { PORT: 'achtzig' });
  expect(await wrong.ended).toBe(1);
  expect(wrong.output()).toContain('PORT=achtzig ist keine ganze Zahl von 0 bis 65535.');
});

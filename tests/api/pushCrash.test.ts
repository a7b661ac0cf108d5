import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { clientOf } from '../harness/client.ts';
import { startPushService } from '../harness/pushService.ts';
import { startProgram, type Program } from '../harness/startProgram.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'leitstand-push-'));
const running: Program[] = [];
afterAll(async () => {
  for (const it of running) it.kill('SIGTERM');
  await Promise.all(running.map((it) => it.ended));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

test('a program that dies while it hands a message over sends it after its next start, as the same one', async () => {
  const service = await startPushService();
  const start = async () => {
    const program = startProgram(dataDir, {
      PUSH_CONTACT: 'mailto:technik@muster.example',
      PUSH_SERVICES: service.origin,
    });
    running.push(program);
    const [, address = ''] = await program.printed(/Leitstand: (http:\S+)/);
    return { program, address };
  };
  const first = await start();
  const [, code = ''] = await first.program.printed(/Einmalcode: (\S+)/);
  const anonymous = clientOf(first.address, null);
  await anonymous.post('/api/setup', { code, name: 'Erika Beispiel', username: 'erika', password: 'lang genug 1' });
  const { body: tokens } = await anonymous.post('/authentication_token', {
    username: 'erika',
    password: 'lang genug 1',
  });
  const admin = clientOf(first.address, tokens.token);
  const { userId } = (await admin.get('/api/users/me')).body;
  const set = (key: string, value: unknown) => admin.post(`/api/users/${userId}/updateUserSetting`, { key, value });
  await set('enablePushNotifications', true);
  await set('notificationKinds', { contractCreatedByCustomer: true });
  expect((await admin.post('/api/push_subscriptions', service.browser())).status).toBe(204);

  const portal = (await admin.post('/api/api_keys', { name: 'Kundenportal', roles: ['leitstand_dispo'] })).body['@id'];
  const { key } = (await admin.post(`${portal}/issue`, {})).body;
  const place = { firma: 'Autohaus Beispiel', strasse: 'Hauptstraße', plz: '50667', ort: 'Köln' };
  service.hangs = true;
  const ordered = await clientOf(first.address, key).post('/api/contracts', {
    contractClientAddress: (await admin.post('/api/customers', { kuerzel: 'BSP', firma: 'Beispiel' })).body['@id'],
    carModel: 'Golf',
    datum: '2026-11-24',
    bringdatum: '2026-11-24',
    pickupLocation: place,
    deliveryLocation: place,
  });
  expect(ordered.status).toBe(201);
  await service.hasReceived(1);
  first.program.kill('SIGKILL');
  await first.program.ended;

  service.hangs = false;
  const second = await start();
  await service.hasReceived(2);
  const [before, after, ...more] = service.arrived;
  expect(after?.said).toEqual(before?.said);
  expect(after?.headers.topic).toBe(before?.headers.topic);
  second.program.kill('SIGTERM');
  expect(await second.program.ended).toBe(0);
  await (await start()).program.printed(/Leitstand: http/);
  expect(more).toEqual([]);
  expect(service.arrived).toHaveLength(2);
  await service.stop();
});

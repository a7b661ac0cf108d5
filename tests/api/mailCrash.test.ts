import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { clientOf, type Client, type Json } from '../harness/client.ts';
import { startMailServer } from '../harness/mailServer.ts';
import { startProgram, type Program } from '../harness/startProgram.ts';
import { shows } from '../specification/shows.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'leitstand-mail-'));
const running: Program[] = [];
afterAll(async () => {
  for (const it of running) it.kill('SIGTERM');
  await Promise.all(running.map((it) => it.ended));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const place = { firma: 'Autohaus Beispiel', strasse: 'Hauptstraße', plz: '50667', ort: 'Köln' };

test('a program that dies while it hands mails over sends all of them after its next start, the interrupted one as the same mail', async () => {
  shows('D0 Orders mails queued');
  const server = await startMailServer();
  const environment = {
    SMTP_URL: server.url,
    COMPANY_NAME: 'Muster Überführungen GmbH',
    COMPANY_EMAIL: 'dispo@muster.example',
  };
  const start = async () => {
    const program = startProgram(dataDir, environment);
    running.push(program);
    const [, address = ''] = await program.printed(/Leitstand: (http:\S+)/);
    return { program, address };
  };

  const first = await start();
  const admin = await firstAdministrator(first.program, first.address);
  const customer = (
    await admin.post('/api/customers', { kuerzel: 'BSP', firma: 'Beispiel', email: 'kundin@firma.example' })
  ).body['@id'];
  server.hangs = true;
  for (const ort of ['Ulm', 'Kiel', 'Jena']) {
    const contract = await admin.post('/api/contracts', {
      contractClientAddress: customer,
      carModel: 'Golf',
      datum: '2026-11-24',
      bringdatum: '2026-11-24',
      pickupLocation: place,
      deliveryLocation: { ...place, ort },
    });
    expect(
      (await admin.patch(contract.body['@id'], { auftragbestaetigt: '1', sendConfirmationEmail: true })).status,
    ).toBe(200);
  }
  await server.isHanging();
  first.program.kill('SIGKILL');
  await first.program.ended;
  expect(server.received).toEqual([]);

  server.hangs = false;
  const second = await start();
  await server.hasReceived(3);
  const again = clientOf(second.address, admin.token);
  expect(new Set(server.received.map((it) => it.subject?.replace(/^.*– (\S+) am.*$/, '$1')))).toEqual(
    new Set(['Ulm', 'Kiel', 'Jena']),
  );
  second.program.kill('SIGTERM');
  expect(await second.program.ended).toBe(0);

  const third = await start();
  const logs: Json[] = (await clientOf(third.address, again.token).get('/api/mail_logs')).body['hydra:member'];
  expect(logs.map((it) => it.status)).toEqual(['sent', 'sent', 'sent']);
  expect(Math.max(...logs.map((it) => Number(it.attempts)))).toBe(2);
  expect(logs.map((it) => it.messageId).sort()).toEqual(server.received.map((it) => it.messageId).sort());
  await server.stop();
});

async function firstAdministrator(program: Program, address: string): Promise<Client> {
  const [, code = ''] = await program.printed(/Einmalcode: (\S+)/);
  const anonymous = clientOf(address, null);
  await anonymous.post('/api/setup', { code, name: 'Erika Beispiel', username: 'erika', password: 'lang genug 1' });
  return clientOf(
    address,
    (await anonymous.post('/authentication_token', { username: 'erika', password: 'lang genug 1' })).body.token,
  );
}

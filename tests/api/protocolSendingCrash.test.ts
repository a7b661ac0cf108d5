import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { clientOf, type Client, type Json } from '../harness/client.ts';
import { startMailServer } from '../harness/mailServer.ts';
import { startProgram, type Program } from '../harness/startProgram.ts';
import { hangsAfterMs } from '../runner/patienceMs.ts';
import { isThorough } from '../runner/thoroughly.ts';
import { shows } from '../specification/shows.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'leitstand-sending-'));
const running: Program[] = [];
afterAll(async () => {
  for (const it of running) it.kill('SIGTERM');
  await Promise.all(running.map((it) => it.ended));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const place = { firma: 'Autohaus Beispiel', strasse: 'Hauptstraße', plz: '50667', ort: 'Köln' };
/** A day of a big office in the long form; the short one dies in the middle just as well. */
const count = isThorough ? 200 : 24;

test('a sending of many goes on where a sudden end left it: each protocol is sent once', async () => {
  shows('D3 §7 send_mails', 'R36');
  const server = await startMailServer();
  const environment = { SMTP_URL: server.url, COMPANY_EMAIL: 'dispo@muster.example' };
  const start = async () => {
    const program = startProgram(dataDir, environment);
    running.push(program);
    const [, address = ''] = await program.printed(/Leitstand: (http:\S+)/);
    return { program, address };
  };
  const first = await start();
  const admin = await firstAdministrator(first.program, first.address);
  const protocols: string[] = [];
  for (let at = 0; at < count; at += 1) protocols.push(await closedProtocol(admin, at));
  const begun = await admin.post('/api/protocols/send_mails', { protocolIds: protocols });
  expect([begun.status, begun.body.errors, typeof begun.body.job]).toEqual([200, [], 'number']);
  await server.hasReceived(3);
  first.program.kill('SIGKILL');
  await first.program.ended;
  expect(server.received.length).toBeLessThan(count);

  const second = await start();
  const again = clientOf(second.address, admin.token);
  await expect
    .poll(async () => (await again.get('/api/protocols?mailSend=true&itemsPerPage=100')).body['hydra:totalItems'], {
      timeout: hangsAfterMs / 2,
      interval: 500,
    })
    .toBe(count);
  // Whoever got a mail twice around the sudden end got the same one, which programs drop by its number.
  const mails = new Map(server.received.map((it) => [it.messageId, it.envelope[0]]));
  expect([...mails.values()].toSorted()).toEqual(
    Array.from({ length: count }, (_, at) => `kunde${String(at)}@firma.example`).toSorted(),
  );
  const logs: Json[] = (await again.get('/api/mail_logs?itemsPerPage=500')).body['hydra:member'];
  expect(logs.filter((it) => it.template === 'M11')).toHaveLength(count);
  const job = (await again.get(`/api/users/me/jobs/${String(begun.body.job)}`)).body;
  expect(job).toMatchObject({ title: `${String(count)} Protokolle versenden`, of: count });
  await server.stop();
});

async function closedProtocol(admin: Client, at: number): Promise<string> {
  const customer = (await admin.post('/api/customers', { kuerzel: `K${String(at)}`, firma: `Kunde ${String(at)}` }))
    .body['@id'];
  await admin.post('/api/address_mails', {
    customer,
    ruleType: 'U3',
    mailAddress: `kunde${String(at)}@firma.example`,
  });
  const contract = await admin.post('/api/contracts', {
    contractClientAddress: customer,
    carModel: 'Golf',
    datum: '2026-11-24',
    bringdatum: '2026-11-24',
    pickupLocation: place,
    deliveryLocation: { ...place, ort: 'Ulm' },
  });
  const iri = String(contract.body.protocol['@id']);
  expect((await admin.patch(iri, { processState: 'CLOSED' })).status).toBe(200);
  return iri;
}

async function firstAdministrator(program: Program, address: string): Promise<Client> {
  const [, code = ''] = await program.printed(/Einmalcode: (\S+)/);
  const anonymous = clientOf(address, null);
  await anonymous.post('/api/setup', { code, name: 'Erika Beispiel', username: 'erika', password: 'lang genug 1' });
  const { token } = (await anonymous.post('/authentication_token', { username: 'erika', password: 'lang genug 1' }))
    .body;
  return clientOf(address, token);
}

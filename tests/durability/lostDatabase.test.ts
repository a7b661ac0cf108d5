import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { asAdmin } from '../../server/storage/embedded/adminSession.ts';
import { clientOf, type Answer, type Client, type Json } from '../harness/client.ts';
import { controlPostgres, startForeignPostgres, type ForeignPostgres } from '../harness/foreignPostgres.ts';
import { listen } from '../harness/liveReader.ts';
import { startMailServer } from '../harness/mailServer.ts';
import { isThorough } from '../runner/thoroughly.ts';
import { startProgram, type Program } from '../harness/startProgram.ts';

const writers = 12;
/** As long as somebody at a desk would wait before he calls for help. */
const secondsToRecover = 30;
const place = { firma: 'Autohaus Beispiel', strasse: 'Hauptstraße', plz: '50667', ort: 'Köln' };
const folders: string[] = [];
const ends: (() => unknown)[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'leitstand-lost-'));
  folders.push(made);
  return made;
};
afterAll(async () => {
  for (const end of ends.reverse()) await end();
  for (const it of folders) rmSync(it, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

type Ledger = { readonly contract: string; confirmed: number; sent: number };
type Running = { readonly program: Program; readonly admin: Client; readonly databaseDir: string };

async function start(databaseDir: string, environment: Readonly<Record<string, string>> = {}): Promise<Running> {
  const dataDir = environment.DATABASE_URL === undefined ? databaseDir : folder();
  const program = startProgram(dataDir, { LEITSTAND_SECRET: 'a secret that outlives every crash', ...environment });
  ends.push(async () => {
    program.kill('SIGTERM');
    await program.ended;
  });
  const [, address = ''] = await program.printed(/^Leitstand: (http:\S+)$/m);
  const [, code = ''] = await program.printed(/Einmalcode: (\S+)/);
  const anonymous = clientOf(address, null);
  await anonymous.post('/api/setup', { code, name: 'Erika Beispiel', username: 'erika', password: 'lang genug 1' });
  const { body } = await anonymous.post('/authentication_token', { username: 'erika', password: 'lang genug 1' });
  return { program, admin: clientOf(address, body.token), databaseDir };
}

/** All write at once until the blow has fallen and a write of each has been confirmed again. */
async function writeThrough(
  { admin }: Running,
  ledgers: readonly Ledger[],
  blow: () => Promise<void> | void,
): Promise<{ refused: number; seconds: number }> {
  /** When the blow had fallen. */
  let over = Number.POSITIVE_INFINITY;
  let refused = 0;
  const write = async (ledger: Ledger): Promise<void> => {
    for (let confirmedSince = 0; confirmedSince < 3;) {
      if (performance.now() - over > secondsToRecover * 1_000)
        throw new Error(`no write was confirmed ${String(secondsToRecover)} seconds after the blow`);
      const value = ledger.sent + 1;
      ledger.sent = value;
      const { status, body, headers } = await admin.patch(ledger.contract, { infoBackend: `Zähler ${String(value)}` });
      if (status === 200) {
        ledger.confirmed = value;
        if (performance.now() > over) confirmedSince += 1;
        continue;
      }
      expect([status, body.detail]).toEqual([503, expect.stringMatching(/^Die Datenbank .*\.$/)]);
      expect(headers.get('retry-after')).toMatch(/^\d+$/);
      refused += 1;
      await wait(25);
    }
  };
  const writing = Promise.all(ledgers.map(write));
  await wait(200);
  const started = performance.now();
  await blow();
  over = performance.now();
  await writing;
  return { refused, seconds: (performance.now() - started) / 1_000 };
}

/**
 * Asks until it is served: where two start the database again at once, pg_ctl and Leitstand, one of them ends that of
 * the other once more, after the writers have gone on already.
 */
async function served(ask: () => Promise<Answer>): Promise<Json> {
  let answer = await ask();
  await expect
    .poll(async () => {
      if (answer.status === 503) answer = await ask();
      return answer.status;
    })
    .toBe(200);
  return answer.body;
}

const socketOf = ({ databaseDir }: Running) => ({
  host: join(databaseDir, 'run'),
  user: 'postgres',
  database: 'postgres',
});
const terminateAll = async (it: Running) => {
  for (let round = 0; round < 5; round += 1) {
    await asAdmin(socketOf(it), (client) =>
      client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'leitstand'"),
    );
    await wait(20);
  }
};
const killPostmaster = ({ databaseDir }: Running) => {
  process.kill(Number(readFileSync(join(databaseDir, 'pg18', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
};

const awayForAWhile = async ({ admin }: Running, foreign?: ForeignPostgres) => {
  await foreign?.stop();
  await wait(3_000);
  const [health, metrics] = [await admin.get('/api/health'), await admin.get('/metrics')];
  expect([health.status, health.body.reason]).toEqual([503, 'Die Datenbank ist nicht erreichbar.']);
  expect([metrics.status, /^leitstand_up .*$/m.exec(metrics.body)?.[0]]).toEqual([200, 'leitstand_up 0']);
  await foreign?.start();
};

type Blow = readonly [
  name: string,
  strike: (it: Running, foreign?: ForeignPostgres) => Promise<void> | void,
  only?: 'embedded' | 'DATABASE_URL',
];
const blows: readonly Blow[] = [
  ['pg_terminate_backend on every session', terminateAll],
  ['pg_ctl restart -m fast', (it) => controlPostgres(it.databaseDir, ['restart', '-m', 'fast'])],
  ['pg_ctl restart -m immediate', (it) => controlPostgres(it.databaseDir, ['restart', '-m', 'immediate'])],
  ['the sudden death of the server', killPostmaster, 'embedded'],
  ['a server that is stopped for a while', awayForAWhile, 'DATABASE_URL'],
];

const kinds = [{ kind: 'embedded' }, ...(isThorough ? [{ kind: 'DATABASE_URL' }] : [])] as const;

describe.each(kinds)('the database is lost under $kind', ({ kind }) => {
  test('what falls in between is a 503 that says why, then everything goes on by itself and nothing confirmed is lost', async () => {
    const mailServer = await startMailServer();
    ends.push(() => mailServer.stop());
    const databaseDir = folder();
    const foreign = kind === 'embedded' ? undefined : await startForeignPostgres(databaseDir);
    if (foreign) ends.push(foreign.stop);
    const running = await start(databaseDir, {
      ...(foreign && { DATABASE_URL: foreign.url }),
      SMTP_URL: mailServer.url,
      COMPANY_NAME: 'Muster GmbH',
      COMPANY_EMAIL: 'dispo@muster.example',
    });
    const { admin, program } = running;
    const { body: customer } = await admin.post('/api/customers', {
      kuerzel: 'BSP',
      firma: 'Beispiel',
      email: 'kundin@firma.example',
    });
    const createContract = () =>
      admin.post('/api/contracts', {
        carModel: 'Golf',
        datum: '2026-11-24',
        bringdatum: '2026-11-24',
        contractClientAddress: customer['@id'],
        pickupLocation: place,
        deliveryLocation: { ...place, ort: 'Ulm' },
      });
    const ledgers = await Promise.all(
      Array.from({ length: writers }, async (): Promise<Ledger> => ({
        contract: (await createContract()).body['@id'],
        confirmed: 0,
        sent: 0,
      })),
    );
    const live = await listen(admin);
    let refusals = 0;
    for (const [name, strike, only] of blows) {
      if (only !== undefined && only !== kind) continue;
      const { refused, seconds } = await writeThrough(running, ledgers, () => strike(running, foreign));
      console.log(`${kind}, ${name}: ${String(refused)} writes refused, ${seconds.toFixed(1)} s`);
      refusals += refused;
      for (const { contract, confirmed, sent } of ledgers) {
        const stored = Number(/\d+/.exec((await served(() => admin.get(contract))).infoBackend)?.[0]);
        expect(stored).toBeGreaterThanOrEqual(confirmed);
        expect(stored).toBeLessThanOrEqual(sent);
      }
      // The stream was never cut and tells of what is written now.
      const changed = await served(() => admin.patch(ledgers[0]?.contract ?? '', { carModel: `Golf ${name}` }));
      await live.next(
        ({ event, data }) => event === 'change' && data.iri === changed['@id'] && data.version === changed.version,
      );
      await expect.poll(async () => (await admin.get('/api/health')).status).toBe(200);
    }
    expect(refusals).toBeGreaterThan(0);
    expect(live.events.some(({ event, data }) => event === 'health' && data.failure !== null)).toBe(true);
    await expect.poll(() => live.events.findLast(({ event }) => event === 'health')?.data.failure).toBeNull();
    live.close();

    // Whoever works in the background has found back as well: a mail leaves, a changed name reaches the search.
    await served(() =>
      admin.patch(ledgers[0]?.contract ?? '', { auftragbestaetigt: '1', sendConfirmationEmail: true }),
    );
    await mailServer.hasReceived(1);
    await served(() => admin.patch(customer['@id'], { firma: 'Umbenannt' }));
    await expect
      .poll(
        async () => (await admin.get('/api/contracts/search?customSearchFilter=Umbenannt')).body['hydra:member'].length,
      )
      .toBe(writers);
    // Each outage is told, not each of the hundreds of refusals.
    expect(
      program
        .output()
        .split('\n')
        .filter((it) => it.includes('could not be served')).length,
    ).toBeLessThan(5);
    expect(program.output()).not.toMatch(/unexpected error|UnhandledPromise|TypeError/);
    if (kind === 'embedded')
      await expect.poll(() => program.output()).toMatch(/Sie wird neu gestartet[^]*Die Datenbank läuft wieder\./);
    else await expect.poll(() => program.output()).toContain('Die Datenbank ist wieder erreichbar.');
  });
});

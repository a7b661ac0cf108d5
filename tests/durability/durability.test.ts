import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, type Client } from '../harness/client.ts';
import { isThorough } from '../runner/thoroughly.ts';
import { startProgram, type Program } from '../harness/startProgram.ts';
import { shows } from '../specification/shows.ts';

const kills = isThorough ? 20 : 2;
const writers = 4;
const dataDir = mkdtempSync(join(tmpdir(), 'leitstand-durability-'));
const place = { firma: 'Autohaus Beispiel', strasse: 'Hauptstraße', plz: '50667', ort: 'Köln' };

type Running = { readonly program: Program; readonly address: string; readonly admin: Client };
/** What one writer was told is stored, and how far it got. */
type Ledger = {
  readonly contract: string;
  sent: number;
  readonly confirmed: number[];
  readonly created: { iri: string; number: string }[];
};

let now: Running;
let token: string | null = null;
let ledgers: readonly Ledger[];
let customer: string;

beforeAll(async () => {
  now = await start();
  const [, code = ''] = await now.program.printed(/Einmalcode: (\S+)/);
  await now.admin.post('/api/setup', { code, name: 'Erika Beispiel', username: 'erika', password: 'lang genug 1' });
  token = (await now.admin.post('/authentication_token', { username: 'erika', password: 'lang genug 1' })).body.token;
  now = { ...now, admin: clientOf(now.address, token) };
  customer = (await now.admin.post('/api/customers', { kuerzel: 'BSP', firma: 'Beispiel' })).body['@id'];
  ledgers = await Promise.all(
    Array.from({ length: writers }, async () => ({
      contract: (await createContract(now.admin)).body['@id'] as string,
      sent: 0,
      confirmed: [],
      created: [],
    })),
  );
});
afterAll(async () => {
  now.program.kill('SIGTERM');
  await now.program.ended;
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

// Each death is a test: twenty restarts on a busy machine take longer than one test may.
test.each(Array.from({ length: kills }, (_, round) => round))(
  'whatever was confirmed is there after a sudden death of server or database in turn (%i)',
  async (round) => {
    await writeUntilKilled(round);
    for (const ledger of ledgers) await expectCounter(ledger);
  },
);

test('after all of them history and numbers are whole', async () => {
  shows('D0 Running server and database');
  for (const ledger of ledgers) await expectHistory(ledger);
  await expectContracts();
  const total = ledgers.reduce((sum, it) => sum + it.confirmed.length + it.created.length, 0);
  console.log(`${String(kills)} kills, ${String(total)} confirmed writes, none lost`);
  expect(total).toBeGreaterThan(kills * writers);
});

/**
 * All write at once; after a number of confirmations that differs from round to round, one of both dies in the middle
 * of it.
 */
async function writeUntilKilled(round: number): Promise<void> {
  const { program, admin } = now;
  let left = 8 + ((round * 7) % 23);
  const confirm = () => {
    left -= 1;
    if (left === 0) die(program, isServersTurn(round) ? 'server' : 'database');
  };
  await Promise.all(ledgers.map((ledger, index) => write(admin, ledger, { index, confirm })));
  if (isServersTurn(round)) {
    await program.ended;
    now = await start();
  } else {
    await expect.poll(async () => (await admin.get('/api/health')).status).toBe(200);
  }
}

/** The database alone is started again by the server that it died under. */
const isServersTurn = (round: number) => round % 2 === 0;

async function write(
  admin: Client,
  ledger: Ledger,
  { index, confirm }: { index: number; confirm: () => void },
): Promise<void> {
  for (let turn = index; ; turn += 1) {
    const value = ledger.sent + 1;
    const isNew = turn % 5 === 0;
    if (!isNew) ledger.sent = value;
    const answer = await (
      isNew ? createContract(admin) : admin.patch(ledger.contract, { infoBackend: `Zähler ${String(value)}` })
    ).catch(() => undefined);
    if (answer === undefined || answer.status >= 500) return;
    expect([200, 201]).toContain(answer.status);
    if (isNew) ledger.created.push({ iri: answer.body['@id'], number: answer.body.auftragsnummer });
    else ledger.confirmed.push(value);
    confirm();
  }
}

function die(program: Program, who: 'server' | 'database'): void {
  if (who === 'server') return program.kill('SIGKILL');
  const [postmaster = ''] = readFileSync(join(dataDir, 'pg18', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(postmaster), 'SIGKILL');
}

async function start(): Promise<Running> {
  const program = startProgram(dataDir, { LEITSTAND_SECRET: 'a secret that outlives every crash' });
  const [, address = ''] = await program.printed(/^Leitstand: (http:\S+)$/m);
  return { program, address, admin: clientOf(address, token) };
}

/** Nothing confirmed is missing; what was on its way when the lights went out may have arrived. */
async function expectCounter({ contract, confirmed, sent }: Ledger): Promise<void> {
  const { body } = await now.admin.get(contract);
  const stored = Number(/\d+/.exec(body.infoBackend ?? '0')?.[0]);
  expect(stored).toBeGreaterThanOrEqual(confirmed.at(-1) ?? 0);
  expect(stored).toBeLessThanOrEqual(sent);
}

async function expectHistory({ contract, confirmed, sent }: Ledger): Promise<void> {
  const written: number[] = [];
  for (let next: string | undefined = `${contract}/logs?itemsPerPage=500`; next !== undefined;) {
    const { body }: { body: Awaited<ReturnType<Client['get']>>['body'] } = await now.admin.get(next);
    for (const row of body['hydra:member'])
      if (row.field === 'infoBackend') written.push(Number(/\d+/.exec(row.data)?.[0]));
    next = body['hydra:view']['hydra:next'];
  }
  written.reverse();
  expect(written).toEqual([...new Set(written)].sort((one, other) => one - other));
  expect(confirmed.filter((it) => !written.includes(it))).toEqual([]);
  expect(written.at(-1) ?? 0).toBeLessThanOrEqual(sent);
  const { body } = await now.admin.get(contract);
  expect(body.infoBackend).toBe(`Zähler ${String(written.at(-1))}`);
  expect(body.version).toBe(1 + written.length);
}

async function expectContracts(): Promise<void> {
  const stored = new Map<string, string>();
  let rows = 0;
  for (
    let next: string | undefined = '/api/contracts?itemsPerPage=500&order[auftragsnummer]=asc';
    next !== undefined;
  ) {
    const { body }: { body: Awaited<ReturnType<Client['get']>>['body'] } = await now.admin.get(next);
    for (const it of body['hydra:member']) stored.set(it.auftragsnummer, it['@id']);
    for (const it of body['hydra:member']) expect(it.protocol.orderNumber).toBe(it.auftragsnummer);
    rows += body['hydra:member'].length;
    next = body['hydra:view']['hydra:next'];
  }
  expect(stored.size).toBe(rows);
  for (const { iri, number } of ledgers.flatMap((it) => it.created))
    expect([number, stored.get(number)]).toEqual([number, iri]);
}

function createContract(admin: Client) {
  return admin.post('/api/contracts', {
    carModel: 'Golf',
    datum: '2026-11-24',
    bringdatum: '2026-11-24',
    contractClientAddress: customer,
    pickupLocation: place,
    deliveryLocation: { ...place, ort: 'Ulm' },
  });
}

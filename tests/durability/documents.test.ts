import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, type Client, type Json } from '../harness/client.ts';
import { company } from '../harness/company.ts';
import { startProgram, type Program } from '../harness/startProgram.ts';

const documents = 300;
const atOnce = 8;
const kills = 10;
const dataDir = mkdtempSync(join(tmpdir(), 'leitstand-documents-'));

let program: Program;
let address = '';
let accounting: Client;
let token: string | null = null;
/** Drafts that nobody was told are completed yet. */
let left: string[];
const contractOf = new Map<string, string>();
/** The number that somebody was told of each document. */
const told = new Map<string, string>();

async function start(): Promise<void> {
  program = startProgram(dataDir, { LEITSTAND_SECRET: 'a secret that outlives every crash' });
  [, address = ''] = await program.printed(/^Leitstand: (http:\S+)$/m);
  accounting = clientOf(address, token);
}

beforeAll(async () => {
  await start();
  const [, code = ''] = await program.printed(/Einmalcode: (\S+)/);
  await accounting.post('/api/setup', { code, name: 'Erika Beispiel', username: 'erika', password: 'lang genug 1' });
  const signIn = { username: 'erika', password: 'lang genug 1' };
  token = (await accounting.post('/authentication_token', signIn)).body.token;
  accounting = clientOf(address, token);
  await accounting.post('/api/companies', company);
  const customer = {
    kuerzel: 'BSP',
    firma: 'Beispiel GmbH',
    strasse: 'Hafenallee',
    hausnr: '1',
    plz: '50667',
    ort: 'Köln',
    email: 'rechnung@beispiel.example',
  };
  const owner = (await accounting.post('/api/customers', customer)).body['@id'];
  const place = { firma: 'Autohaus Beispiel', strasse: 'Hauptstraße', plz: '50667', ort: 'Köln' };
  const drafted = async (): Promise<string> => {
    const contract = await accounting.post('/api/contracts', {
      contractClientAddress: owner,
      pickupLocation: place,
      deliveryLocation: place,
      carModel: 'VW Golf',
      datum: '2026-01-05',
      bringdatum: '2026-01-05',
      auftragswert: '100.00',
      auftragswertIsSet: true,
    });
    expect(contract.status, JSON.stringify(contract.body)).toBe(201);
    const contracts = [contract.body['@id']];
    const draft = await accounting.post('/api/invoices', { type: 'Rechnung', contracts });
    expect(draft.status, JSON.stringify(draft.body)).toBe(201);
    contractOf.set(draft.body['@id'], contract.body['@id']);
    return draft.body['@id'];
  };
  left = [];
  while (left.length < documents) left.push(...(await Promise.all(Array.from({ length: 10 }, drafted))));
});
afterAll(async () => {
  program.kill('SIGTERM');
  await program.ended;
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Eight complete what is left; after so many answers the server dies in the middle of it. */
async function completeUntil(answers: number): Promise<void> {
  let until = answers;
  const queue = [...left];
  const work = async (): Promise<void> => {
    for (let iri = queue.shift(); iri !== undefined; iri = queue.shift()) {
      const answer = await accounting.patch(iri, { invoiceCompleted: true }).catch(() => undefined);
      if (answer === undefined || answer.status >= 500) return;
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      const number = answer.body.orderNumber;
      expect(told.get(iri) ?? number).toBe(number);
      told.set(iri, number);
      left = left.filter((it) => it !== iri);
      until -= 1;
      if (until === 0) program.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

test.each(Array.from({ length: kills }, (_, round) => round))(
  'what somebody was told is completed is so after a sudden death (%i)',
  async (round) => {
    // Each death comes at another moment; what is left then is gone on with by the next server.
    await completeUntil(11 + ((round * 7) % 23));
    await program.ended;
    await start();
    for (const [iri, number] of told) expect((await accounting.get(iri)).body.orderNumber).toBe(number);
  },
);

test('in the end there is no gap, no number twice, no order on two documents, and every file', async () => {
  await completeUntil(Infinity);
  expect(left).toEqual([]);
  await expect
    .poll(
      async () =>
        (await accounting.get('/api/health')).status === 200 &&
        (await all('/api/invoices?itemsPerPage=500')).filter((it) => it.documentInProgress !== false).length,
      { timeout: 900_000, interval: 2_000 },
    )
    .toBe(0);
  const made = await all('/api/invoices?itemsPerPage=500');
  const numbers = made.map((it) => String(it.orderNumber)).toSorted();
  const year = numbers[0]?.slice(0, 4) ?? '';
  expect(numbers).toEqual(Array.from({ length: documents }, (_, at) => `${year}-${String(at + 1).padStart(6, '0')}`));
  const hashes = new Set<string>();
  for (const it of made) {
    const contract = (await accounting.get(contractOf.get(it['@id']) ?? '')).body;
    expect(contract.invoiceNumbers).toMatchObject([{ number: it.orderNumber, cancelled: false }]);
    const answer = await accounting.open(it.documentFile.contentUrl);
    expect(answer.status).toBe(200);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    hashes.add(createHash('sha256').update(bytes).digest('hex'));
  }
  expect(hashes.size).toBe(documents);
}, 1_200_000);

async function all(path: string): Promise<Json[]> {
  return (await accounting.get(path)).body['hydra:member'];
}

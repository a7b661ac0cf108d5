import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeBackup } from '../../server/backup/backUp.ts';
import { backupNote } from '../../server/backup/backupNote.ts';
import { readSettings } from '../../server/settings.ts';
import { openDatabase } from '../../server/storage/database.ts';
import { runningCluster } from '../../server/storage/embedded/runningCluster.ts';
import { clientOf, type Client } from '../harness/client.ts';
import { startProgram, type Program } from '../harness/startProgram.ts';
import { shows } from '../specification/shows.ts';

const writers = 12;
const dayMs = 86_400_000;
const folderFor = (what: string): string => mkdtempSync(join(tmpdir(), `leitstand-${what}-`));
const [officeDir, emptyDir, folder] = [folderFor('office'), folderFor('empty'), folderFor('by-hand')];
const place = { firma: 'Autohaus Beispiel', strasse: 'Hauptstraße', plz: '50667', ort: 'Köln' };
const commands = join(import.meta.dirname, '..', '..', 'server', 'main.ts');
const programs = new Set<Program>();

/** What one writer was told is stored. */
type Ledger = { readonly contract: string; readonly number: string; confirmed: number };

afterAll(async () => {
  for (const it of programs) it.kill('SIGTERM');
  await Promise.all([...programs].map((it) => it.ended));
  for (const it of [officeDir, emptyDir, folder])
    rmSync(it, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

test(`a night's backup while ${String(writers)} people write brings all that was confirmed before it into an empty directory, and nothing by halves`, async () => {
  shows('D0 Running a backup');
  const office = await start(officeDir);
  const [, code = ''] = await office.program.printed(/Einmalcode: (\S+)/);
  await clientOf(office.address, null).post('/api/setup', {
    code,
    name: 'Erika Beispiel',
    username: 'erika',
    password: 'lang genug 1',
  });
  const erika = await signedIn(office.address);
  const customer: string = (await erika.post('/api/customers', { kuerzel: 'BSP', firma: 'Beispiel' })).body['@id'];
  const ledgers = await Promise.all(Array.from({ length: writers }, () => begin(erika, customer)));

  const evening = new AbortController();
  let isWarm = () => {};
  const warm = new Promise<void>((resolve) => {
    isWarm = resolve;
  });
  const writing = ledgers.map((it) =>
    write(erika, it, {
      until: evening.signal,
      confirmed: () => {
        if (ledgers.every((one) => one.confirmed > 3)) isWarm();
      },
    }),
  );
  await warm;
  const atLeast = ledgers.map((it) => ({ ...it }));
  const file = await nightlyBackup();
  const byHand = join(folder, 'von Hand.leitstand');
  expect(await ended(startProgram(officeDir, {}, { script: commands, args: ['export', byHand] }))).toMatchObject({
    code: 0,
    output: expect.stringContaining('geschrieben und geprüft'),
  });
  evening.abort();
  await Promise.all(writing);
  const atMost = ledgers.map((it) => ({ ...it }));
  expect(atMost.some((it, at) => it.confirmed > (atLeast[at]?.confirmed ?? 0))).toBe(true);

  expect(await ended(startProgram(officeDir, {}, { script: commands, args: ['restore', file] }))).toMatchObject({
    code: 1,
    output: expect.stringContaining('läuft schon ein Leitstand'),
  });
  const restoring = await ended(startProgram(emptyDir, {}, { script: commands, args: ['restore', file] }));
  expect(restoring).toMatchObject({ code: 0, output: expect.stringContaining(join(officeDir, 'secret')) });
  expect(restoring.output).toContain('Beim nächsten Start läuft sofort das Löschen nach Aufbewahrungsfristen.');
  const restored = await start(emptyDir);
  const reader = await signedIn(restored.address);
  // What had its time is deleted again at once, not in the coming night.
  const runs = async () => (await reader.get('/api/retention_runs')).body['hydra:member'];
  await expect.poll(runs, { timeout: 30_000 }).toMatchObject([{ finishedAt: expect.any(String) }]);
  for (const [at, { contract, number }] of ledgers.entries()) {
    const { body } = await reader.get(contract);
    const stored = Number(/\d+/.exec(body.infoBackend)?.[0]);
    expect(stored).toBeGreaterThanOrEqual(atLeast[at]?.confirmed ?? 0);
    expect(stored).toBeLessThanOrEqual((atMost[at]?.confirmed ?? 0) + 1);
    // Record, version, history and protocol of one moment.
    expect([body.auftragsnummer, body.protocol.orderNumber, body.version]).toEqual([number, number, stored + 1]);
    const history = (await reader.get(`${contract}/logs?itemsPerPage=500`)).body['hydra:member'] as readonly {
      field: string;
      data: string;
    }[];
    expect(history.filter((it) => it.field === 'infoBackend')).toHaveLength(stored);
    expect(history.find((it) => it.field === 'infoBackend')?.data).toBe(body.infoBackend);
  }
  const next = await begin(reader, customer);
  expect(ledgers.map((it) => it.number)).not.toContain(next.number);
});

/** What another server on the same database would do in the coming night. */
async function nightlyBackup(): Promise<string> {
  const database = openDatabase(await runningCluster(officeDir));
  try {
    await backupNote(database.pool, new Date());
    return (await makeBackup(database, readSettings({ DATA_DIR: officeDir }), { now: new Date(Date.now() + dayMs) }))
      .file;
  } finally {
    await database.close();
  }
}

async function start(dataDir: string): Promise<{ program: Program; address: string }> {
  const program = startProgram(dataDir);
  programs.add(program);
  const [, address = ''] = await program.printed(/^Leitstand: (http:\S+)$/m);
  return { program, address };
}

async function signedIn(address: string): Promise<Client> {
  const { body } = await clientOf(address, null).post('/authentication_token', {
    username: 'erika',
    password: 'lang genug 1',
  });
  return clientOf(address, body.token);
}

async function begin(client: Client, customer: string): Promise<Ledger> {
  const contract = { carModel: 'Golf', datum: '2026-11-24', bringdatum: '2026-11-24', contractClientAddress: customer };
  const { status, body } = await client.post('/api/contracts', {
    ...contract,
    pickupLocation: place,
    deliveryLocation: { ...place, ort: 'Ulm' },
  });
  expect(status).toBe(201);
  return { contract: body['@id'], number: body.auftragsnummer, confirmed: 0 };
}

async function write(
  client: Client,
  ledger: Ledger,
  { until, confirmed }: { until: AbortSignal; confirmed: () => void },
): Promise<void> {
  while (!until.aborted) {
    const { status } = await client.patch(ledger.contract, { infoBackend: `Zähler ${String(ledger.confirmed + 1)}` });
    expect(status).toBe(200);
    ledger.confirmed += 1;
    confirmed();
  }
}

async function ended(program: Program): Promise<{ code: number | NodeJS.Signals; output: string }> {
  return { code: await program.ended, output: program.output() };
}

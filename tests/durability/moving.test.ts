import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { clientOf, type Client } from '../harness/client.ts';
import { startForeignPostgres, type ForeignPostgres } from '../harness/foreignPostgres.ts';
import { startProgram, type Program } from '../harness/startProgram.ts';
import { shows } from '../specification/shows.ts';

const folderFor = (what: string): string => mkdtempSync(join(tmpdir(), `leitstand-moving-${what}-`));
const [dataDir, serverDir, root] = [folderFor('data'), folderFor('server'), folderFor('files')];
const commands = join(import.meta.dirname, '..', '..', 'server', 'main.ts');
const place = { firma: 'Autohaus Beispiel', strasse: 'Hauptstraße', plz: '50667', ort: 'Köln' };
const programs = new Set<Program>();
let server: ForeignPostgres | undefined;

afterAll(async () => {
  for (const it of programs) it.kill('SIGTERM');
  await Promise.all([...programs].map((it) => it.ended));
  await server?.stop();
  for (const it of [dataDir, serverDir, root])
    rmSync(it, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

type Environment = Readonly<Record<string, string>>;
type Running = { readonly program: Program; readonly address: string };

async function start(environment: Environment = {}): Promise<Running> {
  const program = startProgram(dataDir, environment);
  programs.add(program);
  const [, address = ''] = await program.printed(/^Leitstand: (http:\S+)$/m);
  return { program, address };
}

async function stop({ program }: Running): Promise<void> {
  program.kill('SIGTERM');
  expect(await program.ended).toBe(0);
}

/** What the page on operating says to type. */
async function command(args: readonly string[], environment: Environment = {}): Promise<string> {
  const program = startProgram(dataDir, environment, { script: commands, args });
  expect([await program.ended, program.output()]).toEqual([0, expect.any(String)]);
  return program.output();
}

async function signedIn({ address }: Running): Promise<Client> {
  const { body } = await clientOf(address, null).post('/authentication_token', {
    username: 'erika',
    password: 'lang genug 1',
  });
  return clientOf(address, body.token);
}

async function contract(client: Client, customer: string): Promise<{ readonly iri: string; readonly number: string }> {
  const days = { datum: '2026-11-24', bringdatum: '2026-11-24' };
  const { status, body } = await client.post('/api/contracts', {
    ...days,
    carModel: 'Golf',
    contractClientAddress: customer,
    pickupLocation: place,
    deliveryLocation: { ...place, ort: 'Ulm' },
  });
  expect(status).toBe(201);
  return { iri: body['@id'], number: body.auftragsnummer };
}

const idOf = (iri: string): number => Number(iri.split('/').at(-1));

test('from the embedded database to a server and back, with all that was changed there, and no number given twice', async () => {
  shows('D0 Running export while everything');
  const embedded = await start();
  const [, code = ''] = await embedded.program.printed(/Einmalcode: (\S+)/);
  await clientOf(embedded.address, null).post('/api/setup', {
    code,
    name: 'Erika Beispiel',
    username: 'erika',
    password: 'lang genug 1',
  });
  const before = await signedIn(embedded);
  const customer: string = (await before.post('/api/customers', { kuerzel: 'BSP', firma: 'Beispiel' })).body['@id'];
  const kept = await contract(before, customer);
  await before.patch(kept.iri, { infoBackend: 'eingebettet' });
  const link: string = (await before.get(`/api/protocols/pdf_link?orderNumber[]=${kept.number}`)).body.link;
  const there = join(root, 'there.leitstand');
  await command(['export', there]);
  await stop(embedded);

  server = await startForeignPostgres(serverDir);
  const elsewhere = { DATABASE_URL: server.url };
  await command(['restore', there], elsewhere);
  renameSync(join(dataDir, 'pg18'), join(dataDir, 'aside-pg18'));
  const onServer = await start(elsewhere);
  const between = await signedIn(onServer);
  expect((await between.get(kept.iri)).body).toMatchObject({ auftragsnummer: kept.number, infoBackend: 'eingebettet' });
  await between.patch(kept.iri, { infoBackend: 'am Server' });
  const made = await contract(between, customer);
  const deleted = await contract(between, customer);
  expect((await between.delete(deleted.iri)).status).toBe(204);
  await stop(onServer);

  const back = join(root, 'back.leitstand');
  await command(['export', back], elsewhere);
  await command(['restore', back]);
  const again = await start();
  const after = await signedIn(again);
  expect((await after.get(kept.iri)).body).toMatchObject({
    auftragsnummer: kept.number,
    infoBackend: 'am Server',
    version: 3,
  });
  const history = (await after.get(`${kept.iri}/logs?itemsPerPage=500`)).body['hydra:member'] as readonly {
    field: string;
    data: string;
  }[];
  expect(history.filter((it) => it.field === 'infoBackend').map((it) => it.data)).toEqual(['am Server', 'eingebettet']);
  expect((await after.get(made.iri)).body.auftragsnummer).toBe(made.number);
  expect((await after.get(deleted.iri)).status).toBe(404);
  const next = await contract(after, customer);
  expect([kept, made, deleted].map((it) => it.number)).not.toContain(next.number);
  expect(idOf(next.iri)).toBeGreaterThan(idOf(deleted.iri));
  // The secret stayed in its place, so what was mailed before the first move still leads to the protocol.
  expect((await clientOf(again.address, null).open(link)).status).toBe(200);
  await stop(again);
});

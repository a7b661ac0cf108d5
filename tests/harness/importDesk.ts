import { expect, vi } from 'vitest';
import { importJob } from '../../server/actions/imports/importJob.ts';
import { takeBackJob } from '../../server/actions/imports/takeBackJob.ts';
import { startJobs } from '../../server/jobs/runner.ts';
import { manufacturerColumns } from '../../src/domain/import/reading/manufacturerColumns.ts';
import { patienceMs } from '../runner/patienceMs.ts';
import type { Client, Json } from './client.ts';
import { endWithFile } from './endings.ts';
import { workbook, type Line } from './importFiles.ts';
import { leitstand } from './leitstand.ts';
import { ownFolder } from './uploads.ts';

type Sending = { customer?: string; name?: string; as?: Client; to?: string };

/** The desk of a clerk who reads files in; the job that takes rows over runs beside it. */
export async function importDesk() {
  const system = await leitstand({ environment: { FILES_URL: ownFolder() } });
  const { database, given, openScope, clock } = system;
  const [dispo, office] = [await system.as('dispo'), await system.as('office')];
  const serve = () =>
    startJobs({
      database,
      openScope,
      jobs: [importJob, takeBackJob],
      log: () => undefined,
      betweenLooksMs: 50,
      clock: () => clock.now,
    });
  let runner = await serve();
  endWithFile(() => runner.stop());

  async function send(
    content: Uint8Array,
    { customer, name = 'nordtor_kw48.xlsx', as = dispo, to = 'xlsx' }: Sending = {},
  ) {
    const form = new FormData();
    if (customer) form.append('customer', customer);
    form.append('xlsxFile', new Blob([new Uint8Array(content)]), name);
    const response = await as.open(`/api/import/${to}`, { method: 'POST', body: form });
    return { status: response.status, body: (await response.json()) as Json };
  }
  const rowsOf = async (recordLink: string): Promise<Json[]> =>
    (await dispo.get(`/api/import_contracts?import=/api${recordLink}&order[rowNumber]=asc&itemsPerPage=1000`)).body[
      'hydra:member'
    ];
  const read = async (iri: string): Promise<Json> => (await dispo.get(iri)).body;
  /** A file of a manufacturer with these lines; answers where its rows are. */
  async function sendRows(lines: readonly Line[], sending: Sending): Promise<string> {
    const { body } = await send(await workbook(manufacturerColumns, lines), sending);
    expect(body.detail).toBeUndefined();
    return body.recordLink;
  }
  /** One of the two leasing customers, whose number the format of the file decides. */
  const leasingCustomer = async (id: 277 | 272, kuerzel: string) =>
    database.pool.query('update customers set id = $1 where id = $2', [id, (await given.customer({ kuerzel })).id]);
  const working = `select id from jobs where job like 'imports.%' and state in ('waiting', 'running')`;
  /** Waits until no job works on rows any more. */
  async function settled(recordLink: string, wanted: boolean): Promise<void> {
    await vi.waitFor(async () => expect((await database.pool.query(working)).rows).toEqual([]), {
      timeout: patienceMs,
    });
    expect((await read(`/api${recordLink}`)).imported).toBe(wanted);
  }
  /** Presses "Aufträge anlegen" and waits until the job has come to its end. */
  async function takeOver(recordLink: string): Promise<Json> {
    const pressed = await dispo.patch(`/api${recordLink}`, { importContracts: true, imported: true });
    expect([pressed.status, pressed.body.detail]).toEqual([200, undefined]);
    await settled(recordLink, true);
    return read(`/api${recordLink}`);
  }
  return {
    system,
    dispo,
    office,
    send,
    sendRows,
    rowsOf,
    read,
    takeOver,
    settled,
    leasingCustomer,
    /** The server that does the jobs ends as soon as it can. */
    endServer: () => runner.stop(),
    /** Another one begins. */
    startServer: async () => {
      runner = await serve();
    },
  };
}

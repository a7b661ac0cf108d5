import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import pg, { type ClientConfig } from 'pg';
import { writeDemo, type SeedRequest } from './write.ts';

/** Runs beside the server in a thread of its own, so that making the data keeps nobody waiting. */
const { connection, request } = workerData as { connection: ClientConfig; request: SeedRequest };

/** Held by whoever fills the database. */
const seedLock = 6_512_002;
const betweenLooksMs = 1_000;

const stop = new AbortController();
parentPort?.on('message', () => {
  stop.abort();
});

const client = new pg.Client({ ...connection, statement_timeout: 0, application_name: 'leitstand-demo' });
// A lost connection also fails what is under way.
client.on('error', () => undefined);
await client.connect();
try {
  await client.query('set statement_timeout = 0');
  await client.query('set idle_in_transaction_session_timeout = 0');
  await client.query('set synchronous_commit = off');
  // Of several servers that begin with the same empty database one fills it; the others look after it whether anything
  // is left to do.
  while (!stop.signal.aborted && !(await isOurTurn())) await wait(betweenLooksMs);
  if (!stop.signal.aborted)
    await writeDemo(client, request, {
      isStopped: () => stop.signal.aborted,
      onProgress: (done, of) => parentPort?.postMessage({ done, of }),
    });
} finally {
  await client.end();
  parentPort?.close();
}

async function isOurTurn(): Promise<boolean> {
  const {
    rows: [row],
  } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [seedLock]);
  return row?.locked === true;
}

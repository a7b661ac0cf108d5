import { parentPort, workerData } from 'node:worker_threads';
import pg, { type ClientConfig } from 'pg';
import { writeDemo, type SeedRequest } from './write.ts';

/** Runs beside the server in a thread of its own, so that making the data keeps nobody waiting. */
const { connection, request } = workerData as { connection: ClientConfig; request: SeedRequest };

let isStopped = false;
parentPort?.on('message', () => { isStopped = true; });

const client = new pg.Client({ ...connection, statement_timeout: 0, application_name: 'leitstand-demo' });
// A lost connection also fails what is under way.
client.on('error', () => undefined);
await client.connect();
try {
  await client.query('set statement_timeout = 0');
  await client.query('set idle_in_transaction_session_timeout = 0');
  await client.query('set synchronous_commit = off');
  await writeDemo(client, request, { isStopped: () => isStopped, onProgress: (done, of) => parentPort?.postMessage({ done, of }) });
} finally {
  await client.end();
  parentPort?.close();
}

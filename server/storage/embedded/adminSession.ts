import { Client, type ClientConfig } from 'pg';

/** Does something as the database superuser on a connection of its own. */
export async function asAdmin<Result>(
  settings: ClientConfig,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(settings);
  // A lost connection also fails the running query; without a listener it would end the process instead.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

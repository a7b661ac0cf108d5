import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '../../server/storage/sql.ts';
import { leitstand } from '../harness/leitstand.ts';
import { lockWaits } from '../harness/lockWaits.ts';
import { uploaded } from '../harness/uploads.ts';

const system = await leitstand();
const { given, database } = system;
const [dispo, personal] = await Promise.all([system.as('dispo'), system.as('personal')]);

/** Writes while somebody activates the applicant in a transaction that is not at its end yet; then that one ends. */
async function whileActivated<T>(id: number, write: () => Promise<T>): Promise<T> {
  const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const activating = database.transaction(async (client) => {
    await rowsOf(client, sql`update drivers set approved = true, active = true where id = ${id}`);
    held();
    await mayEnd;
  });
  await isHeld;
  const writing = write();
  await expect.poll(() => lockWaits(database)).toBeGreaterThan(0);
  end();
  await activating;
  return writing;
}

test('papers and account of an applicant are written until he is activated, and not by somebody who was on his way', async () => {
  const person = async () => {
    const made = await given.driver({
      approved: false,
      active: false,
      account: { username: `konto${String(Math.random()).slice(2)}` },
    });
    const file = await uploaded(dispo, made.iri);
    const paper = { driver: made.iri, type: 'proofOfAddress', name: 'M', file };
    const at = (await dispo.post('/api/driver_documents', paper)).body['@id'] as string;
    return { ...made, at, paper, account: (await dispo.get(made.iri)).body.user['@id'] as string };
  };
  const [first, second, third, fourth] = [await person(), await person(), await person(), await person()];
  const statuses = [
    await whileActivated(first.id, () => personal.patch(first.at, { name: 'anders' })),
    await whileActivated(second.id, () => personal.delete(second.at)),
    await whileActivated(third.id, () => personal.post('/api/driver_documents', third.paper)),
    await whileActivated(fourth.id, () => personal.patch(fourth.account, { name: 'Anders' })),
  ].map((it) => it.status);
  expect(statuses).toEqual([404, 404, 403, 404]);
  expect((await dispo.get(first.at)).body.name).toBe('M');
  expect((await dispo.get(second.at)).status).toBe(200);
  expect((await dispo.get(fourth.account)).body.name).not.toBe('Anders');
});

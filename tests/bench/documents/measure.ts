import { setTimeout as wait } from 'node:timers/promises';
import { idOf } from '../../../src/domain/define/resource.ts';
import type { Client, Json } from '../../harness/client.ts';
import { copiesOfContract } from '../../harness/copiesOfContract.ts';
import { openDataSet, type DataSet } from '../data/dataSet.ts';
import { medianOf, type Figure, type Part } from '../figure.ts';
import { serverOn } from '../serverOn.ts';

const [contracts, rounds] = [1_000, 3];
type Taken = Readonly<Record<'made' | 'completed' | 'filed', number>>;

/**
 * How long an invoice of 1,000 contracts takes to be made, to be completed, and until its file is there. It is
 * cancelled afterwards, so that its contracts can be billed the next time.
 */
export const measureDocuments: Part = async ({ orders, print }) => {
  const data = await openDataSet(orders, print);
  try {
    const taken = await serverOn(data, async ({ client }) => {
      const found = await billable(client);
      // No customer of the demo has so many at once: more like his first, which the next run finds again.
      const more = await copiesOfContract(data.database.pool, found[0] ?? '', contracts - found.length);
      const billed = [...found, ...more];
      print(`documents: an invoice of ${String(billed.length)} contracts`);
      const runs: Taken[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await asNeverBilled(data, billed);
        runs.push(await invoiced(client, billed));
      }
      return { runs, contracts: billed.length };
    });
    const figure = (name: string, key: keyof Taken, max: number): Figure => ({
      part: 'documents',
      name,
      unit: 'ms',
      reference: null,
      ours: medianOf(taken.runs.map((it) => it[key])),
      aim: { max },
    });
    return [
      figure(`invoice of ${String(taken.contracts)} contracts: made`, 'made', 3_000),
      figure('completed', 'completed', 300),
      figure('its file there', 'filed', 10_000),
    ];
  } finally {
    await data.stop();
  }
};

/** Contracts of the customer who has most that nothing keeps off an invoice, as many as come on one. */
async function billable(client: Client): Promise<readonly string[]> {
  const { body } = await client.get('/api/contracts/invoice_overview?billed=false&testContract=false');
  const owner = (body.groups as Json[]).toSorted((one, other) => other.ready - one.ready)[0];
  const filter = `contractClientAddress=${String(owner.of)}&billed=false&testContract=false&invoiceObstacle=ready`;
  const listed = await client.get(`/api/contracts?${filter}&itemsPerPage=${String(contracts)}&properties[]=id`);
  const asked = (listed.body['hydra:member'] as Json[]).map((it) => it['@id']);
  const plan = await client.post('/api/contracts/document_plan', { type: 'Rechnung', contracts: asked });
  const documents = plan.body.documents as { readonly contracts: readonly string[] }[];
  return documents.map((it) => it.contracts).toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** Each round finds its contracts as work finds them: they name no document, and not the thirty of earlier rounds. */
async function asNeverBilled({ database }: DataSet, billed: readonly string[]): Promise<void> {
  const ids = billed.map((it) => idOf('contracts', it));
  await database.pool.query(`update contracts set "invoiceNumbers" = '[]' where id = any($1::bigint[])`, [ids]);
  await database.pool.query(`vacuum contracts`);
}

async function invoiced(client: Client, billed: readonly string[]): Promise<Taken> {
  const made = await timed(() => client.post('/api/invoices', { type: 'Rechnung', contracts: billed }));
  const iri = made.body['@id'];
  const completed = await timed(() => client.patch(iri, { invoiceCompleted: true }));
  const filed = await timed(async () => {
    for (;;) {
      const answer = await client.get(iri);
      if (!answer.body.documentInProgress) return answer;
      await wait(50);
    }
  });
  await timed(() => client.post('/api/invoices', { invoice: iri }));
  return { made: made.took, completed: completed.took, filed: filed.took };
}

async function timed(ask: () => ReturnType<Client['get']>): Promise<{ took: number; body: Json }> {
  const begun = performance.now();
  const { status, body } = await ask();
  if (status >= 300) throw new Error(JSON.stringify(body).slice(0, 500));
  return { took: performance.now() - begun, body };
}

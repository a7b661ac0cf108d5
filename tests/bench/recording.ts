import type { Database } from '../../server/storage/database.ts';

export type Statement = { readonly text: string; readonly values: readonly unknown[]; readonly milliseconds: number };

/** Notes every statement that is sent through the pool while the work goes on, with the time until its rows were there. */
export async function statementsOf({ pool }: Pick<Database, 'pool'>, work: () => Promise<unknown>): Promise<Statement[]> {
  const found: Statement[] = [];
  const { query } = pool;
  const noting = async (sent: string | { text: string; values?: unknown[] }, values: readonly unknown[] = []) => {
    const started = performance.now();
    const result: unknown = await (query as (...args: unknown[]) => Promise<unknown>).call(pool, sent, values);
    const milliseconds = performance.now() - started;
    found.push(typeof sent === 'string' ? { text: sent, values, milliseconds } : { text: sent.text, values: sent.values ?? values, milliseconds });
    return result;
  };
  Object.assign(pool, { query: noting });
  try {
    await work();
  } finally {
    Reflect.deleteProperty(pool, 'query');
  }
  return found;
}

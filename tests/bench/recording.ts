import type { Database } from '../../server/storage/database.ts';

export type Statement = { readonly text: string; readonly values: readonly unknown[]; readonly milliseconds: number };

/** Notes every statement that is sent through the pool while the work goes on, with the time until its rows were there. */
export async function statementsOf({ pool }: Pick<Database, 'pool'>, work: () => Promise<unknown>): Promise<Statement[]> {
  const found: Statement[] = [];
  const { query } = pool;
  const noting = async (...sent: [string, unknown[]?] | [{ text: string; values?: unknown[] }]) => {
    const started = performance.now();
    const result: unknown = await (query as (...args: unknown[]) => Promise<unknown>).apply(pool, sent);
    const milliseconds = performance.now() - started;
    const [first, values] = sent;
    found.push(typeof first === 'string' ? { text: first, values: values ?? [], milliseconds } : { text: first.text, values: first.values ?? [], milliseconds });
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

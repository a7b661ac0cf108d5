import pg from 'pg';

/** What was sent; a prepared statement is read and planned by PostgreSQL once for all its values. */
export type Statement = {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly isPrepared: boolean;
  readonly milliseconds: number;
};
type Sent = string | { readonly text: string; readonly values?: unknown[]; readonly name?: string };

/**
 * Notes every statement that this process sends while the work goes on, on whichever connection, with the time until
 * its rows were there.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const found: Statement[] = [];
  const { query } = pg.Client.prototype;
  const noting = function (this: pg.Client, ...args: unknown[]): unknown {
    const [sent, values] = args as [Sent, unknown];
    const started = performance.now();
    const note = () => {
      const given = Array.isArray(values) ? values : [];
      const milliseconds = performance.now() - started;
      found.push(
        typeof sent === 'string'
          ? { text: sent, values: given, isPrepared: false, milliseconds }
          : { text: sent.text, values: sent.values ?? given, isPrepared: sent.name !== undefined, milliseconds },
      );
    };
    const answer = args.at(-1);
    if (typeof answer === 'function')
      args[args.length - 1] = (...result: unknown[]) => {
        note();
        (answer as (...given: unknown[]) => void)(...result);
      };
    const result: unknown = Reflect.apply(query, this, args);
    if (result instanceof Promise) result.then(note, () => undefined);
    return result;
  };
  Object.assign(pg.Client.prototype, { query: noting });
  try {
    await work();
  } finally {
    Object.assign(pg.Client.prototype, { query });
  }
  return found;
}

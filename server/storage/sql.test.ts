import { expect, test } from 'vitest';
import { rowsOfPrepared, type Queryable } from './sql.ts';

test('statements that are sent over and over have a name, the endless choices of outside clients have none', async () => {
  const names: (string | undefined)[] = [];
  const connection = {
    query: ({ name }: { name?: string }) => {
      names.push(name);
      return Promise.resolve({ rows: [] });
    },
  } as unknown as Queryable;
  for (let at = 0; at < 1_200; at += 1) await rowsOfPrepared(connection, `select ${String(at)}`, []);
  await rowsOfPrepared(connection, 'select 0', []);
  expect([names[0], names[999], names[1_000], names[1_199], names[1_200]]).toEqual([
    'leitstand_0',
    'leitstand_999',
    undefined,
    undefined,
    'leitstand_0',
  ]);
});

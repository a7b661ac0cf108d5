import { expect, test } from 'vitest';
import { pendingMigration } from './pendingMigration.ts';
import { shows } from '../../tests/specification/shows.ts';

shows('D0 Running migrations');

test('the migrations bring a database to exactly what the definitions say', async () => {
  expect((await pendingMigration()).statements).toEqual([]);
});

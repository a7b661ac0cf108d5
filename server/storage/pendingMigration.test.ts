import { expect, test } from 'vitest';
import { pendingMigration } from './pendingMigration.ts';

test('the migrations bring a database to exactly what the definitions say', async () => {
  expect((await pendingMigration()).statements).toEqual([]);
});

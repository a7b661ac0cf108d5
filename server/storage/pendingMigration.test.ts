import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder } from './migrationsFolder.ts';
import { pendingMigration } from './pendingMigration.ts';
import { shows } from '../../tests/specification/shows.ts';

test('the migrations bring a database to exactly what the definitions say', async () => {
  shows('D0 Running migrations');
  expect((await pendingMigration()).statements).toEqual([]);
});

test('only the newest migration carries a snapshot, because the next one is made from it alone', () => {
  const newest = readdirSync(migrationsFolder).toSorted().at(-1) ?? '';
  expect(globSync('*/snapshot.json', { cwd: migrationsFolder })).toEqual([join(newest, 'snapshot.json')]);
});

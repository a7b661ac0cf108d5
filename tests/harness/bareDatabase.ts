import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { openDatabase, type Database } from '../../server/storage/database.ts';
import { createDatabaseFrom, dropDatabase } from './testDatabases.ts';
import { endWithFile } from './endings.ts';

/** A database that no Leitstand runs on: with the empty tables of a first start, or of nobody at all (template0). */
export async function bareDatabase(template: 'started' | 'untouched' = 'started'): Promise<Database> {
  const { admin, connection } = inject('cluster');
  const name = `bare_${randomUUID().replaceAll('-', '')}`;
  await createDatabaseFrom(admin, { name, template: template === 'started' ? connection.database : 'template0' });
  const database = openDatabase({ ...connection, database: name, poolSize: 2, application_name: 'test' });
  endWithFile(async () => {
    await database.close();
    await dropDatabase(admin, name);
  });
  return database;
}

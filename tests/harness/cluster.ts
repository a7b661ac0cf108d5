import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/storage/database.ts';
import { startEmbedded, type EmbeddedDatabase } from '../../server/storage/embedded/startEmbedded.ts';
import { migrate } from '../../server/storage/migrate.ts';
import { quickFolder } from './quickFolder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * The database server of this run; its database `leitstand` is empty, migrated, and the template of every other.
     */
    cluster: { admin: EmbeddedDatabase['admin']; connection: EmbeddedDatabase['connection'] };
  }
}

/** One throw-away database server for all API tests of a run. */
export default async function startCluster(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = quickFolder('test');
  const embedded = await startEmbedded({
    dataDir,
    mode: 'test',
    log: (line) => {
      console.log(line);
    },
  });
  const database = openDatabase(embedded.connection);
  await migrate(database);
  await database.close();
  project.provide('cluster', { admin: embedded.admin, connection: embedded.connection });
  return async () => {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

import { escapeIdentifier } from 'pg';
import { asAdmin } from '../../server/storage/embedded/adminSession.ts';
import type { EmbeddedDatabase } from '../../server/storage/embedded/startEmbedded.ts';

/**
 * A copy of a prepared database for one test file, owned by the ordinary role; nobody may be connected to the template
 * meanwhile. Its files are copied as they are: through the log, page by page, it took twice as long.
 */
export async function createDatabaseFrom(
  admin: EmbeddedDatabase['admin'],
  { name, template }: { name: string; template: string },
): Promise<void> {
  await asAdmin(admin, (client) =>
    client.query(
      `create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)} owner leitstand strategy file_copy`,
    ),
  );
}

/** Removes a test database, together with connections that are still open to it. */
export async function dropDatabase(admin: EmbeddedDatabase['admin'], name: string): Promise<void> {
  await asAdmin(admin, (client) => client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`));
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api-postgres';
import { migrationsFolder } from './migrationsFolder.ts';
import { schema } from './schema.ts';

/**
 * What a database at the last migration still lacks of the definitions: the statements, and the snapshot to keep with
 * them.
 */
export async function pendingMigration(): Promise<{ statements: string[]; snapshot: unknown }> {
  const last = globSync('*/snapshot.json', { cwd: migrationsFolder }).toSorted().at(-1);
  const empty = await generateDrizzleJson({});
  const previous = last ? (JSON.parse(readFileSync(join(migrationsFolder, last), 'utf8')) as typeof empty) : empty;
  const snapshot = await generateDrizzleJson({ ...schema }, previous.id);
  return { statements: await generateMigration(previous, snapshot, { hints: newOnes(snapshot) }), snapshot };
}

/**
 * An index or a column by another name is another one, so that nobody has to be asked whether an old one was renamed;
 * what a renamed column held is carried over by hand.
 */
function newOnes({ ddl }: Awaited<ReturnType<typeof generateDrizzleJson>>) {
  return ddl.flatMap((it) =>
    it.entityType === 'indexes' || it.entityType === 'columns'
      ? [
          {
            type: 'create' as const,
            kind: it.entityType === 'indexes' ? ('index' as const) : ('column' as const),
            entity: [it.schema, it.table, it.name] as [string, string, string],
          },
        ]
      : [],
  );
}

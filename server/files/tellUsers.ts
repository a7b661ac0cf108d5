import { idInIri, pathOfIri } from '../../src/domain/define/iri.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import type { Actor } from '../storage/actor.ts';
import { noteChange } from '../storage/changeLog.ts';
import type { Database } from '../storage/database.ts';
import { usersOf, type ImageRow } from '../storage/images.ts';
import { readOne } from '../storage/readRecords.ts';

/** Open consoles show a turned picture with the records that name it; those stay as they are. */
export async function tellUsers(database: Database, { id }: Pick<ImageRow, 'id'>, actor: Actor): Promise<void> {
  await database.transaction(async (client) => {
    for (const iri of await usersOf(client, id)) {
      const resource = resourceByPath(pathOfIri(iri));
      const record = resource && (await readOne(client, resource, Number(idInIri(iri))));
      if (!record) continue;
      const { version } = record;
      await noteChange(client, { path: resource.path, id: record.id, kind: 'update', version, by: actor.username });
    }
  });
}

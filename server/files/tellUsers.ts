import { idInIri, pathOfIri } from '../../src/domain/define/iri.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import type { Actor } from '../storage/actor.ts';
import { noteTouched } from '../storage/changeLog.ts';
import type { Database } from '../storage/database.ts';
import { usersOf, type ImageRow } from '../storage/images.ts';
import { readOne } from '../storage/readRecords.ts';
import { filesIn } from '../read/filesIn.ts';
import { headOf } from '../../src/domain/define/listMembership.ts';

/** Open consoles show a turned picture with the records that name it; those stay as they are. */
export async function tellUsers(database: Database, { id }: Pick<ImageRow, 'id'>, actor: Actor): Promise<void> {
  await database.transaction(async (client) => {
    for (const iri of await usersOf(client, id)) {
      const resource = resourceByPath(pathOfIri(iri));
      const record = resource && (await readOne(client, resource, Number(idInIri(iri))));
      if (!record) continue;
      const fields = filesIn(resource.fields, record).flatMap((it) => (it.id === id ? [headOf(it.path)] : []));
      const touched = { path: resource.path, id: record.id, version: record.version, by: actor.username };
      await noteTouched(client, touched, fields);
    }
  });
}

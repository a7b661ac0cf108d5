import { readAnyEntity, type AnyEntity } from '../../api/records/entities.ts';
import { pathOf } from '../../api/records/hydra.ts';
import { resourceByPath } from '../../domain/resources.ts';

/** How a person calls the record behind an IRI, as far as it is loaded; its number otherwise. */
export function nameOf(iri: string): string {
  const entity = readAnyEntity(iri);
  return entity ? nameOfEntity(entity) : `Nr. ${iri.split('/')[3] ?? ''}`;
}

/** How a person calls a record. */
export function nameOfEntity(entity: AnyEntity): string {
  const resource = resourceByPath(pathOf(entity['@id']));
  return resource ? resource.represent(entity as never) : `Nr. ${String(entity.id)}`;
}

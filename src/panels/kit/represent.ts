import { idInIri, pathOfIri } from '../../domain/define/iri.ts';
import { readAnyEntity, type AnyEntity } from '../../api/records/entities.ts';
import { nounByPath } from '../../domain/nouns.ts';

/** How a person calls the record behind an IRI, as far as it is loaded; its number otherwise. */
export function nameOf(iri: string): string {
  const entity = readAnyEntity(iri);
  return entity ? nameOfEntity(entity) : `Nr. ${idInIri(iri)}`;
}

/** How a person calls a record. */
export function nameOfEntity(entity: AnyEntity): string {
  const noun = nounByPath(pathOfIri(entity['@id']));
  return noun ? noun.represent(entity as never) : `Nr. ${String(entity.id)}`;
}

import { pathOfIri } from '../../domain/define/iri.ts';
import { readAnyEntity, type AnyEntity } from '../../api/records/entities.ts';
import { nounByPath } from '../../domain/nouns.ts';
import type { ComboOption } from '../../ui/inputs/comboOption.ts';
import type { LoadOptions } from '../../ui/inputs/useOptions.ts';
import { namedLike } from './namedLike.ts';
import { nothingYet } from './nothingYet.ts';
import { nameOfEntity } from './represent.ts';
import { textOf } from './textOf.ts';

/** So many a field offers at once. */
const shown = 25;
const loaders = new Map<string, LoadOptions>();

/** Finds records of a resource for a field that refers to it; the pick fields are all it asks for. */
export function referenceOptions(path: string): LoadOptions {
  const known = loaders.get(path);
  if (known) return known;
  const noun = nounByPath(path);
  const load: LoadOptions = async (query) => {
    if (!noun) return [];
    const iris = await namedLike(noun, query, shown);
    return iris.flatMap((iri) => {
      const entity = readAnyEntity(iri);
      return entity ? [optionOf(entity)] : [];
    });
  };
  if (noun) load.nothingYet = () => nothingYet(noun);
  loaders.set(path, load);
  return load;
}

/** A record as a hit of a search: its short code in front, its name behind. */
export function optionOf(entity: AnyEntity): ComboOption {
  const name = nameOfEntity(entity);
  const field = nounByPath(pathOfIri(entity['@id']))?.code;
  const value = field === undefined ? undefined : entity[field];
  const code = textOf(value);
  const label = code && name.startsWith(code) ? name.slice(code.length).replace(/^[\s·,-]+/, '') : name;
  return { key: entity['@id'], label: label || name, ...(code && label && { code }) };
}

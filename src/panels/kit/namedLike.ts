import { loadDefinition } from '../../api/definitions.ts';
import { readAnyEntity } from '../../api/records/entities.ts';
import { fetchList } from '../../api/records/lists.ts';
import type { Noun } from '../../domain/define/noun.ts';
import { findable, rank } from '../../domain/search/rank.ts';
import { nameOfEntity } from './represent.ts';

/** So many are looked through for those whose names fit best. */
const lookedThrough = 50;

/**
 * The IRIs of up to `max` records that fit a typed text, the best names first: a list answers in its own order, and
 * many who fit a little ("GmbH") must not hide the one that is meant. Without a text the first of the list.
 */
export async function namedLike(noun: Noun, typed: string, max: number): Promise<readonly string[]> {
  const text = typed.trim();
  const { filters } = await loadDefinition(noun);
  const searchName = Object.entries(filters).find(([, it]) => it.kind === 'search')?.[0];
  const isSearch = text !== '' && searchName !== undefined;
  const { iris } = await fetchList(noun, {
    page: 1,
    itemsPerPage: isSearch ? lookedThrough : max,
    properties: noun.pick,
    ...(isSearch && { filter: { [searchName]: text } }),
  });
  return (isSearch ? bestFirst(text, iris) : iris).slice(0, max);
}

/** Who was found by something else than the name (a number, a town) follows in the order of the list. */
function bestFirst(text: string, iris: readonly string[]): readonly string[] {
  const names = iris.flatMap((iri) => {
    const entity = readAnyEntity(iri);
    return entity ? [findable(iri, [{ kind: 'name', text: nameOfEntity(entity) }])] : [];
  });
  return [...new Set([...rank(text, names).map((it) => it.item), ...iris])];
}

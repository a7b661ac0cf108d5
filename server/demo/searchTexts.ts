import { fieldAt, iriOf, type Resource } from '../../src/domain/define/resource.ts';
import { resourceByPath, resources } from '../../src/domain/resources.ts';
import { searchTextOf, wordsOf } from '../storage/searchText.ts';
import type { Row } from './row.ts';

type Reference = { readonly field: string; readonly to: string; readonly many: boolean };

/** The references a resource is searched by, also the one whose words it is found with. */
function referencesOf(resource: Resource): Reference[] {
  return [...resource.search, ...(resource.foundWith === undefined ? [] : [resource.foundWith])].flatMap((path) => {
    const field = fieldAt(resource, path);
    if (field?.kind !== 'reference' && field?.kind !== 'references') return [];
    return [{ field: path, to: field.to ?? '', many: field.kind === 'references' }];
  });
}

const references = new Map(resources.map((it) => [it.path, referencesOf(it)]));
const targets = new Set([...references.values()].flatMap((list) => list.map((it) => it.to)));
const foundWith = new Map(
  resources.flatMap((it) =>
    it.foundWith === undefined ? [] : [[it.path, it.fields[it.foundWith]?.to ?? ''] as const],
  ),
);
const foundBy = new Set(foundWith.values());
const labelFields = new Map([...targets].map((path) => [path, textsOf(path)]));

function textsOf(path: string): string[] {
  const target = resourceByPath(path);
  return target
    ? target.pick.filter((it) => fieldAt(target, it)?.kind === 'text' && target.fields[it]?.derive === undefined)
    : [];
}

/** The texts by which rows are found, as the server would have written them one by one. */
export class SearchTexts {
  readonly #labels = new Map<string, string>();

  /** Remembers how rows are called where others refer to them. */
  learn(path: string, rows: readonly Row[]): void {
    const fields = labelFields.get(path);
    if (!fields) return;
    for (const row of rows)
      this.#labels.set(
        iriOf(path, row.id),
        fields
          .map((it) => row[it])
          .filter(Boolean)
          .join(' '),
      );
  }

  /** Forgets rows that nothing refers to any more. */
  forget(path: string, rows: readonly Row[]): void {
    for (const row of rows) {
      this.#labels.delete(iriOf(path, row.id));
      this.#labels.delete(wordsOf(iriOf(path, row.id)));
    }
  }

  of(resource: Resource, row: Row): string {
    const text = this.#textOf(resource, row);
    if (foundBy.has(resource.path)) this.#labels.set(wordsOf(iriOf(resource.path, row.id)), text);
    return text;
  }

  #textOf(resource: Resource, row: Row): string {
    const linked = references.get(resource.path) ?? [];
    if (linked.length === 0) return searchTextOf(resource, row, this.#labels);
    const record: Record<string, unknown> = { ...row };
    for (const { field, to, many } of linked) {
      const value = row[field];
      record[field] = many
        ? ((value as readonly number[] | undefined) ?? []).map((id) => iriOf(to, id))
        : typeof value === 'number'
          ? iriOf(to, value)
          : null;
    }
    return searchTextOf(resource, record, this.#labels);
  }
}

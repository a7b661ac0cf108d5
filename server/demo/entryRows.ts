import { listField, positionField } from '../../src/domain/define/entryPlace.ts';
import { idOf, type Resource } from '../../src/domain/define/resource.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import type { Row } from './row.ts';

/** The entries that records bring along, as rows of tables of their own; the database numbers them as they come. */
export function gatherEntries(resource: Resource, rows: readonly Row[], gathered: Map<string, Row[]>): void {
  for (const [list, { entries }] of Object.entries(resource.fields)) {
    const target = resourceByPath(entries?.path ?? '');
    if (!entries || !target) continue;
    const found = gathered.get(entries.path) ?? [];
    gathered.set(entries.path, found);
    for (const row of rows) {
      const own = {
        id: 0,
        createdAt: row.createdAt,
        updatedAt: row.createdAt,
        [entries.by]: row.id,
        ...(entries.isShared && { [listField]: list }),
      };
      const given = (row[list] ?? []) as readonly Readonly<Record<string, unknown>>[];
      for (const [at, entry] of given.entries())
        found.push({ ...own, [positionField]: at + 1, ...withIds(target, entry) });
    }
  }
}

/** References as tables hold them. */
function withIds({ fields }: Resource, entry: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      fields[name]?.kind === 'reference' && typeof value === 'string'
        ? (idOf(fields[name].to ?? '', value) ?? null)
        : value,
    ]),
  );
}

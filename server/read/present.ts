import { readableFields, usualFields } from '../../src/domain/access/visible.ts';
import type { Role } from '../../src/domain/access/roles.ts';
import type { Field } from '../../src/domain/define/field.ts';
import { iriOf, type Resource } from '../../src/domain/define/resource.ts';
import type { DomainRecord } from '../storage/rows.ts';
import { readIncoming } from '../storage/readRecords.ts';
import type { Queryable } from '../storage/sql.ts';
import { addressed } from './addressed.ts';
import { gatherFor } from './gatherers.ts';
import { loadFiles, withFiles } from './shownFiles.ts';
import type { Signing } from './signedAddress.ts';
import { embedderOf, loadReferences } from './references.ts';

export type Item = { '@id': string; '@type': string; id: number; version: number } & Record<string, unknown>;

/** For whose eyes records are put together, and with what the addresses of their files are signed. */
export type Presented = { readonly roles: readonly Role[]; readonly signing: Signing };

/** The fields that travel: what the roles may read, narrowed to what was asked for. */
export function fieldsToSend(resource: Resource, roles: readonly Role[], asked?: readonly string[]): string[] {
  return asked ? readableFields(resource, roles).filter((it) => asked.includes(it)) : usualFields(resource, roles);
}

/** The members of a list as these roles see them, references embedded. */
export async function presentMany(
  to: Queryable,
  resource: Resource,
  {
    records,
    fields,
    roles,
    signing,
    isAlone = false,
  }: Presented & {
    readonly records: readonly DomainRecord[];
    readonly fields: readonly string[];
    readonly isAlone?: boolean;
  },
): Promise<Item[]> {
  const around = await gatherFor(to, resource, { records, fields });
  const referring = around.size === 0 ? records : records.map((it) => ({ ...it, ...around.get(it.id) }));
  const embed = embedderOf(await loadReferences(to, resource, { records: referring, fields, roles, isAlone }));
  const files = await loadFiles(to, resource.fields, { records: referring, signing });
  const plan = fields.map((name) => ({ name, field: resource.fields[name] }));
  return records.map((record) => {
    const item: Record<string, unknown> = {
      '@id': iriOf(resource.path, record.id),
      '@type': resource.type,
      id: record.id,
      version: record.version,
    };
    for (const { name, field } of plan)
      item[name] = presented(field, (field?.isGathered ? around.get(record.id) : record)?.[name] ?? null, embed);
    item.createdAt = record.createdAt;
    item.updatedAt = record.updatedAt;
    return withFiles(resource.fields, item, files) as Item;
  });
}

function presented(field: Field | undefined, value: unknown, embed: ReturnType<typeof embedderOf>): unknown {
  if (field?.to !== undefined) return embed(field, value);
  return field?.fields ? embed(field, field.entries ? addressed(field, value) : value) : value;
}

/**
 * One record as these roles see it, with everything it refers to and what points at it; all of its fields when none are
 * named.
 */
export async function presentOne(
  to: Queryable,
  resource: Resource,
  {
    record,
    roles,
    signing,
    fields: asked,
  }: Presented & { readonly record: DomainRecord; readonly fields?: readonly string[] | undefined },
): Promise<Item> {
  const fields = fieldsToSend(resource, roles, asked);
  const incoming = fields.filter((it) => resource.fields[it]?.by !== undefined);
  const whole =
    incoming.length === 0
      ? record
      : { ...record, ...(await readIncoming(to, resource, { ids: [record.id], fields: incoming })).get(record.id) };
  const [item] = await presentMany(to, resource, { records: [whole], fields, roles, signing, isAlone: true });
  return item as Item;
}

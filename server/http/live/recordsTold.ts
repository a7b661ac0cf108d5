import { iriOf, type Resource } from '../../../src/domain/define/resource.ts';
import { openedFor, standsOpen } from '../../../src/domain/access/openRows.ts';
import { reachOf, readableFields } from '../../../src/domain/access/visible.ts';
import { headOf } from '../../../src/domain/define/listMembership.ts';
import { resourceByPath } from '../../../src/domain/resources.ts';
import type { Actor } from '../../storage/actor.ts';
import type { ChangeRow } from '../../storage/changeLog.ts';
import { readFields } from '../../storage/readRecords.ts';
import type { DomainRecord } from '../../storage/rows.ts';
import type { Queryable } from '../../storage/sql.ts';
import { fieldsToSend, presentMany, type Item } from '../../read/present.ts';
import type { Signing } from '../../read/signedAddress.ts';
import { fieldsTold, type FieldsTold } from './fieldsTold.ts';
import { isolateFailures } from './isolateFailures.ts';

/** Hears which record could not be read or shown, and why. */
export type LeaveOut = (iri: string, error: unknown) => void;

/** A change, and what is told of its record. */
export type Told = { readonly change: ChangeRow; readonly resource: Resource; readonly fields: FieldsTold };

/** The changes of records that are there to be told, with what is told of each. */
export function toldOf(changes: readonly ChangeRow[]): Told[] {
  return changes.flatMap((change) => {
    const resource = resourceByPath(change.path);
    return resource ? [{ change, resource, fields: fieldsTold(resource, change) }] : [];
  });
}

/** The present records behind some changes, loaded once for all readers with the fields that are told of any. */
export async function recordsOf(
  to: Queryable,
  told: readonly Told[],
  leaveOut: LeaveOut,
): Promise<Map<string, DomainRecord>> {
  const found = new Map<string, DomainRecord>();
  for (const [resource, its] of Map.groupBy(told, (it) => it.resource)) {
    const ids = new Set(
      its.flatMap(({ change: { kind, record_id: id } }) => (id === null || isGone(kind) ? [] : [id])),
    );
    if (ids.size === 0) continue;
    const fields = [...new Set([...its.flatMap(namesOf), ...decidingAccess(resource)])];
    const records = await isolateFailures(to, [...ids], {
      work: (some) => readFields(to, resource, some, fields),
      leaveOut: (id, error) => {
        leaveOut(iriOf(resource.path, id), error);
      },
    });
    for (const record of records) found.set(iriOf(resource.path, record.id), record);
  }
  return found;
}

export type Showing = {
  readonly told: readonly Told[];
  readonly records: ReadonlyMap<string, DomainRecord>;
  readonly roles: Actor['roles'];
  readonly signing: Signing;
  readonly leaveOut: LeaveOut;
};
/** What readers of some roles may see of a record, put together as it travels and as it is stored. */
export type Shown = { readonly item: Item; readonly record: DomainRecord; readonly readable: ReadonlySet<string> };

/** The records as readers of these roles see them, as far as anything is told of them. */
export async function shownTo(
  to: Queryable,
  { told, records, roles, signing, leaveOut }: Showing,
): Promise<Map<string, Shown>> {
  const shown = new Map<string, Shown>();
  for (const [resource, its] of Map.groupBy(told, (it) => it.resource)) {
    if (!hearsOf(resource, roles)) continue;
    const names = new Set(its.flatMap(namesOf));
    const own = [...new Set(its.map(({ change }) => iriOf(resource.path, change.record_id ?? 0)))].flatMap(
      (iri) => records.get(iri) ?? [],
    );
    const opened = openedFor(resource, roles);
    for (const met of opened ? [resource, opened] : [resource]) {
      if (reachOf(met, roles) === 'none') continue;
      const readable = new Set([...readableFields(met, roles), 'createdAt', 'updatedAt']);
      const changed = new Set(its.flatMap(({ fields }) => fields.changed));
      const fields = fieldsToSend(met, roles, [...names]).filter(
        (it) => changed.has(it) && !met.fields[it]?.isOnRequest,
      );
      const those = opened ? own.filter((it) => standsOpen(resource, it) === (met === opened)) : own;
      const items = await isolateFailures(to, those, {
        work: (some) => presentMany(to, met, { records: some, fields, roles, signing }),
        leaveOut: ({ id }, error) => {
          leaveOut(iriOf(resource.path, id), error);
        },
      });
      for (const item of items) {
        const record = records.get(item['@id']);
        if (record) shown.set(item['@id'], { item, record, readable });
      }
    }
  }
  return shown;
}

/** Whether changes of these records are told at all; those that only belong to an open one are asked for with it. */
export function hearsOf(resource: Resource, roles: Actor['roles']): boolean {
  return (
    reachOf(resource, roles) !== 'none' ||
    (openedFor(resource, roles) !== undefined && resource.openRows?.through === undefined)
  );
}

function isGone(kind: ChangeRow['kind']): boolean {
  return kind === 'delete' || kind === 'bulk';
}

function namesOf({ change, fields }: Told): readonly string[] {
  return isGone(change.kind) ? [] : [...fields.changed, ...fields.deciding.map(headOf)];
}

/** By what of a record it is told to some readers and not to others. */
function decidingAccess({ ownedBy, sharing, openRows }: Resource): readonly string[] {
  return [
    ...(ownedBy ? [ownedBy] : []),
    ...(sharing ? [sharing.maker, sharing.path, sharing.roles] : []),
    ...(openRows && !openRows.through ? Object.keys(openRows.where) : []),
  ];
}

import { idInIri } from '../../../src/domain/define/iri.ts';
import { isOpenTo } from '../../../src/domain/access/sharing.ts';
import { openedFor } from '../../../src/domain/access/openRows.ts';
import { reachOf } from '../../../src/domain/access/visible.ts';
import { iriOf, type Resource } from '../../../src/domain/define/resource.ts';
import { resourceByPath } from '../../../src/domain/resources.ts';
import type { Actor } from '../../storage/actor.ts';
import type { ChangeRow } from '../../storage/changeLog.ts';
import { readMany } from '../../storage/readRecords.ts';
import type { DomainRecord } from '../../storage/rows.ts';
import type { Queryable } from '../../storage/sql.ts';
import { standsOpen } from '../../read/openRows.ts';
import { fieldsToSend, presentMany, type Item } from '../../read/present.ts';
import { isolateFailures } from './isolateFailures.ts';
import type { Signing } from '../../read/signedAddress.ts';
import { eventBytes } from './stream.ts';

/**
 * A change as it goes out: its bytes for readers of some roles, and whom it is for alone, or for everybody but him, if
 * it is.
 */
export type Outgoing = {
  readonly id: string;
  readonly bytes: Buffer;
  readonly onlyFor: number | undefined;
  readonly exceptFor?: number;
};

/** Hears which record could not be read or shown, and why. */
export type LeaveOut = (iri: string, error: unknown) => void;

/** The present records behind some changes, loaded once for all readers. */
export async function recordsOf(
  to: Queryable,
  changes: readonly ChangeRow[],
  leaveOut: LeaveOut,
): Promise<Map<string, DomainRecord>> {
  const wanted = new Map<string, Set<number>>();
  for (const { path, record_id: id, kind } of changes) {
    if (id === null || kind === 'delete' || kind === 'bulk') continue;
    wanted.set(path, (wanted.get(path) ?? new Set()).add(id));
  }
  const found = new Map<string, DomainRecord>();
  for (const [path, ids] of wanted) {
    const resource = resourceByPath(path);
    if (!resource) continue;
    const records = await isolateFailures(to, [...ids], {
      work: (some) => readMany(to, resource, some),
      leaveOut: (id, error) => {
        leaveOut(iriOf(path, id), error);
      },
    });
    for (const record of records) found.set(iriOf(path, record.id), record);
  }
  return found;
}

type Telling = {
  readonly changes: readonly ChangeRow[];
  readonly records: ReadonlyMap<string, DomainRecord>;
  readonly roles: Actor['roles'];
  readonly signing: Signing;
  readonly leaveOut: LeaveOut;
};

/**
 * The changes as readers of these roles get them; what they may not see is left out, and without its state a record is
 * fetched by whoever shows it.
 */
export async function eventsFor(to: Queryable, telling: Telling): Promise<Outgoing[]> {
  const { changes, records, roles } = telling;
  const states = await statesFor(to, telling);
  return changes.flatMap((change) => {
    const resource = resourceByPath(change.path);
    if (!resource || !hearsOf(resource, roles)) return [];
    const id = positionText(change);
    if (change.kind === 'bulk')
      return [{ id, onlyFor: undefined, bytes: eventBytes('bulk', { path: change.path, ...change.detail }, id) }];
    const iri = iriOf(change.path, change.record_id ?? 0);
    const state = states.get(iri);
    const data = {
      iri,
      type: resource.type,
      kind: change.kind,
      version: change.version,
      by: change.by,
      ...(state && { state }),
    };
    const record = records.get(iri);
    // Whom a record is open to only as it stands hears that it is gone once it stands otherwise.
    if (reachOf(resource, roles) === 'none') {
      const kind = record && standsOpen(resource, record) ? change.kind : 'delete';
      return [{ id, onlyFor: undefined, bytes: eventBytes('change', { ...data, kind }, id) }];
    }
    const maker =
      resource.sharing && record && !isOpenTo(resource, record, roles)
        ? numberOf(record[resource.sharing.maker])
        : undefined;
    if (maker === undefined) return [{ id, onlyFor: ownerOf(resource, record), bytes: eventBytes('change', data, id) }];
    // For whom it is shared no longer it is gone.
    const gone = { iri, type: resource.type, kind: 'delete', version: change.version, by: change.by };
    return [
      { id, onlyFor: maker, bytes: eventBytes('change', data, id) },
      { id, onlyFor: undefined, exceptFor: maker, bytes: eventBytes('change', gone, id) },
    ];
  });
}

async function statesFor(
  to: Queryable,
  { changes, records, roles, signing, leaveOut }: Telling,
): Promise<Map<string, Item>> {
  const states = new Map<string, Item>();
  for (const path of new Set(changes.map((it) => it.path))) {
    const resource = resourceByPath(path);
    if (!resource || !hearsOf(resource, roles)) continue;
    const own = [
      ...new Set(changes.filter((it) => it.path === path).map((it) => iriOf(path, it.record_id ?? 0))),
    ].flatMap((iri) => records.get(iri) ?? []);
    const opened = openedFor(resource, roles);
    for (const met of opened ? [resource, opened] : [resource]) {
      const fields = fieldsToSend(met, roles).filter((it) => met.fields[it]?.by === undefined);
      const its = opened ? own.filter((it) => standsOpen(resource, it) === (met === opened)) : own;
      const items = await isolateFailures(to, reachOf(met, roles) === 'none' ? [] : its, {
        work: (some) => presentMany(to, met, { records: some, fields, roles, signing }),
        leaveOut: ({ id }, error) => {
          leaveOut(iriOf(path, id), error);
        },
      });
      for (const item of items) states.set(item['@id'], item);
    }
  }
  return states;
}

/** Whether changes of these records are told at all; those that only belong to an open one are asked for with it. */
function hearsOf(resource: Resource, roles: Actor['roles']): boolean {
  return (
    reachOf(resource, roles) !== 'none' ||
    (openedFor(resource, roles) !== undefined && resource.openRows?.through === undefined)
  );
}

function ownerOf(resource: Resource, record: DomainRecord | undefined): number | undefined {
  const owner = resource.ownedBy && record?.[resource.ownedBy];
  return resource.ownedBy ? numberOf(owner) : undefined;
}

/** The number behind the IRI of a person; that of nobody where there is none. */
function numberOf(iri: unknown): number {
  return typeof iri === 'string' ? Number(idInIri(iri)) : -1;
}

/** The id of an event: where in the change log it stands. */
export function positionText(position: { xid: string; seq: number }): string {
  return `${position.xid}-${String(position.seq)}`;
}

/** The position behind a Last-Event-ID. */
export function positionFrom(text: string | undefined): { xid: string; seq: number } | undefined {
  const match = /^(\d{1,18})-(\d{1,15})$/.exec(text ?? '');
  return match?.[1] ? { xid: match[1], seq: Number(match[2]) } : undefined;
}

import { idInIri } from '../../../src/domain/define/iri.ts';
import { mayRead } from '../../../src/domain/access/matrix.ts';
import { isOpenTo } from '../../../src/domain/access/sharing.ts';
import { standsOpen } from '../../../src/domain/access/openRows.ts';
import { reachOf } from '../../../src/domain/access/visible.ts';
import type { Field } from '../../../src/domain/define/field.ts';
import { valueAt } from '../../../src/domain/define/fieldText.ts';
import { headOf, putAt, unnamed } from '../../../src/domain/define/listMembership.ts';
import { fieldAt, iriOf, type Resource } from '../../../src/domain/define/resource.ts';
import type { AnyRow } from '../../../src/domain/define/row.ts';
import type { DomainRecord } from '../../storage/rows.ts';
import type { Queryable } from '../../storage/sql.ts';
import { hearsOf, shownTo, type Showing, type Shown, type Told } from './recordsTold.ts';
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

/**
 * The changes as readers of these roles get them: what changed, for whoever holds the version before, and by what lists
 * decide whether the record now belongs in them. What they may not see is left out; of a record that cannot be shown
 * nothing but the change is told, and whoever shows it asks for it.
 */
export async function eventsFor(to: Queryable, showing: Showing): Promise<Outgoing[]> {
  const { told, records, roles } = showing;
  const shown = await shownTo(to, showing);
  return told.flatMap((it): Outgoing[] => {
    const { change, resource } = it;
    if (!hearsOf(resource, roles)) return [];
    const id = positionText(change);
    if (change.kind === 'bulk')
      return [{ id, onlyFor: undefined, bytes: eventBytes('bulk', { path: change.path, ...change.detail }, id) }];
    const iri = iriOf(change.path, change.record_id ?? 0);
    const data = {
      iri,
      type: resource.type,
      kind: change.kind,
      version: change.version,
      by: change.by,
      ...contentOf(it, shown.get(iri)),
    };
    const record = records.get(iri);
    // Whom a record is open to only as it stands hears that it is gone with the change that ends it, and nothing else.
    if (reachOf(resource, roles) === 'none') {
      const isOpen = record !== undefined && standsOpen(resource, record);
      if (!isOpen && change.detail?.['stoodOpen'] !== true) return [];
      const kind = isOpen ? change.kind : 'delete';
      return [{ id, onlyFor: undefined, bytes: eventBytes('change', { ...data, kind }, id) }];
    }
    const { keptFor } = resource;
    if (keptFor && record?.[keptFor.field] === keptFor.value && !mayRead(roles, keptFor.area)) return [];
    if (!resource.sharing) return [{ id, onlyFor: ownerOf(resource, record), bytes: eventBytes('change', data, id) }];
    if (record && isOpenTo(resource, record, roles))
      return [{ id, onlyFor: undefined, bytes: eventBytes('change', data, id) }];
    // For whom it is shared no longer it is gone; whom it was never shared with hears nothing.
    const was = change.detail?.['sharedAs'] as AnyRow | undefined;
    const maker = numberOf((record ?? was)?.[resource.sharing.maker]);
    const gone = { iri, type: resource.type, kind: 'delete', version: change.version, by: change.by };
    return [
      { id, onlyFor: maker, bytes: eventBytes('change', data, id) },
      ...(was && isOpenTo(resource, was, roles)
        ? [{ id, onlyFor: undefined, exceptFor: maker, bytes: eventBytes('change', gone, id) }]
        : []),
    ];
  });
}

/**
 * A log or something gathered that is longer as JSON is asked for by whoever has it on screen, and so is what is only
 * gathered on request; what people write into comes along however long it is, or a form would not see what others did
 * to it.
 */
const longestTold = 160;

/** What one change is told with, of what these readers may see of its record. */
function contentOf(
  { change, resource, fields: { changed, deciding, before } }: Told,
  shown: Shown | undefined,
): object {
  if (!shown || change.kind === 'delete') return {};
  const { item, record, readable } = shown;
  const seen = changed.filter((it) => readable.has(it));
  // Who is only told of other records holds the version already, and would not ask.
  const lacks = before === change.version ? [] : seen.filter((it) => isAskedFor(resource.fields[it], item[it]));
  const values = Object.fromEntries(seen.flatMap((it) => (lacks.includes(it) ? [] : [[it, item[it]]])));
  const fits: Record<string, unknown> = {};
  for (const path of deciding) {
    const value = valueAt(record, path) ?? null;
    if (readable.has(headOf(path)) && value !== unnamed(fieldAt(resource, path))) putAt(fits, path, value);
  }
  const was: Record<string, unknown> = {};
  const stood = change.detail?.['was'] as Readonly<Record<string, unknown>> | undefined;
  for (const [path, value] of Object.entries(stood ?? {})) if (readable.has(headOf(path))) putAt(was, path, value);
  return {
    before,
    ...(change.kind === 'update' && { changed: { ...values, updatedAt: item['updatedAt'] } }),
    ...(lacks.length > 0 && { lacks }),
    ...(deciding.length > 0 && { fits }),
    ...(Object.keys(was).length > 0 && { was }),
  };
}

/** Whether only who has it on screen gets it, by asking. */
function isAskedFor(field: Field | undefined, value: unknown): boolean {
  if (field?.isOnRequest) return true;
  const isShownOnly = field?.isGathered === true || (field?.kind === 'list' && field.readOnly === true);
  return isShownOnly && JSON.stringify(value ?? null).length > longestTold;
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

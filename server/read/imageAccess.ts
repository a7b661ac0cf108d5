import { sql } from 'drizzle-orm';
import { mayWrite } from '../../src/domain/access/matrix.ts';
import { reachOf } from '../../src/domain/access/visible.ts';
import { pathOfIri, idInIri } from '../../src/domain/define/iri.ts';
import { iriOf, type Resource } from '../../src/domain/define/resource.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import type { Actor } from '../storage/actor.ts';
import { usersOf, type ImageRow } from '../storage/images.ts';
import { readOne } from '../storage/readRecords.ts';
import { Forbidden, NotFound } from '../storage/refusals.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';
import { ownershipOf } from './listAccess.ts';
import { metRecord, type Met } from './openRows.ts';

/** Whether somebody may read the record that an address names. */
async function mayReadRecord(to: Queryable, actor: Actor, iri: string): Promise<boolean> {
  const whole = resourceByPath(pathOfIri(iri));
  const id = Number(idInIri(iri));
  if (!whole || !Number.isSafeInteger(id)) return false;
  const { resource, scope } = await metOrWhole(to, whole, { actor, id });
  if (reachOf(resource, actor.roles) !== 'all') return false;
  return (await readOne(to, resource, id, { scope })) !== undefined;
}

/** A record as somebody meets it; what is not there for him is judged by what he may of all. */
function metOrWhole(to: Queryable, whole: Resource, { actor, id }: { actor: Actor; id: number }): Promise<Met> {
  return metRecord(to, whole, { actor, id, operation: 'read' }).catch((error: unknown) => {
    if (!(error instanceof NotFound)) throw error;
    return { resource: whole, scope: ownershipOf(whole, actor) };
  });
}

/**
 * Whether somebody may read a file: who may read the record it was uploaded for, or one that names it; what belongs to
 * no record yet only who uploaded it, and administrators. A driver's file that no paper has named may be his licence,
 * so until then it is there for whoever sent it and for nobody else.
 */
export async function mayReadImage(
  to: Queryable,
  actor: Actor,
  image: Pick<ImageRow, 'id' | 'record' | 'uploaded_by' | 'awaits_paper'>,
): Promise<boolean> {
  if (image.awaits_paper) return image.uploaded_by === actor.userId;
  const isOwn = actor.userId !== null && image.uploaded_by === actor.userId;
  if (isList(image.record) && (isOwn || actor.roles.includes('admin'))) return true;
  for (const iri of [image.record, ...(await usersOf(to, image.id))])
    if (await mayReadRecord(to, actor, iri)) return true;
  return false;
}

/** The same for changing it: who may change a record that it belongs to. */
export async function refuseChangingImage(to: Queryable, actor: Actor, image: ImageRow): Promise<void> {
  if (!(await mayReadImage(to, actor, image))) throw new NotFound();
  for (const iri of [image.record, ...(await usersOf(to, image.id))]) {
    const whole = resourceByPath(pathOfIri(iri));
    const id = Number(idInIri(iri));
    if (!whole) continue;
    const { resource } = Number.isSafeInteger(id) ? await metOrWhole(to, whole, { actor, id }) : { resource: whole };
    if (mayWrite(actor.roles, resource.area)) return;
  }
  throw new Forbidden('Dieses Bild darf mit Ihrer Rolle nicht geändert werden.');
}

/**
 * The record for which a file is uploaded, by the number of its contract or its address, or the list of a record yet to
 * be made; undefined where there is none, refused where the uploader may not change it.
 */
export async function recordForUpload(to: Queryable, actor: Actor, path: string): Promise<string | undefined> {
  const isNumber = /^[0-9A-Za-z-]{1,20}$/.test(path);
  // Who may not write protocols is not told whether there is such a contract.
  if (isNumber) refuseUnlessWriter(resourceByPath('protocols'), actor);
  const iri = isNumber ? await recordOfNumber(to, path) : path;
  const match = /^\/api\/([A-Za-z_]+)(?:\/(\d{1,15}))?$/.exec(iri ?? '');
  const whole = resourceByPath(match?.[1] ?? '');
  if (!match || !whole) return undefined;
  const { resource } = match[2] ? await metOrWhole(to, whole, { actor, id: Number(match[2]) }) : { resource: whole };
  refuseUnlessWriter(resource, actor);
  if (match[2] === undefined) return `/api/${resource.path}`;
  return (await isThere(to, actor, { resource, id: Number(match[2]) }))
    ? iriOf(resource.path, Number(match[2]))
    : undefined;
}

function refuseUnlessWriter(resource: Resource | undefined, { roles }: Actor): void {
  if (resource && !mayWrite(roles, resource.area))
    throw new Forbidden(`Ihre Rolle darf hier keine Dateien hochladen (${resource.title.one}).`);
}

async function isThere(
  to: Queryable,
  actor: Actor,
  { resource, id }: { resource: Resource; id: number },
): Promise<boolean> {
  return (await readOne(to, resource, id, { scope: ownershipOf(resource, actor) })) !== undefined;
}

/** A protocol where the contract has one already, else the contract itself. */
async function recordOfNumber(to: Queryable, number: string): Promise<string | undefined> {
  const [found] = await rowsOf<{ iri: string }>(
    to,
    sql`select '/api/protocols/' || id as iri, 1 as rank from protocols where "orderNumber" = ${number}
        union all select '/api/contracts/' || id, 2 from contracts where "auftragsnummer" = ${number} order by rank limit 1`,
  );
  return found?.iri;
}

function isList(record: string): boolean {
  return !/\/\d+$/.test(record);
}

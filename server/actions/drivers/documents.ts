import { sql } from 'drizzle-orm';
import { requiredDocuments } from '../../../src/domain/driver/completeness.ts';
import { driver } from '../../../src/domain/driver/driver.ts';
import { driverDocument } from '../../../src/domain/driver/driverDocument.ts';
import { driverDocumentTypes } from '../../../src/domain/choices/driverDocumentTypes.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { rowsOf } from '../../storage/sql.ts';
import { behave, type Completed, type Done, type Intent, type Scope } from '../../write/behaviour.ts';

/** Who looked at a paper, and when; another file has not been looked at by anybody. */
function noteCheck(
  { kind, before, after, input }: Intent<typeof driverDocument>,
  { actor, now }: Scope,
): Completed<typeof driverDocument> {
  if (kind === 'delete') return {};
  if (input.checked === true)
    return { checkedAt: now.toISOString(), checkedBy: actor.userId === null ? null : iriOf('users', actor.userId) };
  const isAnother = before !== undefined && before.file !== after.file;
  return input.checked === false || isAnother ? { checkedAt: null, checkedBy: null } : {};
}

/** The driver's record says which papers are there, and whether none is missing that has to be. */
async function followPapers({ before, after }: Done<typeof driverDocument>, scope: Scope): Promise<void> {
  const owner = after.driver ?? before?.driver ?? null;
  const id = owner === null ? undefined : idOf(driver.path, owner);
  if (owner === null || id === undefined) return;
  const found = await rowsOf<{ type: string }>(
    scope.client,
    sql`select distinct type from driver_documents where driver = ${id}`,
  );
  const present = new Set(found.map((it) => it.type));
  await scope.change(driver, owner, {
    documentTypes: driverDocumentTypes.items.map((it) => it.key).filter((it) => present.has(it)),
    requiredDocsUploaded: requiredDocuments.every((it) => present.has(it)),
  });
}

/** What a paper of a driver does beyond storing its fields. */
export const driverDocuments = behave(driverDocument, { complete: [noteCheck], effects: [followPapers] });

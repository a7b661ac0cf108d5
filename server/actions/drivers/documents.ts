import { sql } from 'drizzle-orm';
import { filesPath } from '../../../src/domain/define/filesPath.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { isGuarded, isPresent } from '../../../src/domain/driver/guardedPaper.ts';
import { requiredDocuments } from '../../../src/domain/driver/completeness.ts';
import { driver } from '../../../src/domain/driver/driver.ts';
import { driverDocument } from '../../../src/domain/driver/driverDocument.ts';
import { driverDocumentTypes } from '../../../src/domain/driver/choices/driverDocumentTypes.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { forgetFiles, guardFile } from '../../storage/guardedFiles.ts';
import { rowsOf } from '../../storage/sql.ts';
import { keepHeld } from '../retention/holds.ts';
import { behave, type Completed, type Done, type Intent, type Scope } from '../../write/behaviour.ts';

/** Nobody checks what he cannot look at, and a check whose copy is gone cannot be done again. */
function checkCheck({ kind, before, after, input }: Intent<typeof driverDocument>): Verdict<'checked'> {
  if (kind === 'delete' || input.checked === undefined || after.file !== null) return allowed;
  const isGone = before !== undefined && before.checkedAt !== null;
  return refused(
    isGone
      ? 'Die Kopie ist mit der Prüfung gelöscht. Für eine neue Prüfung bitte eine neue Kopie hochladen.'
      : 'Ohne Kopie lässt sich das Dokument nicht prüfen.',
    'checked',
  );
}

/** A hold on a driver keeps his papers, also from who deletes or replaces one by hand. */
async function keepHeldPaper(
  { kind, before, input }: Intent<typeof driverDocument>,
  scope: Scope,
): Promise<Verdict<'file'>> {
  const takesAway = kind === 'delete' || (before?.file && input.file !== undefined && input.file !== before.file);
  if (!before || !takesAway) return allowed;
  return keepHeld(scope, driverOf(before), ...(kind === 'delete' ? [] : (['file'] as const)));
}

function driverOf({ driver: owner }: { readonly driver: string | null }) {
  return { driver: sql`${idOf(driver.path, owner ?? '') ?? 0}` };
}

/**
 * Who looked at a paper, and when; another file has not been looked at by anybody. With the check of a licence its copy
 * goes, unless a hold keeps it for now, and what it allows stays.
 */
async function noteCheck(
  { kind, before, after, input }: Intent<typeof driverDocument>,
  scope: Scope,
): Promise<Completed<typeof driverDocument>> {
  if (kind === 'delete') return {};
  if (input.checked === true) {
    const { actor, now } = scope;
    const holder = after.type === 'driversLicense' ? await scope.look(driver, after.driver) : undefined;
    const goes = isGuarded(after.type) && (await keepHeld(scope, driverOf(after))).verdict === 'allowed';
    return {
      checkedAt: now.toISOString(),
      checkedBy: actor.userId === null ? null : iriOf('users', actor.userId),
      checkedClasses: holder?.klassen ?? [],
      ...(goes && { file: null }),
    };
  }
  const isAnother = before !== undefined && after.file !== null && before.file !== after.file;
  return input.checked === false || isAnother ? { checkedAt: null, checkedBy: null, checkedClasses: [] } : {};
}

/** Looks at the copy of a licence are written down from the moment a paper names it; it goes when nothing names it. */
async function guardCopy({ before, after, kind }: Done<typeof driverDocument>, scope: Scope): Promise<void> {
  const [was, is] = [before?.file, kind === 'delete' ? null : after.file].map((it) => idOf(filesPath, it ?? ''));
  if (is !== undefined && isGuarded(after.type)) await guardFile(scope.client, is);
  if (was !== undefined && was !== is && isGuarded(before?.type)) await forgetFiles(scope.client, [was], scope.now);
}

/** The driver's record says which papers are there, and whether none is missing that has to be. */
async function followPapers({ before, after }: Done<typeof driverDocument>, scope: Scope): Promise<void> {
  const owner = after.driver ?? before?.driver ?? null;
  if (owner !== null) await countPapers(scope, owner);
}

type Row = {
  readonly type: string;
  readonly file: string | null;
  readonly checkedAt: string | null;
  readonly validUntil: string | null;
};

/** Says in a driver's record which of his papers are there today. */
export async function countPapers(scope: Scope, owner: string): Promise<void> {
  const id = idOf(driver.path, owner);
  if (id === undefined) return;
  const today = todayIn(companyZone, scope.now);
  const found = await rowsOf<Row>(
    scope.client,
    sql`select type, file::text, "checkedAt"::text, "validUntil"::text from driver_documents where driver = ${id}`,
  );
  const present = new Set(found.filter((it) => isPresent(it, today)).map((it) => it.type));
  await scope.change(driver, owner, {
    documentTypes: driverDocumentTypes.items.map((it) => it.key).filter((it) => present.has(it)),
    requiredDocsUploaded: requiredDocuments.every((it) => present.has(it)),
  });
}

/** What a paper of a driver does beyond storing its fields. */
export const driverDocuments = behave(driverDocument, {
  check: [checkCheck, keepHeldPaper],
  complete: [noteCheck],
  effects: [guardCopy, followPapers],
});

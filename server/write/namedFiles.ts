import type { AnyRow } from '../../src/domain/define/row.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import { fileTexts, isPicture } from '../../src/domain/file/storedFile.ts';
import { fileFields, filesIn } from '../read/filesIn.ts';
import { mayReadImage } from '../read/imageAccess.ts';
import { assignFiles, nameFiles, readImages } from '../storage/images.ts';
import { Invalid, type Violation } from '../storage/refusals.ts';
import type { Write } from './asked.ts';

type States = { readonly before: AnyRow; readonly after: AnyRow };

/**
 * Refuses a record that newly names a file of a kind that its field does not take, or one that its writer may not read:
 * nobody gets at a file by naming it.
 */
export async function refuseFiles({ resource: { fields }, scope }: Write, { before, after }: States): Promise<void> {
  if (fileFields(fields).length === 0) return;
  const known = new Set(filesIn(fields, before).map((it) => `${String(it.id)} ${it.path}`));
  const named = filesIn(fields, after).filter((it) => !known.has(`${String(it.id)} ${it.path}`));
  const images = new Map(
    (
      await readImages(
        scope.client,
        named.map((it) => it.id),
      )
    ).map((it) => [it.id, it]),
  );
  const violations: Violation[] = [];
  for (const { id, path, field } of named) {
    const image = images.get(id);
    const isTheirs = image !== undefined && (await mayReadImage(scope.client, scope.actor, image));
    if (!isTheirs) violations.push({ propertyPath: path, message: `${field.label}: Diese Datei gibt es nicht.` });
    else if (!field.papers && !isPicture({ contentType: image.content_type }))
      violations.push({ propertyPath: path, message: fileTexts.onlyPictures });
  }
  if (violations.length > 0) throw new Invalid(violations);
}

/** Writes down which files a record names, so that they stay as long as it does. */
export async function noteFiles({ resource, scope }: Write, id: number, { before, after }: States): Promise<void> {
  if (fileFields(resource.fields).length === 0) return;
  const [was, ids] = [before, after].map((it) =>
    [...new Set(filesIn(resource.fields, it).map((file) => file.id))].toSorted(),
  );
  if (!was || !ids || String(was) === String(ids)) return;
  const iri = iriOf(resource.path, id);
  await nameFiles(scope.client, { iri, ids, now: scope.now });
  await assignFiles(scope.client, { iri, ids });
}

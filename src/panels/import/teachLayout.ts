import { create, update } from '../../api/records/mutations.ts';
import { fetchItem } from '../../api/records/queries.ts';
import type { Iri } from '../../domain/define/field.ts';
import { importLayout } from '../../domain/import/importLayout.ts';
import { withColumn, type ImportColumnKey } from '../../domain/import/layoutColumns.ts';

/** What somebody says about the files of a customer; nothing where their form alone is to be taught. */
export type Lesson =
  | { readonly heading: string; readonly column: ImportColumnKey | null }
  | { readonly allNew?: boolean };
type Taught = { readonly customer: Iri; readonly layout: Iri | null };

/** Keeps what was taught, on top of what others have taught meanwhile; answers where it is kept. */
export async function teachLayout({ customer, layout }: Taught, lesson: Lesson): Promise<Iri> {
  const before = layout === null ? undefined : await fetchItem(importLayout, layout);
  const changes = 'heading' in lesson ? { columns: withColumn(before?.columns ?? [], lesson) } : lesson;
  const kept = before
    ? await update(importLayout, before['@id'], changes, { version: before.version })
    : await create(importLayout, { customer, ...changes });
  return kept['@id'];
}

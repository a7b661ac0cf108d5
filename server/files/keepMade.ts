import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesPath } from '../../src/domain/define/filesPath.ts';
import type { Iri } from '../../src/domain/define/field.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import type { KeptType } from '../../src/domain/file/storedFile.ts';
import type { Database } from '../storage/database.ts';
import { expectContents, insertImage } from '../storage/images.ts';
import type { Queryable } from '../storage/sql.ts';
import type { FileStore } from './store/fileStore.ts';

/** A file that the server itself has made for a record. */
export type Made = { readonly name: string; readonly type: KeptType; readonly content: Uint8Array };
type Laid = Made & { readonly hash: string };

/** Puts the bytes into the store; whoever dies after it has lost nothing and named nothing. */
export async function layMade(
  { database, now, store }: { readonly database: Database; readonly now: Date; readonly store: FileStore },
  made: Made,
): Promise<Laid> {
  const hash = createHash('sha256').update(made.content).digest('hex');
  const content = { hash, bytes: made.content.length };
  await database.transaction((client) => expectContents(client, [{ size: 'source', ...content }], now));
  const folder = await mkdtemp(join(tmpdir(), 'leitstand-datei-'));
  try {
    const path = join(folder, 'datei');
    await writeFile(path, made.content, { mode: 0o600 });
    await store.put({ ...content, path });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { ...made, hash };
}

/** The file of a record, from bytes that lie in the store; the record names it in the same transaction. */
export async function nameMade(
  { client, now }: { readonly client: Queryable; readonly now: Date },
  record: Iri,
  { content, hash, name, type }: Laid,
): Promise<Iri> {
  const part = { hash, bytes: content.length };
  const image = await insertImage(
    client,
    {
      record,
      file_name: name,
      content_type: type,
      uploaded_by: null,
      width: null,
      height: null,
      pages: null,
      contents: [
        { size: 'source', ...part },
        { size: 'full', ...part },
      ],
    },
    now,
  );
  return iriOf(filesPath, image);
}

import { join } from 'node:path';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { contract } from '../../src/domain/contract/contract.ts';
import { idOf } from '../../src/domain/define/resource.ts';
import { paperType, pictureTypes } from '../../src/domain/file/storedFile.ts';
import type { Actor } from '../storage/actor.ts';
import type { Database } from '../storage/database.ts';
import {
  contentOf,
  expectContents,
  insertImage,
  nameFileToo,
  readImages,
  turnImage,
  type ImageRow,
} from '../storage/images.ts';
import { Conflict, NotFound } from '../storage/refusals.ts';
import type { Files } from './files.ts';
import { StoreAway } from './store/fileStore.ts';
import type { Made } from './pictures/makeContents.ts';

export type Keeping = { readonly database: Database; readonly files: Files; readonly now: Date };
type Whose = { readonly fileName: string; readonly record: string; readonly actor: Actor };

/** Keeps what was uploaded to our disk for a record; answers its row once all of it is in the store. */
export async function keepFile(keeping: Keeping, { path, ...whose }: Whose & { path: string }): Promise<ImageRow> {
  const made = await keeping.files.works.work({ path });
  await putAll(keeping, made);
  return keepMade(keeping, { made, ...whose });
}

/** Writes down for a record what lies in the store. */
export async function keepMade(
  { database, now }: Keeping,
  { made, fileName, record, actor }: Whose & { readonly made: Made },
): Promise<ImageRow> {
  const { type, width, height, pages, contents } = made;
  const id = await database.transaction(async (client) => {
    const image = await insertImage(
      client,
      { record, file_name: fileName, content_type: type, width, height, pages, uploaded_by: actor.userId, contents },
      now,
    );
    // No field of a contract names its papers; they stay as long as it does.
    if (type === paperType && idOf(contract.path, record) !== undefined)
      await nameFileToo(client, { iri: record, id: image });
    return image;
  });
  return stored(database, id);
}

const tries = 3;

/** Turns a picture clockwise; of two who turn it at once both are heard. */
export async function turnFile(keeping: Keeping, id: number, angle: number): Promise<ImageRow> {
  for (let left = tries; left > 0; left -= 1) {
    const row = await stored(keeping.database, id);
    const rotation = (row.rotation + angle) % 360;
    const { width, height, contents } = await keeping.files.inFolder((folder) =>
      turned(keeping, row, { rotation, folder }),
    );
    const isTurned = await keeping.database.transaction((client) =>
      turnImage(client, { id, version: row.version, rotation, width, height, contents }),
    );
    if (isTurned) return stored(keeping.database, id);
  }
  throw new Conflict('Das Bild wird gerade von jemand anderem gedreht; bitte noch einmal versuchen.');
}

async function turned(
  keeping: Keeping,
  { id, content_type: type }: ImageRow,
  { rotation, folder }: { rotation: number; folder: string },
): Promise<Made> {
  const { database, files } = keeping;
  const picture = pictureTypes.find((it) => it === type);
  if (!picture) throw new Error('only pictures are turned');
  const source = await contentOf(database.pool, id, 'source');
  const content = source && (await files.store.get(source.hash));
  if (!content) throw new StoreAway('a stored file is missing');
  const path = join(folder, 'source');
  await pipeline(content, createWriteStream(path, { mode: 0o600 }));
  const made = await files.works.work({ path, turn: { type: picture, rotation } });
  await putAll(keeping, made);
  return made;
}

/** First it is written down what will lie in the store, so that nobody clears it away before somebody names it. */
export async function putAll({ database, files, now }: Keeping, { contents }: Made): Promise<void> {
  const each = [...new Map(contents.map((it) => [it.hash, it])).values()];
  await database.transaction((client) => expectContents(client, each, now));
  for (const content of each) await files.store.put(content);
}

async function stored(database: Database, id: number): Promise<ImageRow> {
  const [row] = await readImages(database.pool, [id]);
  if (!row) throw new NotFound();
  return row;
}

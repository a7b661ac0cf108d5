import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { filesPath } from '../../src/domain/define/filesPath.ts';
import { idOf } from '../../src/domain/define/resource.ts';
import type { FileStore } from '../files/store/fileStore.ts';
import { contentOf } from '../storage/images.ts';
import type { Queryable } from '../storage/sql.ts';

/** The pictures of a paper by the IRIs of their files, ready to be printed. */
export type PaperPictures = Readonly<Record<string, string>>;

/** So many are read at once; each waits for the store most of its time. */
const atOnce = 6;
/** As sharp as a third of a page needs; of very many, as small as one can still tell what they show. */
const looks = { usual: { edge: 560, quality: 70 }, many: { edge: 300, quality: 60 } } as const;
const manyFrom = 120;

/** Reads these pictures; one that the store does not give is left out, its place on the paper says so. */
export async function readPaperPictures(
  to: Queryable,
  store: FileStore,
  files: readonly string[],
): Promise<PaperPictures> {
  const wanted = [...new Set(files)];
  const { edge, quality } = wanted.length >= manyFrom ? looks.many : looks.usual;
  const found: Record<string, string> = {};
  const readNext = async (): Promise<void> => {
    for (let file = wanted.shift(); file !== undefined; file = wanted.shift()) {
      const content = await contentOf(to, idOf(filesPath, file) ?? 0, 'medium');
      const stream = content && (await store.get(content.hash));
      if (!stream) continue;
      const small = await sharp(await buffer(stream))
        .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality })
        .toBuffer();
      found[file] = `data:image/jpeg;base64,${small.toString('base64')}`;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readNext));
  return found;
}

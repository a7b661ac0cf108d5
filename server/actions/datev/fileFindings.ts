import { alteredFile, missingFile, type DatevFinding } from '../../../src/domain/datev/checkBatch.ts';
import { AlteredFile, soundContent } from '../../files/soundContent.ts';
import type { FileStore } from '../../files/store/fileStore.ts';
import { hashesOf } from '../../storage/images.ts';
import type { Queryable } from '../../storage/sql.ts';
import type { Gathered } from './gather.ts';

/** So many files are read at once; each waits for the store most of its time. */
const atOnce = 6;

/** Documents whose file the store does not have any more, or not as it was made: they keep their month back. */
export async function fileFindings(
  to: Queryable,
  documents: readonly Gathered[],
  store: FileStore,
): Promise<readonly DatevFinding[]> {
  const left = documents.filter((it) => it.file !== null && !it.documentInProgress);
  const hashes = await hashesOf(
    to,
    left.map((it) => Number(it.file)),
    'full',
  );
  const found = new Map<string, DatevFinding>();
  const readNext = async (): Promise<void> => {
    for (let document = left.shift(); document; document = left.shift()) {
      const sentence = await faultOf(document, hashes.get(Number(document.file)), store);
      if (sentence !== undefined)
        found.set(document.number, { at: 'document', field: 'documentFile', document, sentence, isRefusal: true });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readNext));
  return documents.flatMap((it) => found.get(it.number) ?? []);
}

async function faultOf({ number }: Gathered, hash: string | undefined, store: FileStore): Promise<string | undefined> {
  try {
    return hash !== undefined && (await soundContent(store, hash)) ? undefined : missingFile(number);
  } catch (fault) {
    if (fault instanceof AlteredFile) return alteredFile(number);
    throw fault;
  }
}

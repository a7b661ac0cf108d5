import { fetchItem, prepareItem } from '../../../api/records/queries.ts';
import { readAnyEntity } from '../../../api/records/entities.ts';
import type { StoredFile } from '../../../domain/file/storedFile.ts';
import { protocol } from '../../../domain/protocol/protocol.ts';
import type { Kind } from '../images/pictureSlots.ts';
import { picturePairs, type PicturePair } from './picturePairs.ts';

/** Pictures that were asked for lately, so that the browser keeps them; the oldest go first. */
const held = new Map<string, HTMLImageElement>();
const mostHeld = 36;
/** So many positions of the next protocol are loaded before somebody comes to it. */
const pairsAhead = 3;

/** Loads and unpacks the pictures of these positions, so that they show at once; answers how many came. */
export async function loadPairs(pairs: readonly PicturePair[]): Promise<number> {
  const files = pairs.flatMap(({ pickup, delivery }) => [pickup.file, delivery.file]);
  const came = await Promise.all(files.map((it) => (it === null ? false : loaded(it))));
  return came.filter(Boolean).length;
}

/** Fetches a protocol, its order and its first pictures; answers how many of them are there. */
export async function loadProtocol(iri: string, kinds: readonly Kind[]): Promise<number> {
  const next = await fetchItem(protocol, iri);
  if (next.contract) prepareItem(next.contract);
  return loadPairs(picturePairs(next, kinds).slice(0, pairsAhead));
}

async function loaded(iri: string): Promise<boolean> {
  const url = (readAnyEntity(iri) as unknown as StoredFile | undefined)?.sizes?.large;
  if (url === undefined) return false;
  const image = held.get(url) ?? new Image();
  held.delete(url);
  held.set(url, image);
  for (const [old] of held) if (held.size > mostHeld) held.delete(old);
  if (image.src === '') image.src = url;
  try {
    await image.decode();
    return true;
  } catch {
    held.delete(url);
    return false;
  }
}

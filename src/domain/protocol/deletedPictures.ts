import type { SomeOf } from '../define/row.ts';
import type { protocol } from './protocol.ts';

/** What stands in the place of a picture or signature that was deleted after its time. */
export const deletedAfterTime = 'nach Ablauf gelöscht';

type Protocol = SomeOf<typeof protocol, 'deletedPictures'>;

/**
 * Whether a picture stood there that was deleted after its time; an entry is named by its number, for example
 * `damages.12.image.file`.
 */
export function isPictureDeleted({ deletedPictures }: Protocol, place: string): boolean {
  return deletedPictures?.some((it) => it.place === place) ?? false;
}

/** Whether a photo of any place was deleted after its time, signatures aside. */
export function arePhotosDeleted({ deletedPictures }: Protocol): boolean {
  return deletedPictures?.some(({ place }) => !place?.includes('Signature.')) ?? false;
}

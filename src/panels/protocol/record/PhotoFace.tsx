import { deletedAfterTime } from '../../../domain/protocol/deletedPictures.ts';
import type { EntryFaceProps } from '../../kit/entries/entryColumn.ts';
import { FileFace } from '../../kit/entries/FileFace.tsx';
import { useDeletedPictures } from './useDeletedPictures.ts';

/** A photo in a cell, or that it was deleted after its time. */
export function PhotoFace(props: EntryFaceProps & { readonly isNarrow?: boolean }) {
  const { value, place } = props;
  const { isDeleted } = useDeletedPictures();
  if (typeof value !== 'string' && isDeleted(place))
    return <span className="min-w-0 text-11 leading-[13px] whitespace-normal text-3">{deletedAfterTime}</span>;
  return <FileFace {...props} />;
}

/** The same in a table of many columns. */
export function NarrowPhotoFace(props: EntryFaceProps) {
  return <PhotoFace {...props} isNarrow />;
}

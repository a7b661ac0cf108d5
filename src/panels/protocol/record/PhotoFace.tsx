import { deletedAfterTime } from '../../../domain/protocol/deletedAfterTime.ts';
import type { EntryFaceProps } from '../../kit/entries/entryColumn.ts';
import { FileFace } from '../../kit/entries/FileFace.tsx';
import { usePicturesGone } from './usePicturesGone.ts';

/** A photo in a cell, or that it was deleted after its time. */
export function PhotoFace(props: EntryFaceProps) {
  const areGone = usePicturesGone();
  if (areGone && typeof props.value !== 'string')
    return <span className="min-w-0 text-11 leading-[13px] whitespace-normal text-3">{deletedAfterTime}</span>;
  return <FileFace {...props} />;
}

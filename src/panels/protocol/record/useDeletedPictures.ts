import { useEntity } from '../../../api/records/entities.ts';
import { isPictureDeleted } from '../../../domain/protocol/deletedPictures.ts';
import { protocol } from '../../../domain/protocol/protocol.ts';
import { useRecordFormContext } from './protocolFields.ts';

/** Whether the pictures of the protocol have had their time, and whether one stood in a place of it. */
export function useDeletedPictures() {
  const shown = useEntity(protocol, useRecordFormContext().iri);
  return {
    areGone: Boolean(shown?.picturesDeletedOn),
    isDeleted: (place: string) => shown !== undefined && isPictureDeleted(shown, place),
  };
}

import { useEntity } from '../../../api/records/entities.ts';
import { protocol } from '../../../domain/protocol/protocol.ts';
import { useRecordFormContext } from './protocolFields.ts';

/** Whether pictures and signatures of the protocol were deleted after their time. */
export function usePicturesGone(): boolean {
  return Boolean(useEntity(protocol, useRecordFormContext().iri)?.picturesDeletedOn);
}

import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import type { driverDocument } from '../../domain/driver/driverDocument.ts';
import { extendResource } from '../kit/screen/extendResource.ts';

/** What the list of these records says while it is empty. */
export const driverDocumentScreen = extendResource<typeof driverDocument>('driver_documents', {
  emptyText: labelOf(emptyTexts, 'driverDocuments'),
});

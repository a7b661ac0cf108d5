import { messageOf } from '../../../api/apiErrors.ts';
import { turnFile } from '../../../api/uploads.ts';
import { tools } from '../../../commands/tools.ts';

/** Turns a picture by a quarter, for everybody who sees it; one that is not saved with its protocol yet as well. */
export async function turnPicture(iri: string): Promise<void> {
  try {
    await turnFile(iri, '90');
    tools().notify.success('Bild wurde aktualisiert');
  } catch (error) {
    tools().notify.error('Bild konnte nicht gespeichert werden', { detail: messageOf(error) });
  }
}

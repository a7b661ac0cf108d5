import { messageOf } from '../../api/apiErrors.ts';
import { call } from '../../api/call.ts';
import { saveAddress } from '../../api/files.ts';
import type { Entity } from '../../api/records/entities.ts';
import type { protocol } from '../../domain/protocol/protocol.ts';
import { protocolArchive } from '../../domain/protocol/sendingCalls.ts';
import type { Tools } from '../tools.ts';

/** Every standard picture of an order, as one file. */
export async function loadAllImages(
  { orderNumber }: Pick<Entity<typeof protocol>, 'orderNumber'>,
  { notify }: Tools,
): Promise<void> {
  if (!orderNumber) return;
  try {
    const { url } = await call(protocolArchive, { id: orderNumber });
    saveAddress(url, `Bilder-${orderNumber}.zip`);
    notify.info('Download erfolgreich gestartet');
  } catch (error) {
    notify.error(`Fehler: ${messageOf(error)}`);
  }
}

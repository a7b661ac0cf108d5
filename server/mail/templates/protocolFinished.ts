import { defineMail } from '../mailTemplate.ts';
import { contractPlaceholders } from './contractPlaceholders.ts';

/** M11: the ride is over and its protocol checked. */
export const protocolFinished = defineMail({
  key: 'M11',
  also: contractPlaceholders,
  subject: 'Protokoll zu Auftrag {orderNumber}[: {licensePlate}]',
  text: `
der Auftrag {orderNumber} ist abgeschlossen. Als Anlage erhalten Sie das vollständige Protokoll mit {damageCountText} und {imageCount} Bildern.[ Alle Bilder in voller Größe: {imagesLink} (30 Tage gültig).]`,
});

/** M12: the protocol goes ahead of its check by the office. */
export const protocolAhead = defineMail({
  key: 'M12',
  also: contractPlaceholders,
  subject: 'Vorabprotokoll [{licensePlate}, ]Auftrag {orderNumber} ({translatedUStatus})',
  text: `
vorab erhalten Sie das Protokoll zum Fahrzeug {vehicle} im Stand „{translatedUStatus}“. {uploadsLine}
Das geprüfte Protokoll folgt.`,
});

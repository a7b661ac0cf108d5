import { normalizePlate } from './plate.ts';
import { normalizeVin, vinLength } from './vin.ts';

interface VehicleToHint {
  readonly licensePlate?: string | null | undefined;
  readonly alternativeLicensePlate?: string | null | undefined;
  readonly angemeldet?: boolean | null | undefined;
  readonly verzoegerteAbgabe?: boolean | null | undefined;
}

const known = /^[A-ZÄÖÜ]{1,3}-([A-Z]{1,2}|0[36]) \d{1,4}[EH]?$/;
const red = /^[A-ZÄÖÜ]{1,3}-0[36] /;

/** What looks odd about the plate of a contract; it never blocks, because foreign and special plates exist. */
export function plateHint({
  licensePlate,
  alternativeLicensePlate,
  angemeldet,
  verzoegerteAbgabe,
}: VehicleToHint): string | undefined {
  const plate = licensePlate ? normalizePlate(licensePlate) : '';
  if (plate === '')
    return angemeldet === false && !alternativeLicensePlate
      ? 'Nicht zugelassen: bitte ein rotes Kennzeichen eintragen.'
      : undefined;
  if (!known.test(plate)) return 'Kein übliches Kennzeichen, zum Beispiel K-LS 418E.';
  if (red.test(plate)) return 'Das ist ein rotes Kennzeichen: es gehört in das Feld darunter.';
  if (plate.endsWith('E') && verzoegerteAbgabe !== true) return 'E-Kennzeichen: vollelektrisch?';
  return undefined;
}

/** How far a VIN is from complete; an incomplete one may be saved. */
export function vinHint(text: string | null | undefined): string | undefined {
  const missing = vinLength - normalizeVin(text ?? '').length;
  if (!text || missing <= 0) return undefined;
  return missing === 1 ? 'Es fehlt noch 1 Zeichen.' : `Es fehlen noch ${missing} Zeichen.`;
}

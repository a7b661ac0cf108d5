import { allowed, refused, type Verdict } from '../define/verdict.ts';

/** Characters of every complete vehicle identification number. */
export const vinLength = 17;

/** What staff typed as a VIN in its stored form: capitals without spaces and dashes. */
export function normalizeVin(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

/** A VIN in a field: at most 17 characters, letters and digits, never I, O or Q; an incomplete one is allowed. */
export function checkVin(text: string): Verdict<'carFin'> {
  const vin = normalizeVin(text);
  if (vin.length > vinLength) return refused(`FIN hat ${vin.length} statt ${vinLength} Zeichen`, 'carFin');
  if (/[IOQ]/.test(vin)) return refused('Die FIN enthält unzulässige Zeichen (I, O, Q).', 'carFin');
  return /^[A-Z0-9]*$/.test(vin) ? allowed : refused('Die FIN darf nur Buchstaben und Ziffern enthalten.', 'carFin');
}

/** A VIN that must be complete, as a handover needs it. */
export function checkFullVin(text: string): Verdict<'carFin'> {
  const vin = normalizeVin(text);
  return vin.length === vinLength
    ? checkVin(vin)
    : refused(`FIN hat ${vin.length} statt ${vinLength} Zeichen`, 'carFin');
}

/** The last five characters, by which people on the yard tell vehicles apart. */
export function shortVin(vin: string): string {
  return vin.length > 5 ? `…${vin.slice(-5)}` : vin;
}

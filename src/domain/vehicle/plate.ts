/** The form in which plates are compared: spaces, dashes and case do not matter, and O is the same as 0. */
export function plateKey(plate: string): string {
  return plate
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0');
}

/** A plate as staff write it down, K-LS 418E; one whose parts cannot be told apart stays as typed in capitals. */
export function normalizePlate(plate: string): string {
  const parts = partsOf(plate);
  return parts === undefined
    ? tidied(plate)
    : `${parts.place}-${[parts.letters, parts.number].filter(Boolean).join(' ')}`;
}

/** Whether a text is a plate with its parts told apart, as K-LS 418E and K LS 418 E are and KLS418E is not. */
export function isPlate(text: string): boolean {
  return partsOf(text) !== undefined;
}

/** A plate as lists show it, K LS 418E. */
export function displayPlate(plate: string): string {
  const parts = partsOf(plate);
  return parts === undefined ? tidied(plate) : [parts.place, parts.letters, parts.number].filter(Boolean).join(' ');
}

/** Place, letters and number need a separator after the place; red plates such as K-06 123 have no letters. */
function partsOf(plate: string): { place: string; letters: string; number: string } | undefined {
  const text = tidied(plate);
  const match = /^([A-ZÄÖÜ]{1,3})[\s-]+([A-Z]{1,2})[\s-]*(\d{1,4})\s*([EH]?)$/.exec(text);
  if (match !== null) return { place: match[1] ?? '', letters: match[2] ?? '', number: `${match[3]}${match[4]}` };
  const red = /^([A-ZÄÖÜ]{1,3})[\s-]+(0[36])[\s-]*(\d{1,4})$/.exec(text);
  return red === null ? undefined : { place: red[1] ?? '', letters: '', number: `${red[2]} ${red[3]}` };
}

function tidied(plate: string): string {
  return plate.trim().replace(/\s+/g, ' ').toUpperCase();
}

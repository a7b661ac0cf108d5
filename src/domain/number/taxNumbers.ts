/** Check digit of ISO 7064 MOD 11,10, as German VAT ids and tax ids carry it. */
export function checkDigit(text: string): number {
  let product = 10;
  for (const char of text) {
    const sum = (Number(char) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10;
}

const countriesOfVat = 'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' ');

/** Why a VAT id cannot be right; undefined when it can. */
export function objectionToVatId(text: string): string | undefined {
  const id = text.replaceAll(/\s/g, '').toUpperCase();
  if (!countriesOfVat.includes(id.slice(0, 2))) return 'Sie beginnt nicht mit dem Kürzel eines EU-Landes.';
  if (!id.startsWith('DE')) return /^[A-Z]{2}[A-Z\d+*]{2,12}$/.test(id) ? undefined : 'Die Länge stimmt nicht.';
  if (!/^DE\d{9}$/.test(id)) return 'Nach DE stehen neun Ziffern.';
  return checkDigit(id.slice(2, 10)) === Number(id[10]) ? undefined : 'Die Prüfziffer stimmt nicht.';
}

/** What is said of a VAT id that cannot be right (document wordings). */
export function vatIdRefusal(id: string, objection: string): string {
  return `Die USt-IdNr. „${id}“ ist ungültig: ${objection}`;
}

/** Whether a German tax number has the ten, eleven or thirteen digits that tax offices give. */
export function isTaxNumber(text: string): boolean {
  return /^[\d\s/.-]+$/.test(text) && [10, 11, 13].includes(text.replaceAll(/\D/g, '').length);
}

/** Whether the check digits of an IBAN are right, and a German one has its 22 characters (ISO 13616). */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban) || (iban.startsWith('DE') && iban.length !== 22)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((it) => String(Number.parseInt(it, 36))).join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

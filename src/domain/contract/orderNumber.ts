const largest = 999_999;

/** Contract number: two digits of the year of creation and a six-digit running number of that year (R1). */
export function orderNumber(year: number, running: number): string {
  if (!Number.isInteger(running) || running < 1 || running > largest)
    throw new RangeError(`No order number for running number ${running}`);
  return String(year % 100).padStart(2, '0') + String(running).padStart(6, '0');
}

/** Whether a text is a whole contract number. */
export function isOrderNumber(text: string): boolean {
  return /^\d{8}$/.test(text);
}
